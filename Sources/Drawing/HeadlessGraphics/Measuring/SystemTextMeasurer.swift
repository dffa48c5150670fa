import Foundation
import HeadlessFontFiles

/// A measurer with a built-in table that resembles iOS's system font, in all its weights, with kerning and tracking.
///
/// Heights are exact (fact d9). Widths are within 1 % in the median; `Docs/TextMeasuring.md` has the figures,
/// and describes how to get exact ones. Italic letters are as wide as upright ones, and the rounded and the serif
/// design are as wide as the default one.
/// > Differs: the advances are from Inter 3.019 (SIL Open Font License 1.1, by The Inter Project Authors), see
/// > `SystemAdvances`.
public struct SystemTextMeasurer: TextMeasurer {
  /// Makes the measurer.
  public init() {}

  /// Returns the sum of the characters' advances, and the font's line height.
  ///
  /// A font of a registered file is measured by the file, exactly but for ligatures; a character that the file lacks is
  /// as wide as in the system font, and so is a whole emoji if the file lacks one of its characters.
  public func size(of line: String, in font: Font) -> CGSize {
    let size = font.pointSize
    let width =
      switch font.glyphSource {
      case .system(let face): Self.width(of: line, in: face, size: size)
      case .file(let file): Self.width(of: line, in: file, size: size)
      }
    return CGSize(width: width, height: font.lineHeight)
  }

  /// Returns the same size of a line of ASCII letters in the system font, at less cost; nil of any other line, in any
  /// other font, and where the size is not finite.
  package static func size(ofASCII line: String, in font: Font) -> CGSize? {
    guard let (units, tracking) = ems(ofASCII: line, in: font) else { return nil }
    let width = width(units: units, tracked: line.utf8.count, tracking: tracking, size: font.pointSize)
    let size = CGSize(width: width, height: font.lineHeight)
    return size.isFinite ? size : nil
  }

  /// Returns the advances and kerning of a line of ASCII letters in the system font, in 1/10000 em, and the tracking of
  /// each letter, in ems; nil of any other line, and in any other font.
  package static func ems(ofASCII line: String, in font: Font) -> (units: Int, tracking: Double)? {
    guard case .system(let face) = font.glyphSource, let units = SystemAdvances.units(ofASCII: line, in: face) else {
      return nil
    }
    return (units, SystemTracking.ems(at: font.pointSize))
  }

  private static func width(of line: String, in file: FontFile, size: Double) -> Double {
    var isComplete = true
    let ems = file.width(of: line) { scalar in
      isComplete = false
      return width(of: String(scalar), in: .init(), size: size) / size
    }
    if isComplete || !line.unicodeScalars.contains(where: SystemLine.makesEmoji) { return size * ems }
    var rest = ""
    var sum = 0.0
    for character in line {
      let scalars = character.unicodeScalars
      let isMissing = scalars.contains { $0 != "\u{FE0F}" && $0 != "\u{200D}" && file.glyph(for: $0) == nil }
      if isMissing, scalars.contains(where: SystemLine.makesEmoji) {
        sum += width(of: String(character), in: .init(), size: size)
      } else {
        rest.append(character)
      }
    }
    return sum + size * file.width(of: rest) { width(of: String($0), in: .init(), size: size) / size }
  }

  private static func width(of line: String, in face: Font.SystemFace, size: Double) -> Double {
    let sum = SystemLine(line, in: face).sum
    let emoji = sum.emoji == 0 ? 0 : Double(sum.emoji) * SystemLine.emojiAdvance(at: size)
    return width(units: sum.units, tracked: sum.tracked, tracking: SystemTracking.ems(at: size), size: size) + emoji
  }

  /// Returns the width of characters by the sum of their advances and kerning, in 1/10000 em.
  private static func width(units: Int, tracked: Int, tracking: Double, size: Double) -> Double {
    (Double(units) / 10_000 + Double(tracked) * tracking) * size
  }
}

/// The tracking of the system font's characters, depending on the size.
///
/// San Francisco is set tighter the larger it is: by its tracking, and by its optical size, which changes from
/// the text cut to the display cut.
enum SystemTracking {
  /// Returns the tracking of each character at a font size in points, in ems.
  static func ems(at size: Double) -> Double {
    // Interpolated between two sizes; the ends apply beyond them.
    let clampedSize = min(max(size, 6), Double(last))
    let below = min(Int(clampedSize), last - 1)
    return (table[below] + (table[below + 1] - table[below]) * (clampedSize - Double(below))) / 1000
  }

  private static let last = 80

  /// The thousandths of an em for each size in whole points.
  private static let table: [Double] = (0...last).map { size in
    documented(at: size) + displayCut * displayShare(at: size)
  }

  /// The difference of a character's width in the display cut from the text cut, in thousandths of an em.
  /// > Seen: "Test Button" in WebKit's iOS form tests, in the text cut at 9 to 17 points, in the display cut at 20 and
  /// > 21. Assumed: every character alike.
  private static let displayCut = -61.0

  /// Returns the fraction of the display design in a mixture with the text design.
  /// > Documented: the designs are interpolated between 17 and 28 points (WWDC 2020, "The details of UI
  /// > typography"); before iOS 13 the text design was for all sizes below 20. Assumed: the interpolation is linear.
  /// > Seen: rows 25, 27 and 37 of `MeasuredLabel.all`, 18 points, are as wide as in the text cut.
  private static func displayShare(at size: Int) -> Double { size < 20 ? 0 : min(Double(size - 17) / 11, 1) }

  /// Returns the tracking at a size in points, in thousandths of an em.
  /// > Documented: Human Interface Guidelines, Typography, "iOS, iPadOS, visionOS tracking values", SF Pro.
  private static func documented(at size: Int) -> Double {
    Double((steps.last { $0.size <= size } ?? steps[0]).tracking)
  }

  /// The documented values at the sizes where they change.
  private static let steps: [(size: Int, tracking: Int)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11),
    (28, 14), (31, 13), (33, 12), (35, 11), (36, 10), (41, 9), (44, 8), (49, 7), (52, 6), (58, 5), (60, 4), (66, 3),
    (68, 2), (76, 1), (80, 0),
  ]
}
