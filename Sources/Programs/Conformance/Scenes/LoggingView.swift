import UIKit

/// A view with a name, whose subclasses write calls into a log.
class NamedView: UIView {
  let log: CallLog
  let name: String

  init(_ name: String, _ log: CallLog, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  final func write(_ call: String) { log.write(call, of: name) }
}

/// A view that writes down its layouts and callbacks.
final class LoggingView: NamedView {
  var afterLayout: (@MainActor (LoggingView) -> Void)?

  override func layoutSubviews() {
    write("layoutSubviews")
    super.layoutSubviews()
    afterLayout?(self)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    write("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    super.willMove(toSuperview: newSuperview)
  }

  override func didMoveToSuperview() {
    write("didMoveToSuperview")
    super.didMoveToSuperview()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    write("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    super.willMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    write("didMoveToWindow")
    super.didMoveToWindow()
  }

  override func didAddSubview(_ subview: UIView) {
    write("didAddSubview(\((subview as? LoggingView)?.name ?? "view"))")
    super.didAddSubview(subview)
  }

  override func willRemoveSubview(_ subview: UIView) {
    write("willRemoveSubview(\((subview as? LoggingView)?.name ?? "view"))")
    super.willRemoveSubview(subview)
  }

  override func tintColorDidChange() {
    write("tintColorDidChange")
    super.tintColorDidChange()
  }

  override func safeAreaInsetsDidChange() {
    write("safeAreaInsetsDidChange")
    super.safeAreaInsetsDidChange()
  }

  override func layoutMarginsDidChange() {
    write("layoutMarginsDidChange")
    super.layoutMarginsDidChange()
  }
}
