import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// The shortening of a line to a width: the choice of the characters around the ellipsis.
///
/// The longest shortening that fits; the ellipsis alone where not even one character does. Characters are grapheme
/// clusters and are not split. The work grows with the displayed text, not with the whole one.
package enum Truncation {
  /// The character that replaces the removed ones.
  package static let ellipsis = "…"

  /// The parts of a range that remain before and after the ellipsis.
  package struct Ends: Equatable, Sendable {
    package var head: Range<String.Index>
    package var tail: Range<String.Index>

    package init(head: Range<String.Index>, tail: Range<String.Index>) { (self.head, self.tail) = (head, tail) }

    /// Creates the empty ends of a range: the ellipsis alone.
    package init(emptyIn range: Range<String.Index>) {
      head = range.lowerBound..<range.lowerBound
      tail = range.upperBound..<range.upperBound
    }
  }

  /// Returns the line as it is shown in a width, shortened at the position of the mode.
  ///
  /// A mode that does not truncate returns the line.
  ///
  /// - Parameters:
  ///   - line: The text.
  ///   - width: The available width, in points.
  ///   - mode: The position where characters are removed.
  ///   - measure: The width of a text, in points.
  /// - Returns: The text to show.
  package static func shorten(
    _ line: String, to width: CGFloat, mode: LineBreakMode, measure: (String) -> CGFloat
  ) -> String {
    guard mode.truncates, measure(line) > width + PixelGrid.tolerance else { return line }
    let whole = line.startIndex..<line.endIndex
    return longest(of: whole, in: line, mode: mode, mayKeepAll: false) { ends in
      let shown = String(line[ends.head]) + ellipsis + line[ends.tail]
      return measure(shown) <= width + PixelGrid.tolerance ? shown : nil
    } ?? ellipsis
  }

  /// Returns the answer for the longest parts of a range beside an ellipsis.
  ///
  /// - Parameters:
  ///   - range: The range to shorten.
  ///   - text: The text that contains the range.
  ///   - mode: The position where characters are removed: at the head, in the middle, otherwise at the tail.
  ///   - mayKeepAll: Whether the whole range may remain, because text after it is omitted.
  ///   - guess: The number of characters that probably fit.
  ///   - answer: The answer for parts that fit with the ellipsis between them; nil for those that don't.
  /// - Returns: The answer; nil if not even one character has one.
  package static func longest<Answer>(
    of range: Range<String.Index>, in text: String, mode: LineBreakMode, mayKeepAll: Bool, near guess: Int = 1,
    answer: (Ends) -> Answer?
  ) -> Answer? {
    largest(near: guess) { count in
      let ends = ends(of: range, in: text, mode: mode, keeping: count)
      guard let ends, mayKeepAll || ends.head.upperBound < ends.tail.lowerBound else { return nil }
      return answer(ends)
    }
  }

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

  /// Returns the parts with a number of characters; nil if the range has fewer.
  private static func ends(
    of range: Range<String.Index>, in text: String, mode: LineBreakMode, keeping count: Int
  ) -> Ends? {
    let tailCount =
      switch mode {
      case .byTruncatingHead: count
      case .byTruncatingMiddle: count / 2
      default: 0
      }
    guard
      let head = text.index(range.lowerBound, offsetBy: count - tailCount, limitedBy: range.upperBound),
      let tail = text.index(range.upperBound, offsetBy: -tailCount, limitedBy: range.lowerBound),
      head <= tail
    else { return nil }
    return Ends(head: range.lowerBound..<head, tail: tail..<range.upperBound)
  }
}
