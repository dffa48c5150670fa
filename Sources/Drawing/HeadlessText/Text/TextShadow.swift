import Foundation
import HeadlessGraphics

/// The shadow of a stretch of text; `NSShadow` in the module `UIKit`.
/// > Documented: NSShadow: black at a third of full opacity by default.
/// > Differs: on iOS it inherits from `NSObject` itself; ``TextAttributeObject`` describes the class between them.
open class TextShadow: TextAttributeObject, NSCopying, @unchecked Sendable {  // Not changed once a text has it.
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The ``Color`` of the shadow, or nil for none.
  open var shadowColor: Any? = Color(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow with the defaults.
  public override init() {}

  /// Returns a shadow of the same offset, blur and color.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = TextShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether the object is a shadow of the same offset, blur and color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? Color == other.shadowColor as? Color
  }

  /// A hash of offset, blur and color.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    hasher.combine(shadowColor as? Color)
    return hasher.finalize()
  }
}
