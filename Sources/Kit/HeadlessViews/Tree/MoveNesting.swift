import HeadlessReporting

/// The current moves between superviews, so that a callback cannot start the same move inside itself for ever.
@MainActor enum MoveNesting {
  /// A view that is being moved and its new superview; the calls that move them retain both.
  private struct Move: Equatable {
    let view: ObjectIdentifier
    var superview: ObjectIdentifier?
  }

  private static var moves: [Move] = []

  /// Begins a move, which lasts until ``end()``; returns false if the same move is under way already.
  static func start(_ view: View, to superview: View?) -> Bool {
    var move = Move(view: ObjectIdentifier(view))
    if let superview { move.superview = ObjectIdentifier(superview) }
    if !moves.isEmpty, moves.contains(move) { return false }
    moves.append(move)
    return true
  }

  /// Ends the move that began last.
  static func end() { moves.removeLast() }

  /// Makes a move with all its callbacks, unless too many are in one another.
  static func call(_ view: View, _ move: () -> Void) {
    nesting.call("callbacks of a move of \(type(of: view))", move)
  }

  private static let nesting = CallbackNesting(
    "moves between superviews", cure: "Don't add and remove a view in turns from willMove and didMove.")
}
