/// The calls of an app's code that run within one another, as each does what causes the next one.
///
/// At the limit the innermost call is left out and reported, and no other one is made until the outermost has returned,
/// so that a callback that causes two others ends too.
@MainActor
package final class CallbackNesting {
  /// The number of calls that may run within one another.
  ///
  /// > Assumed: far more than any real code nests, and the call stack holds them in a debug build; as many as layouts of
  /// > one view in a pass.
  package nonisolated static let limit = 100

  private let problem: String
  private let cure: String
  private var depth = 0
  private var isStopped = false

  /// Creates the count of one kind of call.
  ///
  /// - Parameters:
  ///   - callback: The callbacks that cause one another, such as `scrollViewDidScroll(_:)`.
  ///   - cure: The code to write instead, as an imperative.
  package nonisolated init(_ callback: String, cure: String) {
    problem =
      "Expected \(callback) to end; got \(Self.limit) calls within one another; the next one was not made."
    self.cure = cure
  }

  /// Returns whether another call may be made; one at the limit is reported.
  ///
  /// - Parameter place: The member that makes the call, with the class of its object.
  /// - Returns: Whether it may.
  package func mayNest(_ place: @autoclosure () -> String) -> Bool {
    if depth < Self.limit, !isStopped { return true }
    if !isStopped { IssueReporting.report(place: place(), problem: problem, cure: cure) }
    isStopped = true
    return false
  }

  /// Makes a call, unless the limit is reached.
  ///
  /// - Parameters:
  ///   - place: The member that makes the call, with the class of its object.
  ///   - body: The call.
  /// - Returns: The result of the call; nil if it was not made.
  @discardableResult
  package func call<Result>(_ place: @autoclosure () -> String, _ body: () -> Result) -> Result? {
    guard mayNest(place()) else { return nil }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { isStopped = false }
    }
    return body()
  }
}
