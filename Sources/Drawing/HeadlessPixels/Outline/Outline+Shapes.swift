import Foundation

extension Outline {
  /// Creates a rectangle, from its corner of the smallest numbers on along the top.
  package init(rect: CGRect) {
    self.init([
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// Creates the ellipse that touches a rectangle's sides.
  package init(ellipseIn rect: CGRect) {
    self.init(roundedRect: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
  }

  /// Creates a rectangle with elliptic corners, which become at most half the rectangle.
  package init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else {
      self.init(rect: rect)
      return
    }
    typealias Direction = (x: CGFloat, y: CGFloat)
    // The distance of a curve's control points from the corner for a quarter of an ellipse: 1 - 4/3·(√2 - 1).
    let away: CGFloat = 1 - 0.5522847498
    func turn(_ x: CGFloat, _ y: CGFloat, from start: Direction, to end: Direction) -> [Element] {
      func point(_ direction: Direction, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.x * width * part, y: y + direction.y * height * part)
      }
      let curve = Element.curve(to: point(end, 1), control1: point(start, away), control2: point(end, away))
      return [.line(to: point(start, 1)), curve]
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    self.init(
      [.move(to: CGPoint(x: left + width, y: top))] + turn(right, top, from: (-1, 0), to: (0, 1))
        + turn(right, bottom, from: (0, -1), to: (-1, 0)) + turn(left, bottom, from: (1, 0), to: (0, -1))
        + turn(left, top, from: (0, 1), to: (1, 0)) + [.close])
  }
}
