/// The search for the number of characters that fit a width.
///
/// Characters are grapheme clusters and are not split. The work grows with the displayed text, not with the whole one.
package enum Truncation {
  /// Returns the answer for the largest count from 1 on that has one, if all up to it have one; nil if not even 1 has.
  ///
  /// It doubles its steps away from the guess until a count has an answer and a larger one has not, and then halves
  /// what is between them: a guess that is one off takes four questions at most.
  package static func largest<Answer>(near guess: Int = 1, _ answer: (Int) -> Answer?) -> Answer? {
    var best: Answer?
    var fits = 0
    var fails = Int.max
    var step = 1
    var count = max(guess, 1)
    while count > fits && count < fails {
      if let found = answer(count) {
        best = found
        fits = count
      } else {
        fails = count
      }
      if fails == Int.max {
        count = fits + step
        step *= 2
      } else if fits == 0 && step < fails {
        count = fails - step
        step *= 2
      } else {
        count = fits + (fails - fits) / 2
      }
    }
    return best
  }
}
