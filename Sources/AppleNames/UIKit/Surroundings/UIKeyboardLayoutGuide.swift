import HeadlessKit
import HeadlessViews

/// A guide along the top of the keyboard that a test shows: without one, along the bottom of the safe area.
///
/// It follows the keyboard, new frames of its view, and each layout of the view or of one above.
/// > Documented: UIKeyboardLayoutGuide; with the keyboard off screen its top is at the bottom of the safe area. Assumed:
/// > it follows the view as the safe area does. Differs: a superview that moves without a layout does not move the guide.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that is not at the bottom; stored only.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area without a keyboard; stored only.
  open var usesBottomSafeArea = true
  /// The distance from which a keyboard is dismissed; stored only.
  open var keyboardDismissPadding: CGFloat = 0

  private weak var top: NSLayoutConstraint?

  fileprivate static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension UIKeyboardLayoutGuide: KeyboardFollowing {
  package func followKeyboard() -> Bool {
    guard let view = owningView, let top else { return false }
    var keyboardTop = CGFloat.infinity
    if let screen = view.window?.screen, let keyboard = screen.keyboardFrame {
      keyboardTop = view.convert(keyboard, from: screen.coordinateSpace).minY
    }
    let safeBottom = view.bounds.maxY - view.safeAreaInsets.bottom
    let constant = min(0, max(keyboardTop, view.bounds.minY) - safeBottom)
    if constant == top.constant { return false }
    top.constant = constant
    return true
  }

  fileprivate func addConstraints(in view: UIView) {
    let top = topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    self.top = top
    NSLayoutConstraint.activate([
      top,
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    Screen.keyboardGuides.add(self)
    _ = followKeyboard()
  }
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
    addLayoutGuide(guide)
    guide.addConstraints(in: self)
    return guide
  }
}
