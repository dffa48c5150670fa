import Foundation

/// The methods of a class that creates controllers whose state is restored; called only by tests here.
/// > Documented: UIViewControllerRestoration.
@preconcurrency @MainActor public protocol ViewControllerRestoration: AnyObject {
  /// Returns the controller for a path of restoration identifiers, the last one its own; nil for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> ViewController?
}
