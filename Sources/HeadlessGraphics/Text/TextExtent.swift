import Foundation

/// How wide a stretch of text is, and how far it stands out of its line's baseline.
package struct TextExtent: Equatable, Sendable {
  package var width: CGFloat = 0
  /// What is above the baseline.
  package var ascent: CGFloat = 0
  /// What is below the baseline.
  package var descent: CGFloat = 0

  package init() {}

  package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  package var height: CGFloat { ascent + descent }

  /// Puts another stretch behind this one.
  package mutating func append(_ other: TextExtent) {
    width += other.width
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }
}
