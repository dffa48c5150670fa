import Foundation

/// A pattern of dashes and gaps by turns.
struct LineDashes {
  /// An even number of lengths.
  private let lengths: [CGFloat]
  private let phase: CGFloat

  /// The maximal number of dashes of one path; the rest has no gaps.
  private static let limit = 100_000

  /// Creates a pattern; nil for lengths that are not finite, negative or all zero.
  ///
  /// An odd number of lengths is repeated once.
  init?(lengths: [CGFloat], phase: CGFloat) {
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = self.lengths.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    let rest = phase.truncatingRemainder(dividingBy: total)
    self.phase = rest < 0 ? rest + total : rest
  }

  func cut(_ polygon: PathPolygon) -> [CGPath.Element] {
    var elements: [CGPath.Element] = []
    var points = polygon.points
    if polygon.isClosed { points.append(points[0]) }
    var (index, left) = (0, lengths[0])
    var skipped = phase
    while skipped >= left, skipped > 0 {
      skipped -= left
      index = (index + 1) % lengths.count
      left = lengths[index]
    }
    left -= skipped
    if index % 2 == 0 { elements.append(.move(to: points[0])) }
    var count = 0
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var distance: CGFloat = 0
      while distance + left < length, count < Self.limit {
        distance += left
        let point = CGPoint(
          x: from.x + (to.x - from.x) * distance / length, y: from.y + (to.y - from.y) * distance / length)
        elements.append(index % 2 == 0 ? .line(to: point) : .move(to: point))
        index = (index + 1) % lengths.count
        left = lengths[index]
        count += 1
        if count == Self.limit, index % 2 == 1 {
          elements.append(.move(to: point))
          index = 0
        }
      }
      left -= length - distance
      if index % 2 == 0 { elements.append(.line(to: to)) }
    }
    return elements
  }
}
