import Foundation
import HeadlessGeometry

/// Shortens a line to a width: which characters stay around the ellipsis.
///
/// The longest shortening that fits; the ellipsis alone where not even one character does. Characters are grapheme
/// clusters and stay whole. What is looked at grows with what is shown, not with the text.
package enum Truncation {
  /// The one character that stands for what is left out.
  package static let ellipsis = "…"

  /// The parts of a range that stay before and behind the ellipsis.
  package struct Ends: Equatable, Sendable {
    package var head: Range<String.Index>
    package var tail: Range<String.Index>
  }

  /// The line as it is shown in a width, shortened at the place that the mode names.
  ///
  /// A mode that does not truncate returns the line.
  ///
  /// - Parameters:
  ///   - line: The text.
  ///   - width: The room, in points.
  ///   - mode: The place where characters are removed.
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

  /// Returns the remaining parts of a range.
  ///
  /// - Parameters:
  ///   - range: The stretch to shorten.
  ///   - text: The text it is a stretch of.
  ///   - mode: The place where characters are removed: at the head, in the middle, else at the tail.
  ///   - mayKeepAll: Whether all of it may stay, because what is left out is behind it.
  ///   - fits: Whether parts and the ellipsis between them have room.
  /// - Returns: The largest parts that fit, or empty ones.
  package static func ends(
    of range: Range<String.Index>, in text: String, mode: LineBreakMode, mayKeepAll: Bool, fits: (Ends) -> Bool
  ) -> Ends {
    largest { count in
      let ends = self.ends(of: range, in: text, mode: mode, keeping: count)
      guard let ends, mayKeepAll || ends.head.upperBound < ends.tail.lowerBound else { return nil }
      return fits(ends) ? ends : nil
    } ?? Ends(head: range.lowerBound..<range.lowerBound, tail: range.upperBound..<range.upperBound)
  }

  /// The answer for the largest count from 1 on that has one, where all up to it have one; nil where not even 1 has.
  ///
  /// Asks for twice the count until there is none, and then halves the step.
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

  /// The parts with so many characters; nil where the range has fewer.
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
