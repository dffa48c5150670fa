import Foundation

/// The width of a run of text, and its heights above and below the baseline.
struct TextExtent: Sendable {
  var width: CGFloat = 0
  /// The height above the baseline.
  var ascent: CGFloat = 0
  /// The height below the baseline.
  var descent: CGFloat = 0

  var height: CGFloat { ascent + descent }

  /// Appends another extent after this one.
  mutating func append(_ other: TextExtent) {
    width += other.width
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }
}
