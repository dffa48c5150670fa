import Foundation

/// The block that represents a letter without a shape, so that a line of blocks resembles a line of text.
/// > Assumed: all measures; only pictures depend on them.
enum LetterBlock {
  /// Returns the corners, in points from the pen and upward; nil for spaces and other invisible characters.
  static func corners(of letter: Character, in font: Font, advance: CGFloat) -> [CGPoint]? {
    guard let (bottom, top) = heights(of: letter, in: font) else { return nil }
    // A bold letter's block is nearer to the next one.
    let bearing = min(font.pointSize * min(max(0.07 - 0.05 * font.weight.rawValue, 0.03), 0.12), advance / 4)
    let slant: CGFloat = font.fontFace.style.isItalic ? 0.2 : 0
    return [(bearing, bottom), (bearing, top), (advance - bearing, top), (advance - bearing, bottom)].map { x, y in
      CGPoint(x: x + y * slant, y: y)
    }
  }

  /// Returns the bottom and the top, in points above the baseline.
  private static func heights(of letter: Character, in font: Font) -> (CGFloat, CGFloat)? {
    let dot = font.capHeight / 6
    // Of a letter with accents, the letter.
    guard let first = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first else { return nil }
    switch first {
    case "g", "p", "q", "y": return (font.descender * 0.8, font.xHeight)
    case "j", "Q", "/", "|", "(", ")", "[", "]", "{", "}", "@", "$": return (font.descender * 0.6, font.capHeight)
    case "b", "d", "f", "h", "i", "k", "l", "t", "ß": return (0, font.capHeight)
    case ".", "…": return (0, dot)
    case ",", ";", "_": return (-dot, dot / 2)
    case "-", "–", "—", "~", "=", "+", "<", ">", "·", "•":
      return (font.xHeight / 2 - dot / 2, font.xHeight / 2 + dot / 2)
    case "'", "\"", "‘", "’", "“", "”", "^", "`", "´", "°", "*": return (font.xHeight, font.capHeight)
    default: break
    }
    switch first.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .nonspacingMark, .enclosingMark:
      return nil
    case .lowercaseLetter: return (0, font.xHeight)
    // Ideographs and emoji fill their square.
    case .otherLetter, .otherSymbol: return (font.descender / 2, font.capHeight)
    default: return (0, font.capHeight)
    }
  }
}
