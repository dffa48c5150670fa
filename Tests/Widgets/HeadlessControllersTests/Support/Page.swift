import HeadlessControllers
import HeadlessKit

/// A controller of a stack or a tab, which writes a line of its own where its parent changes.
class Page: LoggingController {
  override init(_ name: String, _ log: Log = Log()) {
    super.init(name, log)
    title = name
    logsIsAppearing = false
  }
  required init?(coder: NSCoder) { nil }

  override func line(ofMoveTo parent: ViewController?, hasMoved: Bool) -> String {
    (hasMoved ? "did" : "will") + (parent == nil ? "Leave" : "Join")
  }
}

/// A delegate of a navigation controller that logs its calls and returns the values that a test sets.
final class NavigationLog: NavigationControllerDelegate {
  let log: Log
  var animator: (any ViewControllerAnimatedTransitioning)?
  var interaction: (any ViewControllerInteractiveTransitioning)?
  var operations: [NavigationController.Operation] = []
  var onWillShow: () -> Void = {}

  init(_ log: Log) { self.log = log }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {
    log.write("willShow(\(viewController.title ?? ""))\(animated ? "+" : "")")
    onWillShow()
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) { log.write("didShow(\(viewController.title ?? ""))\(animated ? "+" : "")") }

  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
}

extension Window {
  /// Returns a visible key window with a root controller that has appeared.
  static func showing(_ root: ViewController) -> Window {
    let window = Window()
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.screen.flush()
    return window
  }
}
