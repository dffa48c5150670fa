import Synchronization

/// The calls of an app's code on the main actor that run within one another, as each does what causes the next one.
///
/// At the limit the innermost call is left out and reported, and no other one is made until the outermost has returned,
/// so that a callback that causes two others ends too.
@MainActor package final class CallbackNesting {
  /// The number of calls that may run within one another.
  /// > Assumed: far more than any real code nests, and the call stack holds them in a debug build; as many as layouts of
  /// > one view in a pass.
  package nonisolated static let limit = NestedCalls.limit

  private let kind: NestedCalls.Kind
  private var calls = NestedCalls()

  /// Creates the count of one kind of call: of callbacks that cause one another, such as `scrollViewDidScroll(_:)`; the
  /// cure is the code to write instead, as an imperative.
  package nonisolated init(_ callback: String, cure: String) { kind = NestedCalls.Kind(callback: callback, cure: cure) }

  /// Returns whether a member, named with the class of its object, may make another call; one at the limit is reported.
  package func mayNest(_ place: @autoclosure () -> String) -> Bool {
    let answer = calls.ask()
    if answer == .firstRefused { kind.report(at: place()) }
    return answer == .allowed
  }

  /// Makes a call of a member, named with the class of its object; at the limit it returns nil instead.
  @discardableResult package func call<Result>(_ place: @autoclosure () -> String, _ body: () -> Result) -> Result? {
    guard mayNest(place()) else { return nil }
    calls.begin()
    defer { calls.end() }
    return body()
  }
}

/// The same for code that may run on any thread: a task shares the count of the call that began it.
package final class ConcurrentCallbackNesting: Sendable {
  private final class Running: Sendable {
    let calls = Mutex(NestedCalls())
  }

  @TaskLocal private static var running: [ObjectIdentifier: Running] = [:]

  private let kind: NestedCalls.Kind

  /// Creates the count of one kind of call, as ``CallbackNesting/init(_:cure:)`` does.
  package init(_ callback: String, cure: String) { kind = NestedCalls.Kind(callback: callback, cure: cure) }

  /// Makes a call, unless the limit is reached, as ``CallbackNesting/call(_:_:)`` does.
  @discardableResult package func call<Result>(_ place: @autoclosure () -> String, _ body: () -> Result) -> Result? {
    let outer = Self.running[ObjectIdentifier(self)]
    let running = outer ?? Running()
    let answer = running.calls.withLock { calls in
      let answer = calls.ask()
      if answer == .allowed { calls.begin() }
      return answer
    }
    if answer == .firstRefused { kind.report(at: place()) }
    guard answer == .allowed else { return nil }
    defer { running.calls.withLock { $0.end() } }
    if outer != nil { return body() }
    let others = Self.running.merging([ObjectIdentifier(self): running]) { $1 }
    return Self.$running.withValue(others, operation: body)
  }
}

/// The number of calls within one another.
private struct NestedCalls {
  struct Kind {
    let callback: String
    let cure: String

    func report(at place: String) {
      IssueReporting.report(
        place: place,
        problem: "Expected \(callback) to end; got \(limit) calls within one another; the next one was not made.",
        cure: cure)
    }
  }

  enum Answer { case allowed, firstRefused, refused }

  static let limit = 100

  private var depth = 0
  private var isStopped = false

  /// Returns whether another call may be made; `firstRefused` at the limit, and `refused` from then on.
  mutating func ask() -> Answer {
    if isStopped { return .refused }
    if depth < Self.limit { return .allowed }
    isStopped = true
    return .firstRefused
  }

  mutating func begin() { depth += 1 }

  mutating func end() {
    depth -= 1
    if depth == 0 { isStopped = false }
  }
}
