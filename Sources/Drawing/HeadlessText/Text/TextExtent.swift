import Foundation
import HeadlessGraphics

/// The width of a run of text, and its heights above and below the baseline.
package struct TextExtent: Equatable, Sendable {
  package var width: CGFloat = 0
  /// The height above the baseline.
  package var ascent: CGFloat = 0
  /// The height below the baseline.
  package var descent: CGFloat = 0

  package init() {}

  package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  package var height: CGFloat { ascent + descent }

  /// Appends another extent after this one.
  package mutating func append(_ other: TextExtent) {
    width += other.width
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }
}
