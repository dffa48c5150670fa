import Foundation

/// Corners of a rectangle on the screen, where y goes down.
///
/// > Documented: UIRectCorner, with its raw values; those of CACornerMask are the same.
public struct RectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let topLeft = RectCorner(rawValue: 1 << 0)
  /// Top right.
  public static let topRight = RectCorner(rawValue: 1 << 1)
  /// Bottom left.
  public static let bottomLeft = RectCorner(rawValue: 1 << 2)
  /// Bottom right.
  public static let bottomRight = RectCorner(rawValue: 1 << 3)
  /// Every corner.
  public static let allCorners = RectCorner(rawValue: ~0)

  /// The bits that stand for a corner.
  static let four = RectCorner(rawValue: 0b1111)
}

extension CGPath {
  /// Makes a path of a rectangle, some of whose corners are quarters of a circle, clockwise from its left top.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - radius: The radius of the corners, at most half the shorter side.
  ///   - corners: Which corners are round.
  package init(rect: CGRect, radius: CGFloat, corners: RectCorner) {
    self.init()
    func rounding(_ corner: RectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: CGPoint(x: left + rounding(.topLeft), y: top))
    addCorner(CGPoint(x: right, y: top), from: (-1, 0), to: (0, 1), rounding(.topRight))
    addCorner(CGPoint(x: right, y: bottom), from: (0, -1), to: (-1, 0), rounding(.bottomRight))
    addCorner(CGPoint(x: left, y: bottom), from: (1, 0), to: (0, -1), rounding(.bottomLeft))
    addCorner(CGPoint(x: left, y: top), from: (0, 1), to: (1, 0), rounding(.topLeft))
    closeSubpath()
  }

  /// Adds a line to a corner's beginning and a quarter of a circle to its end, each in a direction from the corner.
  private mutating func addCorner(
    _ corner: CGPoint, from start: (x: CGFloat, y: CGFloat), to end: (x: CGFloat, y: CGFloat), _ radius: CGFloat
  ) {
    func point(_ direction: (x: CGFloat, y: CGFloat), _ distance: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + direction.x * distance, y: corner.y + direction.y * distance)
    }
    addLine(to: point(start, radius))
    if radius == 0 { return }
    // How far a curve's controls stay away from the corner to look like a quarter of a circle: 1 - 4/3·(√2 - 1).
    let away = radius * (1 - 0.5522847498)
    addCurve(to: point(end, radius), control1: point(start, away), control2: point(end, away))
  }
}
