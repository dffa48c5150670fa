import Foundation
import HeadlessPixels

extension Outline {
  /// Creates the ellipse that touches a rectangle's sides.
  init(ellipseIn rect: CGRect) {
    self.init(roundedRect: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
  }

  /// Creates a rectangle with elliptic corners, which become at most half the rectangle.
  init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else {
      self.init(rect: rect)
      return
    }
    // The distance of a curve's control points from the corner for a quarter of an ellipse: 1 - 4/3·(√2 - 1).
    let away: CGFloat = 1 - 0.5522847498
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    self.init([
      .move(to: point(left + width, top)), .line(to: point(right - width, top)),
      .curve(
        to: point(right, top + height), control1: point(right - width * away, top),
        control2: point(right, top + height * away)),
      .line(to: point(right, bottom - height)),
      .curve(
        to: point(right - width, bottom), control1: point(right, bottom - height * away),
        control2: point(right - width * away, bottom)),
      .line(to: point(left + width, bottom)),
      .curve(
        to: point(left, bottom - height), control1: point(left + width * away, bottom),
        control2: point(left, bottom - height * away)),
      .line(to: point(left, top + height)),
      .curve(
        to: point(left + width, top), control1: point(left, top + height * away),
        control2: point(left + width * away, top)),
      .close,
    ])
  }
}
