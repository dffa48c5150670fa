import Foundation
import HeadlessGeometry

/// The members with a pointer to a transform, for code that passes a variable: `copy(using: &transform)`.
extension CGPath {
  /// See ``init(rect:transform:)``; the transform stays as it is.
  public convenience init(rect: CGRect, transform: inout CGAffineTransform) {
    self.init(rect: rect, transform: Optional(transform))
  }

  /// See ``init(ellipseIn:transform:)``; the transform stays as it is.
  public convenience init(ellipseIn rect: CGRect, transform: inout CGAffineTransform) {
    self.init(ellipseIn: rect, transform: Optional(transform))
  }

  /// See ``init(roundedRect:cornerWidth:cornerHeight:transform:)``; the transform stays as it is.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: inout CGAffineTransform
  ) {
    self.init(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: Optional(transform))
  }

  /// See ``copy(using:)``; the transform stays as it is.
  public final func copy(using transform: inout CGAffineTransform) -> CGPath? { copy(using: Optional(transform)) }

  /// See ``mutableCopy(using:)``; the transform stays as it is.
  public final func mutableCopy(using transform: inout CGAffineTransform) -> CGMutablePath? {
    mutableCopy(using: Optional(transform))
  }
}
