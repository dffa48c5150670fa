import HeadlessKit
import HeadlessViews

/// A guide along the top of the keyboard that a test shows: without one, along the bottom of the safe area.
///
/// > Documented: UIKeyboardLayoutGuide; with the keyboard off screen its top is at the bottom of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
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
  /// Moves the top to a keyboard that covers more than the view's bottom inset.
  package func follow(_ keyboard: CGRect?) {
    guard let view = owningView else { return }
    let keyboardTop = keyboard.map { view.convert($0, from: nil).minY } ?? .infinity
    top?.constant = min(0, max(keyboardTop, 0) - (view.bounds.maxY - view.safeAreaInsets.bottom))
  }

  fileprivate func begin(in view: UIView) {
    let top = topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    self.top = top
    NSLayoutConstraint.activate([
      top,
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

/// A view with a keyboard's guide; members of a protocol come after those that a subclass declares itself.
@preconcurrency @MainActor
public protocol WithKeyboardGuide: AnyObject {}

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
    guide.begin(in: self)
    return guide
  }
}
