import Foundation
import HeadlessGeometry

extension DrawingList {
  /// A soft copy of a shape in one colour, below it.
  public struct Shadow: Hashable, Sendable {
    /// The colour where it is darkest.
    public var color: CGColor
    /// How far it lies from the shape, in points.
    public var offset: CGSize
    /// The standard deviation of its blur, in points; 0 for a sharp copy.
    ///
    /// > Reported: a layer's `shadowRadius` is this length.
    public var radius: CGFloat

    /// Makes a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour where it is darkest.
    ///   - offset: How far it lies from the shape, in points.
    ///   - radius: The standard deviation of its blur, in points.
    public init(color: CGColor, offset: CGSize = .zero, radius: CGFloat) {
      self.color = color
      self.offset = offset
      self.radius = radius
    }

    /// Where the shadow of something in a rectangle can be seen.
    ///
    /// A bell of three deviations to each side holds 99.7 % of it.
    package func extent(of rect: CGRect) -> CGRect {
      rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius, dy: -3 * radius)
    }

    var isFinite: Bool { offset.isFinite && radius.isFinite }

    var recorded: Shadow {
      Shadow(color: color.inGamut, offset: offset, radius: max(radius, 0))
    }
  }
}
