import Foundation

/// The available size and number of lines of a ``TextLayout``.
public struct TextRoom: Hashable, Sendable {
  /// The width in points; zero, a negative number, and one that is not finite, mean unlimited.
  public var width: CGFloat
  /// The height in points, which limits the lines but never to none; as with the width, 0 means unlimited.
  public var height: CGFloat
  /// The greatest number of lines; 0 means any number.
  public var maximumLines: Int
  /// Whether lines begin at the right unless they are aligned otherwise.
  public var isRightToLeft: Bool
  /// Whether a paragraph that truncates or clips wraps all the same, and only the last line is shortened.
  ///
  /// Labels do so; a text drawn on its own has such a paragraph in one line.
  public var wrapsBeforeTruncating: Bool
  /// Whether a line begins a whole number of points below the one before it.
  /// > Seen: row cf-linebreak-byWordWrapping of `configuration-frames` and fact g17: two and three lines of 17 points,
  /// > each 20.287 high, are 40.333 and 60.333 high on iOS 26.1: 20.333, and 20 more for each further line. Assumed:
  /// > the nearest whole number; two lines of another size would settle it.
  package var roundsLinePitch = false
  /// Whether the spaces at which a line breaks are included in its width, as far as they fit.
  /// > Seen: row cf-linebreak-byWordWrapping of `configuration-frames`: "A rather long " is 102.667 wide with its last
  /// > space.
  package var countsSpacesAtLineEnds = false

  /// Whether the leading of fonts is added between lines.
  /// > Seen: fact q18: between two lines of a text style in a label, and not below the last one; fact g17: not between
  /// > a configured button's lines. Assumed: a paragraph style that changes the height of lines does not change it.
  package var usesFontLeading = true

  /// Creates the available size and number of lines.
  public init(
    width: CGFloat = 0, height: CGFloat = 0, maximumLines: Int = 0, isRightToLeft: Bool = false,
    wrapsBeforeTruncating: Bool = true
  ) {
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.isRightToLeft = isRightToLeft
    self.wrapsBeforeTruncating = wrapsBeforeTruncating
  }

  var lineWidth: CGFloat { Self.limit(width) }

  var lineHeights: CGFloat { Self.limit(height) }

  private static func limit(_ length: CGFloat) -> CGFloat {
    length > 0 && length < .greatestFiniteMagnitude ? length : .infinity
  }
}
