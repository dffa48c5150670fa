import HeadlessControllers
import HeadlessKit

/// A controller that logs its callbacks and runs the code of a test in them.
///
/// A line reads `a.willAppear`, or `a.willAppear+` for an animated one.
class LoggingController: ViewController {
  let name: String
  let log: Log
  var logsIsAppearing = true
  /// Whether callbacks of layout are logged.
  var logsLayout = false
  var onCall: (String) -> Void = { _ in }

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
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

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if logsIsAppearing { call("isAppearing", animated: animated) }
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

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if logsLayout { call("willLayout") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if logsLayout { call("didLayout") }
  }

  override func updateViewConstraints() {
    if logsLayout { call("updateConstraints") }
    super.updateViewConstraints()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if logsLayout { call("safeArea") }
  }

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    if logsLayout { call("margins") }
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    call(line(ofMoveTo: parent, hasMoved: false))
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    call(line(ofMoveTo: parent, hasMoved: true))
  }

  func line(ofMoveTo parent: ViewController?, hasMoved: Bool) -> String {
    "\(hasMoved ? "did" : "will")Move(\((parent as? LoggingController)?.name ?? "nil"))"
  }
}

/// A view that logs its layout.
final class LoggingView: NamedView {
  override func layoutSubviews() {
    super.layoutSubviews()
    log.write("\(name).layout")
  }

  override func updateConstraints() {
    super.updateConstraints()
    log.write("\(name).updateConstraints")
  }

  override func safeAreaInsetsDidChange() { log.write("\(name).safeArea") }
  override func layoutMarginsDidChange() { log.write("\(name).margins") }
}

/// A visible window with a root controller that has appeared.
@MainActor struct ControllerScene {
  let log = Log()
  let window = Window()
  let root: LoggingController
  var screen: Screen { window.screen }
  var clock: VirtualClock { screen.clock }

  init() {
    root = LoggingController("root", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    screen.flush()
    _ = log.removeLines()
  }

  func controller(_ name: String, _ style: ModalPresentationStyle = .automatic) -> LoggingController {
    configured(LoggingController(name, log)) { $0.modalPresentationStyle = style }
  }

  /// Returns the lines since the last call, separated by spaces.
  func calls() -> String { log.removeLines().joined(separator: " ") }

  /// Returns the calls of a closure, and of the end of its turn, a line each.
  func calls(of body: () -> Void) -> String {
    _ = log.removeLines()
    body()
    screen.flush()
    return calls()
  }
}
