import Foundation
import HeadlessFontFiles

// Heights, in points above the baseline, not rounded.

extension Font {
  /// How far letters such as `d` and their accents reach above the baseline, in points.
  ///
  /// > Reported: of the system font 1950 of 2048 units; it prints 38.0859375 at size 40.
  /// > Documented: of a file, `hhea.ascender`.
  public var ascender: CGFloat { pointSize * heights.ascender }

  /// How far letters such as `p` reach below the baseline, in points: a negative number.
  ///
  /// > Reported: of the system font -494 of 2048 units; it prints -9.6484375 at size 40.
  public var descender: CGFloat { pointSize * heights.descender }

  /// The height of a capital letter, in points.
  ///
  /// > Reported: of the system font 1443 of 2048 units.
  public var capHeight: CGFloat { pointSize * heights.capHeight }

  /// The height of an `x`, in points.
  ///
  /// > Reported: of the system font 1078 of 2048 units.
  public var xHeight: CGFloat { pointSize * heights.xHeight }

  /// The extra room between lines, in points, which is no part of the line height.
  ///
  /// > Reported: Helvetica Neue prints 0.448 at size 16, its line gap; the system font 0.
  public var leading: CGFloat { pointSize * heights.lineGap }

  /// The height of one line, in points, not rounded: from the descender to the ascender.
  ///
  /// > Seen: fact d9, 45 of 45 rows of real label heights: 1.193359375 × size. Reported: 1950 + 494 of 2048 units.
  public var lineHeight: CGFloat { pointSize * (heights.ascender - heights.descender) }

  private var heights: FontHeights {
    switch face {
    case .system: .system
    case .file(let file): file.heights
    }
  }
}

extension FontHeights {
  /// San Francisco's, in ems.
  static let system = FontHeights(
    ascender: 1950.0 / 2048, descender: -494.0 / 2048, lineGap: 0, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048)
}
