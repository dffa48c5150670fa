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
    let quarter = CGFloat.pi / 2
    move(to: CGPoint(x: left + rounding(.topLeft), y: top))
    addCorner(CGPoint(x: right, y: top), inward: (-1, 1), rounding(.topRight), from: -quarter)
    addCorner(CGPoint(x: right, y: bottom), inward: (-1, -1), rounding(.bottomRight), from: 0)
    addCorner(CGPoint(x: left, y: bottom), inward: (1, -1), rounding(.bottomLeft), from: quarter)
    addCorner(CGPoint(x: left, y: top), inward: (1, 1), rounding(.topLeft), from: 2 * quarter)
    closeSubpath()
  }

  private mutating func addCorner(
    _ corner: CGPoint, inward: (x: CGFloat, y: CGFloat), _ radius: CGFloat, from angle: CGFloat
  ) {
    if radius == 0 { return addLine(to: corner) }
    addArc(
      center: CGPoint(x: corner.x + inward.x * radius, y: corner.y + inward.y * radius), radius: radius,
      startAngle: angle, endAngle: angle + .pi / 2, clockwise: false)
  }
}
