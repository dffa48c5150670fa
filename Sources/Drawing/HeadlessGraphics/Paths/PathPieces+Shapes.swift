import Foundation
import HeadlessReporting

/// Rectangles and ellipses as elements; a rectangle that is not finite is reported and adds no elements.
extension [CGPath.Element] {
  static func lines(between points: [CGPoint]) -> Self {
    points.enumerated().map { $0.offset == 0 ? .move(to: $0.element) : .line(to: $0.element) }
  }

  static func rect(_ rect: CGRect, _ place: String) -> Self {
    guard isUsable(rect, place) else { return [] }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return lines(between: corners) + [.close]
  }

  static func ellipse(in rect: CGRect, _ place: String) -> Self {
    guard isUsable(rect, place) else { return [] }
    return corners(of: rect, width: rect.width / 2, height: rect.height / 2)
  }

  /// Returns a rectangle with elliptic corners; too large ones are reported and limited to half the rectangle.
  static func roundedRect(_ rect: CGRect, _ corner: CGSize, _ place: String) -> Self {
    guard isUsable(rect, place) else { return [] }
    guard corner.isFinite else {
      PathPieces.refuse(place, "the corner \(corner.shortDescription) is not finite", "Give finite numbers of points.")
      return []
    }
    let width = Swift.min(Swift.max(corner.width, 0), rect.width / 2)
    let height = Swift.min(Swift.max(corner.height, 0), rect.height / 2)
    if width != corner.width || height != corner.height {
      let shown = CGSize(width: width, height: height).shortDescription
      IssueReporting.report(
        place: place,
        problem: "the corner \(corner.shortDescription) does not go into \(rect.size.shortDescription) "
          + "(CoreGraphics stops the program); it became \(shown).",
        cure: "Give at most half the rectangle's size.")
    }
    return width == 0 || height == 0 ? self.rect(rect, place) : corners(of: rect, width: width, height: height)
  }

  /// The distance of a curve's control points from its ends for a quarter of an ellipse, in half axes.
  ///
  /// 4/3·(√2 - 1).
  private static let quarter: CGFloat = 0.5522847498

  /// Returns the four corners as quarters of an ellipse, joined by lines if necessary, from the right side's middle on.
  private static func corners(of rect: CGRect, width: CGFloat, height: CGFloat) -> Self {
    let (dx, dy) = (width * quarter, height * quarter)
    let corners: [(from: CGPoint, to: CGPoint, control1: CGPoint, control2: CGPoint)] = [
      (x: rect.maxX, y: rect.maxY, right: 1, down: 1, fromSide: true),
      (x: rect.minX, y: rect.maxY, right: -1, down: 1, fromSide: false),
      (x: rect.minX, y: rect.minY, right: -1, down: -1, fromSide: true),
      (x: rect.maxX, y: rect.minY, right: 1, down: -1, fromSide: false),
    ].map { (x: CGFloat, y: CGFloat, right: CGFloat, down: CGFloat, fromSide: Bool) in
      let side = CGPoint(x: x, y: y - down * height)
      let end = CGPoint(x: x - right * width, y: y)
      let sideControl = CGPoint(x: side.x, y: side.y + down * dy)
      let endControl = CGPoint(x: end.x + right * dx, y: end.y)
      return fromSide ? (side, end, sideControl, endControl) : (end, side, endControl, sideControl)
    }
    var point = CGPoint(x: rect.maxX, y: rect.midY)
    var elements: Self = [.move(to: point)]
    for corner in corners {
      if corner.from != point { elements.append(.line(to: corner.from)) }
      elements.append(.curve(to: corner.to, control1: corner.control1, control2: corner.control2))
      point = corner.to
    }
    return elements + [.close]
  }

  /// Returns a rectangle, clockwise from its top left corner, some of whose corners are quarters of an ellipse with
  /// half axes of at most half its size.
  static func rect(_ rect: CGRect, corner: CGSize, corners: RectCorner) -> Self {
    typealias Direction = (x: CGFloat, y: CGFloat)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    /// Returns a line to a corner's beginning and a quarter ellipse to its end, each in a direction from the corner.
    func turn(_ which: RectCorner, _ x: CGFloat, _ y: CGFloat, from start: Direction, to end: Direction) -> Self {
      let size = corners.contains(which) ? corner : .zero
      func point(_ direction: Direction, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.x * size.width * part, y: y + direction.y * size.height * part)
      }
      let line = CGPath.Element.line(to: point(start, 1))
      if size == .zero { return [line] }
      let curve = CGPath.Element.curve(
        to: point(end, 1), control1: point(start, 1 - quarter), control2: point(end, 1 - quarter))
      return [line, curve]
    }
    let begin = CGPoint(x: left + (corners.contains(.topLeft) ? corner.width : 0), y: top)
    return [.move(to: begin)]
      + turn(.topRight, right, top, from: (-1, 0), to: (0, 1))
      + turn(.bottomRight, right, bottom, from: (0, -1), to: (-1, 0))
      + turn(.bottomLeft, left, bottom, from: (1, 0), to: (0, -1))
      + turn(.topLeft, left, top, from: (0, 1), to: (1, 0)) + [.close]
  }

  private static func isUsable(_ rect: CGRect, _ place: String) -> Bool {
    if rect.isFinite { return true }
    PathPieces.refuse(place, "the rectangle \(rect.shortDescription) is not finite", "Give finite numbers of points.")
    return false
  }
}
