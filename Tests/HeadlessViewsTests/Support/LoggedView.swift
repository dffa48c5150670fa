import HeadlessKit

/// Lines that views write while a test runs, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  /// Runs `body` and returns the lines it caused, separated by spaces; older lines are forgotten.
  func lines(of body: () -> Void) -> String {
    lines = []
    body()
    return lines.joined(separator: " ")
  }

  /// The lines so far, which are forgotten.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that writes its name when it is laid out, and does there what a test asks for.
class LoggedView: View {
  let name: String
  let log: Log
  var onLayout: (LoggedView) -> Void = { _ in } {
    didSet { Hooks.ofTest?.add(self) }
  }

  init(_ name: String, _ log: Log, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
    self.name = name
    self.log = log
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

extension View {
  /// Adds the views in their order and returns the receiver, so that a test can write a tree as a tree.
  @discardableResult
  func holding(_ views: View...) -> Self {
    for view in views { addSubview(view) }
    return self
  }
}
