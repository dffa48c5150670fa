import HeadlessInspection
import HeadlessViews
import Testing

/// Expects that code lays out as a text says: passes, views on the way, calls with arguments, results and reasons.
///
/// ```swift
/// expectTrace(of: button) {
///   button.setTitle("Back", for: .normal)
///   window.layoutIfNeeded()
/// } matches: {
///   """
///   pass 1: layoutIfNeeded() of Window, visits: 3
///     on the way to Button: Window, View
///     layoutSubviews Button
///       because of setTitle(_:for:), outside a pass
///   …
///   """
/// }
/// ```
///
/// Give the text as a closure, as above. A failure shows what the trace was, with the lines that differ marked.
///
/// - Parameters:
///   - view: Watch only this view; every view if nil.
///   - form: The whole report, or the calls alone.
///   - body: The code to watch.
///   - expectation: The text.
///   - sourceLocation: Where a failure is recorded.
/// - Returns: The trace.
/// - Throws: What `body` throws.
@MainActor
@discardableResult
public func expectTrace(
  of view: View? = nil, as form: TraceForm = .report, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void, matches expectation: () -> String
) rethrows -> LayoutTrace {
  let trace = try LayoutTrace.recording(of: view, body)
  let text = form == .report ? trace.report : trace.description
  if let difference = TraceDifference(expected: expectation(), actual: text) {
    Issue.record("The layout went another way.\n\(difference)", sourceLocation: sourceLocation)
  }
  return trace
}

/// How a trace is compared.
public enum TraceForm: Hashable, Sendable {
  /// ``LayoutTrace/report``: passes, views on the way, calls and reasons, as they nest.
  case report
  /// ``LayoutTrace/description``: only the calls, a line each.
  case calls
}

/// The lines of two texts, those that only one has marked with its sign.
struct TraceDifference: CustomStringConvertible {
  let description: String

  /// Compares line by line; nil if the texts are equal.
  init?(expected: String, actual: String) {
    if expected == actual { return nil }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    // Traces mostly differ in one place: what is before and after it needs no closer look.
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, min(old.count, new.count) - start)
    let lines =
      new[..<start].map { "  \($0)" } + old[start..<(old.count - end)].map { "- \($0)" }
      + new[start..<(new.count - end)].map { "+ \($0)" } + new[(new.count - end)...].map { "  \($0)" }
    description = "- expected, + recorded\n\(lines.joined(separator: "\n"))"
  }
}
