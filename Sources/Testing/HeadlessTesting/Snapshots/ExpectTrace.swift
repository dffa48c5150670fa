import HeadlessInspection
import HeadlessViews
import Testing

/// Fails unless the layout during some code has this trace: passes, views, calls with arguments, results and reasons.
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
/// Pass the expected text as a closure, as above. A failure shows the lines that differ, and attaches both texts.
///
/// - Parameters:
///   - view: The view to record; nil for every view.
///   - form: The text to compare: the whole report, or only the calls.
///   - sourceLocation: The line of the failure.
///   - body: The code to record.
///   - expectation: Returns the expected text.
/// - Returns: The trace.
/// - Throws: The error of `body`.
@preconcurrency @MainActor @discardableResult public func expectTrace(
  of view: View? = nil, as form: TraceForm = .report, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void, matches expectation: () -> String
) rethrows -> LayoutTrace {
  let trace = try LayoutTrace.recording(of: view, body)
  let text =
    switch form {
    case .report: trace.report
    case .calls: trace.description
    case .hooks: trace.hooks.map(\.description).joined(separator: "\n")
    }
  TextComparison(expected: expectation(), found: text).expectEqual("The layout's steps", at: sourceLocation)
  return trace
}

/// The text of a trace that a test compares.
public enum TraceForm: Hashable, Sendable {
  /// ``LayoutTrace/report``: passes, visited views, calls and reasons, indented by nesting.
  case report
  /// ``LayoutTrace/description``: only the calls, one per line.
  case calls
  /// ``LayoutTrace/hooks``: only the calls of methods that return a rectangle for a rectangle, one per line.
  case hooks
}
