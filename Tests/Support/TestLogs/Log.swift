import HeadlessKit

/// Lines that views write while a test runs, in order.
@MainActor package final class Log {
  /// The lines so far.
  package private(set) var lines: [String] = []

  /// Creates an empty log.
  package init() {}

  /// Adds a line.
  package func write(_ line: String) { lines.append(line) }

  /// Runs `body` and returns the lines it caused, separated by spaces; older lines are forgotten.
  package func lines(of body: () -> Void) -> String {
    lines = []
    body()
    return lines.joined(separator: " ")
  }

  /// Removes the lines so far and returns them.
  package func removeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that has a name in the lines that its overrides write.
open class NamedView: View {
  package let name: String
  package let log: Log

  package init(_ name: String, _ log: Log, frame: CGRect = .zero) {
    (self.name, self.log) = (name, log)
    super.init(frame: frame)
  }
  /// Returns nil: a name and a log are not in an archive.
  public required init?(coder: NSCoder) { nil }
}

extension View {
  /// Adds the views in their order and returns the receiver, so that a test can write a tree as a tree.
  @discardableResult
  package func holding(_ views: View...) -> Self {
    for view in views { addSubview(view) }
    return self
  }
}
