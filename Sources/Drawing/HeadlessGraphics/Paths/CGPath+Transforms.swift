import Foundation
import HeadlessGeometry

/// The members with a pointer to a transform, for code that passes a variable: `copy(using: &transform)`.
extension CGPath {
  /// Creates a path of a rectangle, as ``init(rect:transform:)`` does; the transform is only read.
  public convenience init(rect: CGRect, transform: inout CGAffineTransform) {
    self.init(rect: rect, transform: Optional(transform))
  }

  /// Creates a path of an ellipse, as ``init(ellipseIn:transform:)`` does; the transform is only read.
  public convenience init(ellipseIn rect: CGRect, transform: inout CGAffineTransform) {
    self.init(ellipseIn: rect, transform: Optional(transform))
  }

  /// Creates a path of a rectangle with elliptic corners, as ``init(roundedRect:cornerWidth:cornerHeight:transform:)``
  /// does; the transform is only read.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: inout CGAffineTransform
  ) {
    self.init(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: Optional(transform))
  }

  /// Returns the transformed path, as ``copy(using:)`` does; the transform is only read.
  public final func copy(using transform: inout CGAffineTransform) -> CGPath? { copy(using: Optional(transform)) }

  /// Returns a transformed path that can be changed, as ``mutableCopy(using:)`` does; the transform is only read.
  public final func mutableCopy(using transform: inout CGAffineTransform) -> CGMutablePath? {
    mutableCopy(using: Optional(transform))
  }
}
