import Foundation

/// Creates a controller whose state is restored; nothing calls it here but a test.
///
/// > Documented: UIViewControllerRestoration.
@preconcurrency @MainActor
public protocol ViewControllerRestoration: AnyObject {
  /// Returns the controller for a path of restoration identifiers, the last one its own; nil for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> ViewController?
}
