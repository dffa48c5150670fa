import Foundation
import HeadlessGeometry

/// The members with a pointer to a transform, for code that passes a variable: `copy(using: &transform)`.
extension CGPath {
  /// Creates a rectangle under a transform, which does not change; as ``init(rect:transform:)``.
  public convenience init(rect: CGRect, transform: inout CGAffineTransform) {
    self.init(rect: rect, transform: Optional(transform))
  }

  /// Creates an ellipse under a transform, which does not change; as ``init(ellipseIn:transform:)``.
  public convenience init(ellipseIn rect: CGRect, transform: inout CGAffineTransform) {
    self.init(ellipseIn: rect, transform: Optional(transform))
  }

  /// Creates a rounded rectangle under a transform, which does not change.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: inout CGAffineTransform
  ) {
    self.init(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: Optional(transform))
  }

  /// Returns a copy under a transform, which does not change; as ``copy(using:)``.
  public final func copy(using transform: inout CGAffineTransform) -> CGPath? { copy(using: Optional(transform)) }

  /// Returns a mutable copy under a transform, which does not change; as ``mutableCopy(using:)``.
  public final func mutableCopy(using transform: inout CGAffineTransform) -> CGMutablePath? {
    mutableCopy(using: Optional(transform))
  }
}
