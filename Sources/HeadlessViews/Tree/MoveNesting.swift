import HeadlessReporting

/// The moves between superviews that are under way, so that a callback cannot start the same move inside itself for
/// ever.
@MainActor
enum MoveNesting {
  /// The number of moves that may be made from within one another's callbacks.
  ///
  /// > Assumed: far more than any real code nests, and the call stack holds it in a debug build.
  static let limit = 100

  /// A view that is being moved and its new superview; the calls that move them retain both.
  private struct Move: Equatable {
    let view: ObjectIdentifier
    var superview: ObjectIdentifier?
  }

  @exclusivity(unchecked) private static var moves: [Move] = []
  @exclusivity(unchecked) private static var depth = 0

  /// Begins a move, which lasts until ``end()``; returns false if the same move is under way already.
  static func start(_ view: View, to superview: View?) -> Bool {
    var move = Move(view: ObjectIdentifier(view))
    if let superview { move.superview = ObjectIdentifier(superview) }
    if !moves.isEmpty, moves.contains(move) { return false }
    moves.append(move)
    return true
  }

  /// Ends the move that began last.
  static func end() {
    moves.removeLast()
  }

  /// Counts a move with all its callbacks until ``exit()``; refuses and reports when too many are in one another.
  static func enter(_ view: View) -> Bool {
    if depth < limit {
      depth += 1
      return true
    }
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: view)), callbacks of a move",
        problem: "\(limit) moves were made from within one another's callbacks; this one was not made.",
        cure: "Don't add and remove a view in turns from willMove and didMove."))
    return false
  }

  static func exit() {
    depth -= 1
  }
}
