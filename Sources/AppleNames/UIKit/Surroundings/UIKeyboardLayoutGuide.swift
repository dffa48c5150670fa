/// A guide along the top of the keyboard that a test shows: without one, along the bottom of the safe area.
///
/// It follows the keyboard, its view and the views above, as the safe area does.
/// > Documented: UIKeyboardLayoutGuide; with the keyboard off screen its top is at the bottom of the safe area. Differs:
/// > a new transform does not move the guide.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that is not at the bottom; stored only.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area without a keyboard; stored only.
  open var usesBottomSafeArea = true
  /// The distance from which a keyboard is dismissed; stored only.
  open var keyboardDismissPadding: CGFloat = 0

  fileprivate static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// A view with a keyboard's guide; members of a protocol come after those that a subclass declares itself.
@preconcurrency @MainActor public protocol WithKeyboardGuide: AnyObject {}

extension UIView: WithKeyboardGuide {}

extension WithKeyboardGuide where Self: UIView {
  /// The guide along the top of the keyboard that a test shows: without one, along the bottom of the safe area.
  ///
  /// The first access adds it to the view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = objc_getAssociatedObject(self, UIKeyboardLayoutGuide.key) as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    objc_setAssociatedObject(self, UIKeyboardLayoutGuide.key, guide, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    addKeyboardGuide(guide)
    return guide
  }
}
