/// The classes of characters beyond ASCII: single signs first, then the blocks, then the general category.
extension LineBreakClass {
  static func beyondASCII(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x3FFFD: .ideograph
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: .hangul
    case 0x80...0x2BFF: western(scalar)
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFFEF: eastAsian(scalar)
    case 0xFEFF: .wordJoiner
    case 0xFFFC: .object
    case 0x1F000...0x1FAFF: .ideograph
    default: byCategory(scalar)
    }
  }

  private static func western(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: .newline
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x034F: .glue
    case 0xAD: .softHyphen
    case 0x200B: .zeroWidthSpace
    case 0x2060: .wordJoiner
    case 0xA1, 0xBF, 0x201A, 0x201E: .opening
    case 0xB4: .breakBefore
    case 0xB1, 0x2116, 0x2212, 0x2213: .prefix
    case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109: .postfix
    case 0x2010, 0x2012, 0x2013, 0x2027: .breakAfter
    case 0x2014: .dash
    case 0x2024...0x2026: .leader
    case 0x203C, 0x203D, 0x2047...0x2049: .nonstarter
    case 0x2044: .infix
    default: picture(scalar) ?? byCategory(scalar)
    }
  }

  /// Returns the class of a character of Chinese, Japanese or Korean text.
  private static func eastAsian(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case 0x3000: .space
    case 0x3001, 0x3002, 0xFE50, 0xFE52, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: .closing
    case 0xFF01, 0xFF1F, 0xFE56, 0xFE57: .exclamation
    case 0xFF1A, 0xFF1B, 0xFE54, 0xFE55: .nonstarter
    case 0x3005, 0x301C, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF65, 0xFF70, 0xFF9E, 0xFF9F: .nonstarter
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096: .nonstarter
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6: .nonstarter
    case 0x31F0...0x31FF, 0xFF67...0xFF6F: .nonstarter
    case 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: .prefix
    case 0xFF05, 0xFFE0: .postfix
    case 0xFFA0...0xFFDC: .hangul
    default: eastAsianByCategory(scalar)
    }
  }

  private static func eastAsianByCategory(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.properties.generalCategory {
    case .openPunctuation: .wideOpening
    case .closePunctuation: .closing
    default: .ideograph
    }
  }

  /// Returns the class of a sign that is drawn as an emoji.
  private static func picture(_ scalar: Unicode.Scalar) -> LineBreakClass? {
    guard scalar.value >= 0x231A else { return nil }
    let isPicture =
      scalar.properties.isEmojiPresentation || (0x2600...0x27BF).contains(scalar.value) && scalar.properties.isEmoji
    return isPicture ? .ideograph : nil
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.properties.generalCategory {
    case .decimalNumber: .number
    case .openPunctuation: .opening
    case .closePunctuation: .closing
    case .initialPunctuation: .openingQuote
    case .finalPunctuation: .closingQuote
    case .currencySymbol: .prefix
    case .spaceSeparator: .space
    case .dashPunctuation: .breakAfter
    default: .letter
    }
  }
}
