import Foundation
import HeadlessGeometry

/// Shortens a line to a width: which characters stay around the ellipsis.
package enum Truncation {
  /// The line as it is shown in a width, shortened at the place that the mode names.
  ///
  /// The longest shortening that fits; the ellipsis alone where not even one character does. Characters are grapheme
  /// clusters and stay whole. A mode that does not truncate returns the line.
  ///
  /// - Parameters:
  ///   - line: The text.
  ///   - width: The room, in points.
  ///   - mode: Where characters give way.
  ///   - measure: The width of a text, in points.
  /// - Returns: The text to show.
  package static func shorten(
    _ line: String, to width: CGFloat, mode: LineBreakMode, measure: (String) -> CGFloat
  ) -> String {
    guard mode.truncates, measure(line) > width + PixelGrid.tolerance else { return line }
    let characters = Array(line)
    var fits = 0
    var tooMany = characters.count
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      if measure(shortened(characters, keeping: middle, mode: mode)) <= width {
        fits = middle
      } else {
        tooMany = middle
      }
    }
    return shortened(characters, keeping: fits, mode: mode)
  }

  private static func shortened(_ characters: [Character], keeping count: Int, mode: LineBreakMode) -> String {
    switch mode {
    case .byTruncatingHead: return "…" + String(characters.suffix(count))
    case .byTruncatingMiddle:
      return String(characters.prefix((count + 1) / 2)) + "…" + String(characters.suffix(count / 2))
    default: return String(characters.prefix(count)) + "…"
    }
  }
}

extension LineBreakMode {
  /// Whether a line that is too wide is shortened with an ellipsis.
  package var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
  }
}
