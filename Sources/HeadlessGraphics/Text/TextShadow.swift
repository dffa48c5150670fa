import Foundation

/// The shadow of a stretch of text; `NSShadow` in the module `UIKit`.
///
/// It is no `NSObject`, for the reason that ``ParagraphStyle`` tells.
///
/// > Documented: NSShadow: black at a third of full opacity unless set.
open class TextShadow: Hashable {
  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize.zero
  /// How far the shadow's edge is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The ``Color`` of the shadow, or nil for none.
  open var shadowColor: Any? = Color(white: 0, alpha: 1.0 / 3)

  /// Makes a shadow with the defaults.
  public init() {}

  /// Equal when offset, blur and colour are.
  public static func == (left: TextShadow, right: TextShadow) -> Bool {
    left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
      && left.shadowColor as? Color == right.shadowColor as? Color
  }

  /// Mixes offset, blur and colour.
  open func hash(into hasher: inout Hasher) {
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    hasher.combine(shadowColor as? Color)
  }
}
