import HeadlessViews

/// A record of the layout during some code: passes, visited views, calls of overridable methods, and their reasons.
///
/// ``description`` contains a line for each call, in the order of their beginnings: `layoutSubviews Button` or
/// `contentRect(forBounds:) (0, 0, 75, 75) -> (0, 0, 75, 75)`. ``report`` nests them and adds the reasons. All calls by
/// the toolkit are recorded, whether or not a subclass calls `super`.
public struct LayoutTrace: CustomStringConvertible, Sendable {
  /// Creates an empty trace.
  public init() {}

  /// All events, in the order of their beginnings.
  public internal(set) var steps: [Step] = []

  /// The number of visits to views by all passes; a view can be visited more than once.
  public internal(set) var visits = 0

  /// The views that were marked during the recording and still need layout at its end, in the order of their marks.
  public internal(set) var leftovers: [Leftover] = []

  /// The views of the recording, by their names.
  var subjects: [String: WeakView] = [:]

  /// The calls, in the order of their beginnings.
  public var calls: [Call] {
    steps.compactMap { if case .call(let call) = $0.event { call } else { nil } }
  }

  /// The calls of methods that return a rectangle for a rectangle, in the order of their beginnings.
  public var hooks: [Call] { calls.filter { $0.argument != nil } }

  /// The remarks on overridden code, in their order.
  public var remarks: [Remark] {
    steps.compactMap { if case .remark(let remark) = $0.event { remark } else { nil } }
  }

  /// The solutions of constraints, in their order.
  public var solutions: [Solution] {
    steps.compactMap { if case .solution(let solution) = $0.event { solution } else { nil } }
  }

  /// The number of passes, those inside others included.
  public var passes: Int { steps.count { if case .pass = $0.event { true } else { false } } }

  /// The calls, one per line.
  public var description: String { calls.map(\.description).joined(separator: "\n") }

  /// Records every layout on the main actor while `body` runs.
  ///
  /// Reasons are recorded if the view was marked in `body`. The recorder retains the views until `body` returns.
  ///
  /// - Parameters:
  ///   - view: The view whose calls, with their passes, are recorded; nil for all views.
  ///   - body: The code to record.
  /// - Returns: The trace.
  /// - Throws: The error of `body`.
  /// - Complexity: O(*n*) in memory for *n* steps of the layout.
  @MainActor public static func recording(of view: View? = nil, _ body: () throws -> Void) rethrows -> LayoutTrace {
    let recorder = Recorder(only: view)
    try LayoutObservation.observe(with: recorder, body)
    return recorder.finish()
  }
}
