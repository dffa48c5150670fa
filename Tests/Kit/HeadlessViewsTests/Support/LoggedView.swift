import HeadlessKit

/// A view that writes its name when it is laid out, and does there what a test asks for.
class LoggedView: View {
  let name: String
  let log: Log
  var onLayout: (LoggedView) -> Void = { _ in } { didSet { Hooks.ofTest?.add(self) } }

  init(_ name: String, _ log: Log, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
    (self.name, self.log) = (name, log)
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    name = "archived"
    log = Log()
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.write(name)
    onLayout(self)
  }
}

extension LoggedView: HookedView {
  func forgetHooks() { onLayout = { _ in } }
}
