extension Mask {
  /// The strength of a blur: three boxes in a row approximate a Gaussian.
  /// > Documented: SVG 1.1, 15.17 (feGaussianBlur): boxes of d = ⌊s · 3·√(2π)/4 + 1/2⌋ for a standard deviation s; for
  /// > an even d two boxes of d, shifted by half a pixel to either side, and one of d + 1.
  struct Blur: Hashable {
    /// The boxes' size.
    let size: Int

    /// The largest standard deviation, in pixels.
    /// > Assumed: a softer shadow is not visible.
    static let largestDeviation = 256.0

    init(deviation: Double) {
      // A comparison with NaN is false.
      let deviation = deviation > 0 ? min(deviation, Self.largestDeviation) : 0
      size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    }

    /// The distance by which it extends a shape, in pixels.
    var margin: Int { size < 2 ? 0 : size * 3 / 2 + 1 }

    /// The boxes, one after the other.
    fileprivate var boxes: [BlurBox] {
      let half = size / 2
      if size % 2 == 1 { return Array(repeating: BlurBox(before: half, size: size), count: 3) }
      return [
        BlurBox(before: half, size: size), BlurBox(before: half - 1, size: size), BlurBox(before: half, size: size + 1),
      ]
    }
  }

  /// Returns the mask blurred, within the visible pixels.
  ///
  /// The work grows with the pixels of mask and window, hardly with the blur: a strong one has a coarser grid.
  func blurred(_ blur: Blur, within window: PixelRect) -> Mask {
    if blur.size < 2 { return cropped(to: window) }
    let seen = bounds.grown(by: blur.margin).intersection(window)
    if seen.isEmpty { return .nothing }
    return blur.cellSize > 1 ? coarselyBlurred(blur, to: seen) : finelyBlurred(blur, to: seen)
  }

  /// Returns the mask softened pixel by pixel.
  func finelyBlurred(_ blur: Blur, to seen: PixelRect) -> Mask {
    let boxes = blur.boxes
    var rows = Mask(PixelRect(minX: seen.minX, minY: bounds.minY, maxX: seen.maxX, maxY: bounds.maxY))
    for y in 0..<bounds.height {
      let line = (0..<bounds.width).map { Int(coverage[y * bounds.width + $0]) << 8 }
      if line.allSatisfy({ $0 == 0 }) { continue }
      let soft = BlurBox.apply(boxes, to: line, on: seen.minX - bounds.minX..<seen.maxX - bounds.minX)
      rows.set(soft, from: y * seen.width, step: 1)
    }
    var result = Mask(seen)
    for x in 0..<seen.width {
      let line = (0..<bounds.height).map { Int(rows.coverage[$0 * seen.width + x]) << 8 }
      if line.allSatisfy({ $0 == 0 }) { continue }
      let soft = BlurBox.apply(boxes, to: line, on: seen.minY - bounds.minY..<seen.maxY - bounds.minY)
      result.set(soft, from: x, step: seen.width)
    }
    return result
  }

  private mutating func set(_ line: [Int], from start: Int, step: Int) {
    var index = start
    for value in line {
      coverage[index] = UInt8(min((value + 128) >> 8, 255))
      index += step
    }
  }
}

/// A filter that replaces each value by the mean of its neighbors.
private struct BlurBox {
  /// The number of pixels of the box before its own one.
  let before: Int
  /// The number of pixels of the box.
  let size: Int

  /// Returns the values at some indices of a line after several filters, first to last.
  ///
  /// The line is from index 0 on, in 256ths, so that roundings are not visible; around it are zeros.
  static func apply(_ boxes: [BlurBox], to line: [Int], on range: Range<Int>) -> [Int] {
    var wanted = [range]
    for box in boxes.reversed().dropLast() {
      let next = wanted[0]
      wanted.insert(next.lowerBound - box.before..<next.upperBound - box.before + box.size - 1, at: 0)
    }
    var (line, start) = (line, 0)
    for (box, range) in zip(boxes, wanted) {
      (line, start) = box.apply(to: line, from: start, on: range)
    }
    BlurWork.counter?.add(wanted.reduce(0) { $0 + $1.count })
    return range.map { line.indices.contains($0 - start) ? line[$0 - start] : 0 }
  }

  /// Returns the means of a line that begins at an index, within a range and without zeros at its ends.
  private func apply(to line: [Int], from start: Int, on range: Range<Int>) -> (line: [Int], start: Int) {
    let low = max(range.lowerBound, start + before - size + 1)
    let high = min(range.upperBound, start + line.count + before)
    guard low < high else { return ([], low) }
    var means = [Int](repeating: 0, count: high - low)
    var sum = 0
    var entering = low - before - start
    var leaving = entering
    for _ in 0..<size - 1 {
      if entering >= 0, entering < line.count { sum += line[entering] }
      entering += 1
    }
    for index in means.indices {
      if entering >= 0, entering < line.count { sum += line[entering] }
      means[index] = (sum + size / 2) / size
      if leaving >= 0, leaving < line.count { sum -= line[leaving] }
      entering += 1
      leaving += 1
    }
    return (means, low)
  }
}
