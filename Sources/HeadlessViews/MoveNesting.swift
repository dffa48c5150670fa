import HeadlessReporting

/// Which moves between superviews are under way, so that a callback cannot start the same move inside itself for ever.
@MainActor
enum MoveNesting {
  /// How many moves may be made from within one another's callbacks.
  ///
  /// > Assumed: far more than any real code nests, and the call stack holds it in a debug build.
  static let limit = 100

  private static var goals: [(view: View, superview: View?)] = []
  private static var depth = 0

  /// Runs the part of a move before the view is at its goal; not at all if the same move is under way.
  static func approach(_ view: View, to superview: View?, _ body: () -> Void) -> Bool {
    if goals.contains(where: { $0.view === view && $0.superview === superview }) { return false }
    goals.append((view, superview))
    defer { goals.removeLast() }
    body()
    return true
  }

  /// Runs a whole move with its callbacks, unless too many are nested in one another.
  static func descend(for view: View, _ body: () -> Void) {
    if depth == limit {
      IssueReporting.report(
        IssueReport(
          place: "\(type(of: view)), callbacks of a move",
          problem: "\(limit) moves were made from within one another's callbacks; this one was not made.",
          cure: "Don't add and remove a view in turns from willMove and didMove."))
      return
    }
    depth += 1
    defer { depth -= 1 }
    body()
  }
}
