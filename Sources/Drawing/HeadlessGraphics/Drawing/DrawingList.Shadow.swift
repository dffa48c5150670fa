import Foundation

extension DrawingList {
  /// A soft copy of a shape in one color, below it.
  public struct Shadow: Hashable, Sendable {
    /// The color where it is darkest.
    public var color: CGColor
    /// The distance from the shape, in points.
    public var offset: CGSize
    /// The standard deviation of its blur, in points; 0 for a sharp copy.
    /// > Reported: a layer's `shadowRadius` is this length.
    public var radius: CGFloat

    /// Creates a shadow of a color, with an offset and the standard deviation of its blur, in points.
    public init(color: CGColor, offset: CGSize = .zero, radius: CGFloat) {
      self.color = color
      self.offset = offset
      self.radius = radius
    }

    /// Returns the area of the shadow of a rectangle.
    ///
    /// A bell of three deviations to each side holds 99.7 % of it.
    package func extent(of rect: CGRect) -> CGRect {
      rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius, dy: -3 * radius)
    }

    var isFinite: Bool { offset.isFinite && radius.isFinite }

    var recorded: Shadow { Shadow(color: color.inGamut, offset: offset, radius: max(radius, 0)) }
  }
}
