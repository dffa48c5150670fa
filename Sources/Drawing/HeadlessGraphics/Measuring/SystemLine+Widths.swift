extension SystemLine {
  /// The width of a character of the monospaced design, in 1/10000 em.
  /// > Assumed: 1266 of 2048 units, SF Mono's; a row of text in `monospacedSystemFont` would settle it.
  static let monospacedAdvance = 6182

  /// The width of a letter that is not in the table, such as an Arabic or a Thai one, in 1/10000 em.
  /// > Assumed: about the mean of the small Latin letters.
  static let missingAdvance = 5500

  /// The width of an ideograph and of its punctuation, in 1/10000 em.
  /// > Seen: rows 24, 28, 29, 30, 32 and 33 of `MeasuredLabel.all`, iOS 10 to 16, are between 1.0179 and 1.0196 em.
  /// > Differs: rows 23, 26 and 31, iOS 8 and 9, are one em.
  private static let ideographAdvance = 10185

  /// Returns the width of a character that fills a square, or half of one, in 1/10000 em; nil for all others.
  /// > Assumed: kana and hangul are one em, half-width forms half of one.
  static func wideAdvance(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x2E80...0x2FFF, 0x3000...0x3029, 0x3030...0x303F, 0x31C0...0x31EF, 0x3200...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      ideographAdvance
    // The first letter of a syllable; what follows it is in the same square.
    case 0x1100...0x115F, 0x3041...0x3096, 0x309B...0x31BF, 0x31F0...0x31FF, 0xA000...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3:
      10_000
    case 0xFF61...0xFFDC: 5000
    default: nil
    }
  }

  /// Returns whether a character that contains this scalar is drawn as an emoji.
  static func makesEmoji(_ scalar: Unicode.Scalar) -> Bool {
    // U+231A is the first that is an emoji by itself.
    scalar.value >= 0x231A && (scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation)
  }

  /// Returns whether a character has no width: combining marks, joiners, controls, and vowels and finals of hangul.
  static func isWidthless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
    }
  }

  /// Returns the width of an emoji at a font size, in points.
  /// > Reported: emoji are drawn 1.25 em wide up to 16 points, 20 points wide up to 18, and one em wide from 24 on,
  /// > evenly in between (flutter issue 28894, a measured table). WebKit's iOS tests agree at 16 and 64 points.
  static func emojiAdvance(at size: Double) -> Double { max(size, min(size * 1.25, max(20, size / 2 + 11))) }
}
