import Foundation

/// Measures with a built-in table that resembles iOS's system font.
///
/// Heights are exact (fact d9). Widths are the regular weight's for every weight, without kerning.
///
/// > Assumed: advances of Inter Regular 3.19 (SIL Open Font License, by The Inter Project Authors), times 0.982 minus
/// > 0.0064 em: the fit that came nearest to `text-widths.jsonl`, 1.8 % off in the median and 8.3 % at worst. Ideographs,
/// > kana, hangul and emoji are one em (Seen: rows with Chinese text); a letter with accents is as wide
/// > as without; letters without an entry are as wide as the table's mean.
public struct SystemTextMeasurer: TextMeasurer {
  /// Makes the measurer.
  public init() {}

  /// The sum of the characters' advances, and the font's line height.
  public func size(of line: String, in font: Font) -> CGSize {
    CGSize(width: CGFloat(Self.thousandths(of: line)) * font.pointSize / 1000, height: font.lineHeight)
  }

  /// The width of a line in thousandths of an em.
  ///
  /// Most titles are ASCII or ideographs, whose scalars simply add up; others go character by character, so that texts that
  /// are equal to Swift are equally wide.
  private static func thousandths(of line: String) -> Int {
    var sum = 0
    for scalar in line.unicodeScalars {
      guard let advance = plainAdvance(of: scalar) else { return line.reduce(0) { $0 + self.advance(of: $1) } }
      sum += advance
    }
    return sum
  }

  /// The advance of a scalar that never joins with the one before it, or nil.
  private static func plainAdvance(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E: Int(asciiAdvances[Int(scalar.value) - 0x20])
    case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF60, 0x20000...0x3FFFD:
      oneEm
    // The ellipsis of every truncated title.
    case 0x2026: meanAdvance
    default: nil
    }
  }

  /// The advance of one character, which may be made of several scalars.
  private static func advance(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }) { return oneEm }
    return scalars.reduce(0) { $0 + advance(of: $1) }
  }

  private static func advance(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    // Vowels and finals of hangul stand in the box of the syllable's first letter.
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return oneEm
    default: return plainAdvance(of: letter(of: scalar)) ?? meanAdvance
    }
  }

  /// The letter under the accents of a letter, or the scalar itself.
  private static func letter(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
  }

  private static let oneEm = 1000
  private static let meanAdvance = 539

  /// Advances of U+0020 to U+007E in thousandths of an em.
  private static let asciiAdvances: [Int16] = [
    270, 267, 390, 613, 620, 791, 621, 211, 349, 349, 485, 641, 268, 446, 264, 344,
    607, 450, 588, 619, 624, 591, 606, 554, 599, 606, 264, 268, 641, 641, 641, 492,
    913, 658, 632, 708, 699, 581, 570, 723, 720, 253, 526, 634, 546, 867, 733, 741,
    617, 741, 621, 620, 624, 722, 658, 925, 624, 646, 607, 349, 344, 349, 454, 437,
    482, 547, 603, 542, 603, 566, 348, 592, 574, 227, 227, 528, 227, 847, 568, 579,
    592, 592, 359, 507, 351, 564, 540, 791, 524, 540, 525, 349, 314, 349, 641,
  ]
}
