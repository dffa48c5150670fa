import HeadlessReporting

/// The way up from responder to responder.
@MainActor
package enum ResponderChain {
  /// How many responders or views deep a question that people override may go: each takes a part of the call stack.
  nonisolated static var depthLimit: Int { EndlessWork.depthLimit }

  private static var depth = 0

  /// Hands something on to the next responder, which may hand it on itself.
  static func forward(from responder: Responder, _ deliver: (Responder) -> Void) {
    guard let next = responder.next else { return }
    descend(for: "the responder chain of \(type(of: responder))") { deliver(next) }
  }

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
