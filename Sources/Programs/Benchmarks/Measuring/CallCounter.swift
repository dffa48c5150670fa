import HeadlessKit

/// A counter of the toolkit's work, which does not depend on the load of the machine.
@MainActor final class CallCounter: LayoutObserver {
  private(set) var calls = Calls()

  /// Returns the calls made while `body` ran.
  static func count(_ body: () -> Void) -> Calls {
    let counter = CallCounter()
    LayoutObservation.observe(with: counter, body)
    return counter.calls
  }

  func layoutVisits(_ view: View) { calls.visits += 1 }

  func layoutBegins(_ call: LayoutCall) {
    if call.method == "layoutSubviews" { calls.layouts += 1 }
    if call.argument != nil { calls.hooks += 1 }
  }

  func layoutEnds(_ call: LayoutCall, returning result: CGRect?) {}
}

/// The numbers of calls and lookups that the toolkit made.
struct Calls: Codable, Equatable, Sendable {
  /// Calls of `layoutSubviews()`.
  var layouts = 0
  /// Calls of the hooks that turn a rectangle into a rectangle.
  var hooks = 0
  /// Views that the layout pass looked at.
  var visits = 0
}
