/// Softening on a grid of cells, whose values are then interpolated: a strong blur has no details.
extension Mask {
  /// Returns the mask softened cell by cell.
  ///
  /// No pixel differs by more than 2 of 255 from the fine blur if cells are at most a sixteenth of a box.
  func coarselyBlurred(_ blur: Blur, to seen: PixelRect) -> Mask {
    let cells = Cells(self, size: blur.cellSize)
    let columns = Cells.around(seen.minX..<seen.maxX, size: blur.cellSize)
    let rows = Cells.around(seen.minY..<seen.maxY, size: blur.cellSize)
    return cells.blurred(blur.cellWidth, columns: columns, rows: rows).interpolated(to: seen)
  }
}

extension Mask.Blur {
  /// The fewest cells in a box.
  /// > Assumed: between sixteen values of a box a straight line is as good as the curve, to half of a 255th.
  private static let fewestCells = 16

  /// The number of pixels on a side of a cell: a power of two, 1 for all but strong blurs.
  var cellSize: Int {
    var cell = 1
    while size >= 2 * cell * Self.fewestCells { cell *= 2 }
    return cell
  }

  /// The width of each of three equal boxes, in cells, which blur as much as the boxes of pixels.
  ///
  /// The mean square of the spread of a box of n values is (n² - 1) / 12. The means that the cells begin with and the
  /// straight lines between them in the end spread as well: (1 - 1/cell²) / 12 and 1/6 of a cell.
  var cellWidth: Double {
    let cell = Double(cellSize)
    func spread(_ size: Int) -> Double { Double(size * size - 1) / 12 }
    let pixels = 2 * spread(size) + spread(size % 2 == 1 ? size : size + 1)
    let rest = pixels / (cell * cell) - (1 - 1 / (cell * cell)) / 12 - 1.0 / 6
    return (1 + 4 * rest).squareRoot()
  }
}

/// A grid of square cells, each with the mean of its pixels' coverage.
private struct Cells {
  /// The number of pixels on a side of a cell.
  let size: Int
  /// The cells' rectangle, in cells.
  var bounds: PixelRect
  var values: [Double]

  init(_ mask: Mask, size: Int) {
    self.size = size
    func cell(_ pixel: Int) -> Int { pixel >= 0 ? pixel / size : -((size - 1 - pixel) / size) }
    let pixels = mask.bounds
    bounds = PixelRect(
      minX: cell(pixels.minX), minY: cell(pixels.minY), maxX: cell(pixels.maxX - 1) + 1, maxY: cell(pixels.maxY - 1) + 1
    )
    var sums = [Int](repeating: 0, count: bounds.count)
    var index = 0
    for y in pixels.minY..<pixels.maxY {
      let row = (cell(y) - bounds.minY) * bounds.width
      var column = 0
      // The number of remaining pixels in the column's cell.
      var rest = (bounds.minX + 1) * size - pixels.minX
      for _ in 0..<pixels.width {
        if rest == 0 {
          column += 1
          rest = size
        }
        sums[row + column] += Int(mask.coverage[index])
        index += 1
        rest -= 1
      }
    }
    values = sums.map { Double($0) / Double(size * size) }
  }

  private init(size: Int, bounds: PixelRect) {
    self.size = size
    self.bounds = bounds
    values = [Double](repeating: 0, count: bounds.count)
  }

  /// Returns the cells whose centers are around the centers of some pixels.
  static func around(_ pixels: Range<Int>, size: Int) -> Range<Int> {
    weight(pixels.lowerBound, size: size).cell..<weight(pixels.upperBound - 1, size: size).cell + 2
  }

  // MARK: Softening

