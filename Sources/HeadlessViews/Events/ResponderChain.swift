import HeadlessReporting

/// The limit of recursion along the responder chain and down the tree.
@MainActor
package enum ResponderChain {
  /// How many responders or views deep an overridable recursion may go: each takes a part of the call stack.
  nonisolated static var depthLimit: Int { EndlessWork.depthLimit }

  private static var depth = 0

  /// Runs one more level of an overridable recursion, or reports that it is too deep.
  package static func descend(for place: @autoclosure () -> String, _ body: () -> Void) {
    if depth == depthLimit {
      reportDepth(place())
      return
    }
    depth += 1
    defer { depth -= 1 }
    body()
  }

  nonisolated static func reportDepth(_ place: String) { EndlessWork.reportDepth(place) }
}

extension Responder {
  /// Passes something on to the next responder, which may pass it on itself.
  final func forward(_ deliver: (Responder) -> Void) {
    guard let next else { return }
    ResponderChain.descend(for: "the responder chain of \(type(of: self))") { deliver(next) }
  }

  /// The window of this view, or of the nearest view up the responder chain.
  final var nearestWindow: Window? {
    var current: Responder? = self
    for _ in 0..<ResponderChain.depthLimit {
      guard let candidate = current else { return nil }
      if let view = candidate as? View { return view.window }
      current = candidate.next
    }
    ResponderChain.reportDepth("the responder chain of \(type(of: self))")
    return nil
  }
}
