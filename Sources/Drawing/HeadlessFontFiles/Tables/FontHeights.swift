import Foundation

/// The heights of a font, in ems; multiplied by the font's size, they are points.
public struct FontHeights: Hashable, Sendable {
  /// The height of letters above the baseline.
  public let ascender: CGFloat
  /// The depth of letters below the baseline, negative.
  public let descender: CGFloat
  /// The extra space between lines.
  public let lineGap: CGFloat
  /// The height of a capital letter.
  public let capHeight: CGFloat
  /// The height of an `x`.
  public let xHeight: CGFloat

  /// Reads them from `hhea`, and the letters' heights from `OS/2`.
  /// > Reported: iOS uses `hhea` and not the heights of `OS/2`. Assumed: where `hhea` has no valid line height, as its
  /// > ascender is not above its descender, the typographic ones of `OS/2` are used; a capital is 0.7 em high and an
  /// > `x` 0.5 in a font without these values in `OS/2`.
  init(_ hhea: FontBytes, _ os2: OS2Table?, unitsPerEm: CGFloat) throws(FontFileError) {
    var line = [try hhea.int16(4), try hhea.int16(6), try hhea.int16(8)]
    if line[0] <= line[1], let os2 { line = os2.line }
    guard line[0] > line[1] else {
      throw hhea.error(4, "the ascender \(line[0]) is not above the descender \(line[1])")
    }
    ascender = CGFloat(line[0]) / unitsPerEm
    descender = CGFloat(line[1]) / unitsPerEm
    lineGap = CGFloat(line[2]) / unitsPerEm
    capHeight = os2?.capHeight.map { CGFloat($0) / unitsPerEm } ?? 0.7
    xHeight = os2?.xHeight.map { CGFloat($0) / unitsPerEm } ?? 0.5
  }
}
