import HeadlessKit

/// A view that writes each callback of its moves, and does there what a test asks for.
final class CallbackView: NamedView, HookedView {
  var seesState = false
  var onWillMoveToSuperview: (View?) -> Void = { _ in }
  var onDidMoveToSuperview: () -> Void = {}
  var onWillMoveToWindow: (Window?) -> Void = { _ in }
  var onDidMoveToWindow: () -> Void = {}
  var onDidAdd: (View) -> Void = { _ in }
  var onWillRemove: (View) -> Void = { _ in }

  override init(_ name: String, _ log: Log, frame: CGRect = .zero) {
    super.init(name, log, frame: frame)
    Hooks.ofTest?.add(self)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: View?) {
    write("will move to superview \(nameOf(newSuperview))")
    onWillMoveToSuperview(newSuperview)
  }

  override func didMoveToSuperview() {
    write("did move to superview \(nameOf(superview))")
    onDidMoveToSuperview()
  }

  override func willMove(toWindow newWindow: Window?) {
    write("will move to window\(newWindow == nil ? " none" : "")")
    onWillMoveToWindow(newWindow)
  }

  override func didMoveToWindow() {
    write("did move to window\(window == nil ? " none" : "")")
    onDidMoveToWindow()
  }

  override func didAddSubview(_ subview: View) {
    write("did add \(nameOf(subview))")
    onDidAdd(subview)
  }

  override func willRemoveSubview(_ subview: View) {
    write("will remove \(nameOf(subview))")
    onWillRemove(subview)
  }

  private func write(_ line: String) {
    let state = seesState ? ": in \(nameOf(superview)), \(window == nil ? "none" : "window")" : ""
    log.write("\(name) \(line)\(state)")
  }

  func forgetHooks() {
    onWillMoveToSuperview = { _ in }
    onDidMoveToSuperview = {}
    onWillMoveToWindow = { _ in }
    onDidMoveToWindow = {}
    onDidAdd = { _ in }
    onWillRemove = { _ in }
  }

  private func nameOf(_ view: View?) -> String {
    guard let view else { return "none" }
    return (view as? CallbackView)?.name ?? "\(type(of: view))"
  }
}
