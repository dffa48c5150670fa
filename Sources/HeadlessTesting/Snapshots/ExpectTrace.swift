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
/// Give the text as a closure, as above. A failure shows the lines that differ, and keeps both texts with the report.
///
/// - Parameters:
///   - view: Watch only this view; every view if nil.
///   - form: The whole report, or the calls alone.
///   - sourceLocation: Where a failure is recorded.
///   - body: The code to watch.
///   - expectation: The text.
/// - Returns: The trace.
/// - Throws: What `body` throws.
@MainActor
@discardableResult
public func expectTrace(
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

/// How a trace is compared.
public enum TraceForm: Hashable, Sendable {
  /// ``LayoutTrace/report``: passes, views on the way, calls and reasons, as they nest.
  case report
  /// ``LayoutTrace/description``: only the calls, a line each.
  case calls
  /// ``LayoutTrace/hooks``: only the calls that turn a rectangle into a rectangle, a line each.
  case hooks
}
