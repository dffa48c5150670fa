import Foundation
import HeadlessViews

/// What the layout pass did in a scope, and why: passes, views on the way, and the toolkit's own calls.
///
/// ``description`` is one line a call, in the order the calls began: `layoutSubviews Button` or
/// `contentRect(forBounds:) (0, 0, 75, 75) -> (0, 0, 75, 75)`. ``report`` nests them and says who asked. All of the
/// toolkit's calls are recorded, whether or not a subclass calls `super`.
public struct LayoutTrace: CustomStringConvertible, Sendable {
  /// Makes an empty trace.
  public init() {}

  /// Everything in the order it began.
  public internal(set) var steps: [Step] = []

  /// How many views the pass looked at, counting a view again when it looked again.
  public internal(set) var visits = 0

  /// The views that were marked in the scope and still wait for layout at its end, in the order of their marks.
  public internal(set) var leftovers: [Leftover] = []

  /// The views that the trace names.
  var subjects: [Subject] = []

  /// The calls, in the order they began.
  public var calls: [Call] {
    steps.compactMap { if case .call(let call) = $0.event { call } else { nil } }
  }

  /// The calls of hooks that turn a rectangle into a rectangle, in the order they began.
  public var hooks: [Call] { calls.filter { $0.argument != nil } }

  /// The remarks on what overridden code did, in their order.
  public var notes: [Note] {
    steps.compactMap { if case .note(let note) = $0.event { note } else { nil } }
  }

  /// The solutions of constraints, in their order.
  public var solutions: [Solution] {
    steps.compactMap { if case .solution(let solution) = $0.event { solution } else { nil } }
  }

  /// How many passes ran, counting those inside others.
  public var passes: Int {
    steps.count { if case .pass = $0.event { true } else { false } }
  }

  /// The calls, a line each.
  public var description: String { calls.map(\.description).joined(separator: "\n") }

  /// Records every layout on the main actor while `body` runs.
  ///
  /// Why a view was laid out is known when its mark was set in `body` too. The views that the trace names live until
  /// `body` has run.
  ///
  /// - Parameters:
  ///   - view: Record only calls on this view, and the passes that made them; every view's if nil.
  ///   - body: The code to watch.
  /// - Returns: What was recorded.
  /// - Throws: What `body` throws.
  @MainActor
  public static func recording(of view: View? = nil, _ body: () throws -> Void) rethrows -> LayoutTrace {
    let recorder = Recorder(only: view)
    try LayoutObservation.observe(with: recorder, body)
    return recorder.finish()
  }
}
