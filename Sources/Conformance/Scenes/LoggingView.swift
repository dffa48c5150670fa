import UIKit

/// A view that writes down its layouts and callbacks.
final class LoggingView: UIView {
  let log: CallLog
  let name: String
  var afterLayout: (@MainActor (LoggingView) -> Void)?

  init(_ name: String, _ log: CallLog, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.write("\(name).\(call)") }

  override func layoutSubviews() {
    note("layoutSubviews")
    super.layoutSubviews()
    afterLayout?(self)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    super.willMove(toSuperview: newSuperview)
  }

  override func didMoveToSuperview() {
    note("didMoveToSuperview")
    super.didMoveToSuperview()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    super.willMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    note("didMoveToWindow")
    super.didMoveToWindow()
  }

  override func didAddSubview(_ subview: UIView) {
    note("didAddSubview(\((subview as? LoggingView)?.name ?? "view"))")
    super.didAddSubview(subview)
  }

  override func willRemoveSubview(_ subview: UIView) {
    note("willRemoveSubview(\((subview as? LoggingView)?.name ?? "view"))")
    super.willRemoveSubview(subview)
  }

  override func tintColorDidChange() {
    note("tintColorDidChange")
    super.tintColorDidChange()
  }

  override func safeAreaInsetsDidChange() {
    note("safeAreaInsetsDidChange")
    super.safeAreaInsetsDidChange()
  }

  override func layoutMarginsDidChange() {
    note("layoutMarginsDidChange")
    super.layoutMarginsDidChange()
  }
}
