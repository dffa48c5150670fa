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
    let ends = ends(of: whole, in: line, mode: mode, mayKeepAll: false) { ends in
      measure(line[ends.head] + ellipsis + line[ends.tail]) <= width + PixelGrid.tolerance
    }
    return line[ends.head] + ellipsis + line[ends.tail]
  }

  /// Returns the parts of a range that remain beside an ellipsis.
  ///
  /// - Parameters:
  ///   - range: The range to shorten.
  ///   - text: The text that contains the range.
  ///   - mode: The position where characters are removed: at the head, in the middle, otherwise at the tail.
  ///   - mayKeepAll: Whether the whole range may remain, because text after it is omitted.
  ///   - fits: Whether parts with the ellipsis between them fit.
  /// - Returns: The longest parts that fit, or empty ones.
  package static func ends(
    of range: Range<String.Index>, in text: String, mode: LineBreakMode, mayKeepAll: Bool, fits: (Ends) -> Bool
  ) -> Ends {
    largest { count in
      let ends = self.ends(of: range, in: text, mode: mode, keeping: count)
      guard let ends, mayKeepAll || ends.head.upperBound < ends.tail.lowerBound else { return nil }
      return fits(ends) ? ends : nil
    } ?? Ends(head: range.lowerBound..<range.lowerBound, tail: range.upperBound..<range.upperBound)
  }

  /// Returns the answer for the largest count from 1 on that has one, if all up to it have one; nil if not even 1 has.
  ///
  /// It doubles the count until there is no answer, and then halves the step.
  package static func largest<Answer>(_ answer: (Int) -> Answer?) -> Answer? {
    var best: Answer?
    var fits = 0
    var step = 1
    while let found = answer(fits + step) {
      best = found
      fits += step
      step *= 2
    }
    while step > 1 {
      step /= 2
      if let found = answer(fits + step) {
        best = found
        fits += step
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