  /// Returns the cells of some columns and rows after three boxes.
  func blurred(_ width: Double, columns: Range<Int>, rows: Range<Int>) -> Cells {
    var soft = Cells(
      size: size,
      bounds: PixelRect(minX: columns.lowerBound, minY: bounds.minY, maxX: columns.upperBound, maxY: bounds.maxY))
    for y in 0..<bounds.height {
      let line = Array(values[y * bounds.width..<(y + 1) * bounds.width])
      soft.set(
        Self.blurred(line, width, on: columns.lowerBound - bounds.minX..<columns.upperBound - bounds.minX),
        from: y * columns.count, step: 1)
    }
    var result = Cells(
      size: size,
      bounds: PixelRect(
        minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound, maxY: rows.upperBound))
    for x in 0..<columns.count {
      let line = (0..<bounds.height).map { soft.values[$0 * columns.count + x] }
      result.set(
        Self.blurred(line, width, on: rows.lowerBound - bounds.minY..<rows.upperBound - bounds.minY), from: x,
        step: columns.count)
    }
    return result
  }

  private mutating func set(_ line: [Double], from start: Int, step: Int) {
    var index = start
    for value in line {
      values[index] = value
      index += step
    }
  }

  /// Returns the values at some indices of a line after three boxes of a width around each cell's center.
  ///
  /// The line is from index 0 on; around it are zeros. The width is in cells; the outer ones are included by a fraction.
  private static func blurred(_ line: [Double], _ width: Double, on range: Range<Int>) -> [Double] {
    let reach = Int((width / 2 + 0.5).rounded(.down))
    let edge = width / 2 - (Double(reach) - 0.5)
    var (line, start) = (line, 0)
    for rest in [2, 1, 0] {
      let low = max(range.lowerBound - rest * reach, start - reach)
      let high = min(range.upperBound + rest * reach, start + line.count + reach)
      guard low < high else { return [Double](repeating: 0, count: range.count) }
      let source = line
      let first = start
      func value(_ index: Int) -> Double { source.indices.contains(index - first) ? source[index - first] : 0 }
      var sum = (low - reach + 1..<low + reach).reduce(0) { $0 + value($1) }
      line = (low..<high).map { index in
        let mean = (sum + edge * (value(index - reach) + value(index + reach))) / width
        sum += value(index + reach) - value(index - reach + 1)
        return mean
      }
      start = low
      BlurWork.counter?.add(line.count)
    }
    return range.map { line.indices.contains($0 - start) ? line[$0 - start] : 0 }
  }

  // MARK: Pixels

  /// Returns the pixels of a rectangle, interpolated between the middles of the cells around them.
  func interpolated(to pixels: PixelRect) -> Mask {
    var mask = Mask(pixels)
    // In 256ths of 255ths of the coverage, whole. Sums of added and subtracted values may be slightly below zero.
    let columns = (pixels.minX..<pixels.maxX).map { Self.weight($0, size: size) }
    let rows = (0..<bounds.height).map { row in
      columns.map { column in
        let index = row * bounds.width + column.cell - bounds.minX
        let value = (values[index] * (1 - column.fraction) + values[index + 1] * column.fraction) * 256
        return Int(min(max(value, 0), 255 * 256).rounded())
      }
    }
    var index = 0
    for y in pixels.minY..<pixels.maxY {
      let weight = Self.weight(y, size: size)
      let factor = Int((weight.fraction * 256).rounded())
      let (upper, lower) = (rows[weight.cell - bounds.minY], rows[weight.cell - bounds.minY + 1])
      var x = 0
      while x < pixels.width {
        mask.coverage[index] = UInt8(truncatingIfNeeded: (upper[x] * (256 - factor) + lower[x] * factor + 0x8000) >> 16)
        x += 1
        index += 1
      }
    }
    BlurWork.counter?.add(pixels.count)
    return mask
  }

  /// Returns the cell whose middle is before a pixel's middle, and the fraction of the distance to the next one.
  private static func weight(_ pixel: Int, size: Int) -> (cell: Int, fraction: Double) {
    let coordinate = (Double(pixel) + 0.5) / Double(size) - 0.5
    let cell = coordinate.rounded(.down)
    return (Int(cell), coordinate - cell)
  }
}
