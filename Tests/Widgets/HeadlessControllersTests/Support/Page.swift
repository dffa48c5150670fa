import HeadlessControllers
import HeadlessKit
import TestLogs

/// A controller of a stack or a tab that logs its callbacks and runs the code of a test in them.
///
/// A line reads `a.willAppear`, or `a.willAppear+` for an animated one.
class Page: ViewController {
  let name: String
  let log: Log
  var onCall: (String) -> Void = { _ in }

  init(_ name: String, _ log: Log = Log()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func call(_ line: String, animated: Bool = false) {
    log.write("\(name).\(line)\(animated ? "+" : "")")
    onCall(line)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    call("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    call("willAppear", animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    call("didAppear", animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    call("willDisappear", animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    call("didDisappear", animated: animated)
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    call(parent == nil ? "willLeave" : "willJoin")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    call(parent == nil ? "didLeave" : "didJoin")
  }
}

/// A delegate of a navigation controller that logs its calls and returns the values that a test sets.
final class NavigationLog: NavigationControllerDelegate {
  let log: Log
  var animator: (any ViewControllerAnimatedTransitioning)?
  var interaction: (any ViewControllerInteractiveTransitioning)?
  var operations: [NavigationController.Operation] = []

  init(_ log: Log) { self.log = log }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {
    log.write("willShow(\(viewController.title ?? ""))\(animated ? "+" : "")")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {
    log.write("didShow(\(viewController.title ?? ""))\(animated ? "+" : "")")
  }

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
