// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Holds members that views do not have; members of a protocol come after those that a subclass declares itself.
public protocol WithoutKeyboard: AnyObject {}

extension UIView: WithoutKeyboard {}

@available(*, unavailable, message: "There is no keyboard: use safeAreaLayoutGuide.")
extension WithoutKeyboard where Self: UIView {
  public var keyboardLayoutGuide: UILayoutGuide { fatalError() }
}
