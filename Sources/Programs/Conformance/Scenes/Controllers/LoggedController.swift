import UIKit

/// A controller that writes its callbacks into a log and runs the code of a scene in them.
///
/// A line reads `a.viewWillAppear`, or `a.viewWillAppear animated`.
class LoggedController: UIViewController {
  let name: String
  let log: CallLog
  /// Whether callbacks of layout are written.
  var logsLayout = false
  /// Whether callbacks of insets and margins are written.
  var logsInsets = false
  /// Whether the creation of the view and updates of constraints are written.
  var logsView = false
  /// Whether each callback also writes that the controller moves to a parent or from one.
  var logsMoves = false
  var onCall: (String) -> Void = { _ in }

  /// Creates a controller whose lines begin with a name, unless that is empty.
  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func call(_ line: String, animated: Bool = false) {
    log.write("\(line)\(animated ? " animated" : "")", of: name)
    if logsMoves, isMovingToParent { log.write("isMovingToParent") }
    if logsMoves, isMovingFromParent { log.write("isMovingFromParent") }
    onCall(line)
  }

  override func loadView() {
    if logsView { call("loadView") }
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    call("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    call("viewWillAppear", animated: animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    call("viewIsAppearing", animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    call("viewDidAppear", animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    call("viewWillDisappear", animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    call("viewDidDisappear", animated: animated)
  }

  override func updateViewConstraints() {
    if logsView { call("updateViewConstraints") }
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if logsLayout { call("viewWillLayoutSubviews") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if logsLayout { call("viewDidLayoutSubviews") }
  }

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    if logsInsets { call("viewLayoutMarginsDidChange") }
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if logsInsets { call("viewSafeAreaInsetsDidChange") }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    call(parent == nil ? "willMove(nil)" : "willMove(parent)")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    call(parent == nil ? "didMove(nil)" : "didMove(parent)")
  }
}

extension UIViewController {
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension ConformanceScene {
  /// Creates a scene of a root controller that has appeared, with the calls after that in the log.
  static func withRoot(
    _ name: String, facts: [String], file: String = #fileID,
    play: @escaping @MainActor @Sendable (Stage, CallLog, LoggedController) -> Void
  ) -> ConformanceScene {
    logged(name, facts: facts, needsApp: true, file: file) { stage, log in
      let root = LoggedController("root", log)
      stage.showAndWait(root, log)
      play(stage, log, root)
    }
  }
}

extension Stage {
  /// Shows a root controller until it has appeared, and takes the calls from the log.
  func showAndWait(_ controller: UIViewController, _ log: CallLog) {
    show(controller)
    layOut()
    wait(0.1)
    log.removeAll()
  }
}
