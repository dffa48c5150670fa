import Foundation
import HeadlessGeometry
import HeadlessViews

/// What the layout pass did in a scope, one line a toolkit call, in the order the calls began.
///
/// A line reads `layoutSubviews Button` or `contentRect(forBounds:) (0, 0, 75, 75) -> (0, 0, 75, 75)`. Only the
/// toolkit's own calls are recorded, all of them, whether or not a subclass calls `super`.
public struct LayoutTrace: CustomStringConvertible, Sendable {
  /// One call.
  public struct Call: Hashable, Sendable, CustomStringConvertible {
    /// The method, such as `contentRect(forBounds:)`.
    public let method: String
    /// The class of the view it was made on.
    public let className: String
    /// The rectangle passed to it.
    public let argument: CGRect?
    /// The rectangle it returned.
    public internal(set) var result: CGRect?

    /// The call as a line.
    public var description: String {
      guard let argument else { return "\(method) \(className)" }
      return "\(method) \(argument.shortDescription) -> \(result?.shortDescription ?? "unfinished")"
    }
  }

  /// Makes an empty trace.
  public init() {}

  /// The calls, in the order they began.
  public internal(set) var calls: [Call] = []

  /// How many views the pass looked at, counting a view again when it looked again.
  public internal(set) var visits = 0

  /// The calls, a line each.
  public var description: String { calls.map(\.description).joined(separator: "\n") }

  /// Records every layout on the main actor while `body` runs.
  ///
  /// - Parameters:
  ///   - view: Record only calls on this view; every view's if nil.
  ///   - body: The code to watch.
  /// - Returns: What was recorded.
  /// - Throws: What `body` throws.
  @MainActor
  public static func recording(of view: View? = nil, _ body: () throws -> Void) rethrows -> LayoutTrace {
    let recorder = Recorder(only: view)
    try LayoutObservation.observe(with: recorder, body)
    return recorder.trace
  }

  private final class Recorder: LayoutObserver {
    var trace = LayoutTrace()
    private let only: View?
    private var open: [Int] = []

    init(only: View?) { self.only = only }

    func layoutVisits(_ view: View) {
      if isWatched(view) { trace.visits += 1 }
    }

    func layoutBegins(_ call: LayoutCall) {
      guard isWatched(call.view) else { return }
      open.append(trace.calls.count)
      trace.calls.append(
        Call(method: call.method, className: "\(type(of: call.view))", argument: call.argument))
    }

    func layoutEnds(_ call: LayoutCall, returning result: CGRect?) {
      guard isWatched(call.view), let index = open.popLast() else { return }
      trace.calls[index].result = result
    }

    private func isWatched(_ view: View) -> Bool { only == nil || only === view }
  }
}
