/// A converter of the sides of polygons into a mask.
///
/// Each row of pixels is cut into lines; on each line the spans inside are found from the crossings with the sides, and
/// are added with their exact lengths. Coverage is exact across; down it has as many steps as there are lines.
struct Rasterizer {
  /// A side as it is walked down, line by line.
  private struct Crossing {
    var x: Double
    let step: Double
    let lastLine: Int
    let winding: Int32
    /// The crossing with the current line, in 256ths of a pixel from the left side.
    var fixedX = 0
  }

  private let rule: Outline.FillRule
  private var mask: Mask
  private let lines: Int
  /// The differences of the coverage from each pixel to the next, in the current row; a full line adds 256.
  private var changes: [Int32]
  private var active: [Crossing] = []
  private var buckets: [Int32] = []

  static func mask(of list: EdgeList, rule: Outline.FillRule) -> Mask {
    if list.edges.isEmpty || list.window.isEmpty { return .nothing }
    var top = Double.infinity
    var bottom = -Double.infinity
    var left = Double.infinity
    var right = -Double.infinity
    var rows = 0.0
    for edge in list.edges {
      top = min(top, edge.top)
      bottom = max(bottom, edge.bottom)
      left = min(left, min(edge.topX, edge.bottomX))
      right = max(right, max(edge.topX, edge.bottomX))
      rows += edge.bottom - edge.top + 1
    }
    let window = list.window
    if list.goesBeyondRight { right = Double(window.maxX) }
    let bounds = PixelRect(
      minX: Int(max(left.rounded(.down), Double(window.minX))), minY: Int(top.rounded(.down)),
      maxX: Int(min(right.rounded(.up), Double(window.maxX))), maxY: Int(bottom.rounded(.up))
    ).intersection(window)
    if bounds.isEmpty { return .nothing }
    var rasterizer = Rasterizer(bounds: bounds, rule: rule, lines: lines(forRows: rows))
    rasterizer.walk(list.edges)
    return rasterizer.mask
  }

  /// Returns the number of lines per row: 16, or fewer if that would take seconds.
  /// > Assumed: a crossing costs some nanoseconds, and a million overlapping sides need no fine edges.
  private static func lines(forRows rows: Double) -> Int {
    let affordable = 1e8
    return rows * 16 <= affordable ? 16 : rows * 4 <= affordable ? 4 : 1
  }

  private init(bounds: PixelRect, rule: Outline.FillRule, lines: Int) {
    self.rule = rule
    self.lines = lines
    mask = Mask(bounds)
    changes = [Int32](repeating: 0, count: bounds.width + 2)
  }

  // MARK: Walking

  private mutating func walk(_ edges: [EdgeList.Edge]) {
    let bounds = mask.bounds
    let firstLines = edges.map { firstLine(at: $0.top) }
    // The edges in the order of their first lines, by counting.
    var starts = [Int32](repeating: 0, count: bounds.height * lines + 1)
    for line in firstLines where line < bounds.height * lines { starts[line + 1] += 1 }
    for line in 1..<starts.count { starts[line] += starts[line - 1] }
    var order = [Int32](repeating: 0, count: edges.count)
    var next = starts
    for (index, line) in firstLines.enumerated() where line < bounds.height * lines {
      order[Int(next[line])] = Int32(index)
      next[line] += 1
    }
    var line = 0
    for row in 0..<bounds.height {
      for _ in 0..<lines {
        active.removeAll { $0.lastLine < line }
        for index in Int(starts[line])..<Int(starts[line + 1]) { activate(edges[Int(order[index])], line) }
        if !active.isEmpty { crossLine() }
        line += 1
      }
      sumUp(row)
    }
  }

  /// Returns the first line whose middle is at or below a height.
  private func firstLine(at height: Double) -> Int {
    max(Int(((height - Double(mask.bounds.minY)) * Double(lines) - 0.5).rounded(.up)), 0)
  }

  private mutating func activate(_ edge: EdgeList.Edge, _ line: Int) {
    let lastLine = firstLine(at: edge.bottom) - 1
    if lastLine < line { return }
    func x(_ line: Int) -> Double {
      let height = Double(mask.bounds.minY) + (Double(line) + 0.5) / Double(lines)
      let fraction = (height - edge.top) / (edge.bottom - edge.top)
      return edge.topX + (edge.bottomX - edge.topX) * min(max(fraction, 0), 1) - Double(mask.bounds.minX)
    }
    let first = x(line)
    let step = lastLine > line ? (x(lastLine) - first) / Double(lastLine - line) : 0
    active.append(Crossing(x: first, step: step, lastLine: lastLine, winding: edge.winding))
  }

  // MARK: A line

  private mutating func crossLine() {
    let farthest = Double(mask.bounds.width)
    for index in active.indices {
      active[index].fixedX = Int((min(max(active[index].x, 0), farthest) * 256).rounded())
      active[index].x += active[index].step
    }
    // With more crossings than distinguishable positions, the positions are sorted instead.
    if active.count > mask.bounds.width * 2 + 64 { return countBuckets() }
    sort()
    var turns: Int32 = 0
    for crossing in active { pass(crossing.fixedX, by: crossing.winding, &turns) }
    close(turns)
  }

  /// Passes a crossing; where it enters or exits the shape, the coverage changes.
  private mutating func pass(_ fixedX: Int, by winding: Int32, _ turns: inout Int32) {
    let was = isInside(turns)
    turns += winding
    let now = isInside(turns)
    if was != now { change(at: fixedX, to: now) }
  }

  private func isInside(_ turns: Int32) -> Bool { rule == .winding ? turns != 0 : turns & 1 == 1 }

  /// Ends a row: an area that is open at its end extends to the right side.
  private mutating func close(_ turns: Int32) {
    if isInside(turns) { change(at: mask.bounds.width * 256, to: false) }
  }

  private mutating func change(at fixedX: Int, to inside: Bool) {
    let pixel = fixedX >> 8
    let covered = Int32(fixedX & 255)
    changes[pixel] += inside ? 256 - covered : covered - 256
    changes[pixel + 1] += inside ? covered : -covered
  }

  /// Sorts the crossings by position.
  ///
  /// They are almost sorted from the line before; if not, the toolchain sorts them.
  private mutating func sort() {
    var moves = 0
    for index in 1..<max(active.count, 1) {
      let crossing = active[index]
      var target = index
      while target > 0, active[target - 1].fixedX > crossing.fixedX {
        active[target] = active[target - 1]
        target -= 1
      }
      active[target] = crossing
      moves += index - target
      if moves > 64 + active.count * 4 { return active.sort { $0.fixedX < $1.fixedX } }
    }
  }

  /// Counts without sorting: crossings are rounded to a 16th of a pixel.
  private mutating func countBuckets() {
    if buckets.isEmpty { buckets = [Int32](repeating: 0, count: mask.bounds.width * 16 + 1) }
    for crossing in active { buckets[crossing.fixedX >> 4] += crossing.winding }
    var turns: Int32 = 0
    for index in buckets.indices where buckets[index] != 0 {
      pass(index << 4, by: buckets[index], &turns)
      buckets[index] = 0
    }
    close(turns)
  }

  // MARK: A row

  private mutating func sumUp(_ row: Int) {
    let full = lines * 256
    let width = mask.bounds.width
    var index = row * width
    var covered = 0
    for column in 0..<width {
      covered += Int(changes[column])
      changes[column] = 0
      if covered > 0 { mask.coverage[index] = UInt8(min((covered * 255 + full / 2) / full, 255)) }
      index += 1
    }
    changes[width] = 0
    changes[width + 1] = 0
  }
}
