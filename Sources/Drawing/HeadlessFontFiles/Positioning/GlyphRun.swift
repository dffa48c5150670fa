/// The glyphs of one line of text, before kerning.
struct GlyphRun {
  struct Item {
    let glyph: UInt16
    /// Whether it is placed on the glyph before it and has no width.
    let isMark: Bool
    /// The advance in units where it is not the glyph's own.
    var advance: Int?
  }

  private(set) var glyphs: [Item] = []
  private(set) var script: TextScript

  /// The characters without a glyph, which the caller measures, with the number of glyphs before each.
  private(set) var missing: [(scalar: Unicode.Scalar, index: Int)] = []

  /// Finds the glyphs of a text; where it replaces, characters that the font does not have are in ``missing``.
  init(_ text: String, in font: FontFile, replacing: Bool) {
    script = TextScript(of: text.unicodeScalars)
    glyphs.reserveCapacity(text.utf8.count)
    for scalar in Composer(characters: font.characters).scalars(of: text) where !scalar.isInvisible {
      append(scalar, font, replacing)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ font: FontFile, _ replacing: Bool) {
    var glyph = font.characters.glyph(for: scalar)
    var advance: Int?
    if glyph == 0, let substitute = Self.substitute(for: scalar, in: font) { (glyph, advance) = substitute }
    if glyph == 0, replacing {
      missing.append((scalar, glyphs.count))
      return
    }
    let isMark = font.kinds.isKnown ? font.kinds.isMark(glyph) : scalar.properties.generalCategory == .nonspacingMark
    glyphs.append(Item(glyph: glyph, isMark: isMark, advance: advance))
  }

  /// Returns the glyph for a space or hyphen that the font has not, and its advance in units if it is not the glyph's.
  /// > Documented: HarfBuzz, spaces without glyphs; the Unicode Standard, table 6-2, for their widths.
  private static func substitute(for scalar: Unicode.Scalar, in font: FontFile) -> (UInt16, Int?)? {
    let characters = font.characters
    if scalar.value == 0x2011 { return (characters.glyph(for: "\u{2010}"), nil) }
    guard scalar.value == 0xA0 || scalar.value >= 0x2000 else { return nil }
    let space = characters.glyph(for: " ")
    guard space != 0 else { return nil }
    let em = font.unitsPerEm
    switch scalar.value {
    case 0xA0: return (space, nil)
    case 0x2000, 0x2002: return (space, (em + 1) / 2)
    case 0x2001, 0x2003, 0x3000: return (space, em)
    case 0x2004: return (space, (em + 1) / 3)
    case 0x2005: return (space, (em + 2) / 4)
    case 0x2006: return (space, (em + 3) / 6)
    case 0x2007: return (space, width(ofFirstOf: "0123456789", in: font))
    case 0x2008: return (space, width(ofFirstOf: ".,", in: font))
    case 0x2009: return (space, (em + 2) / 5)
    case 0x200A: return (space, (em + 8) / 16)
    case 0x202F: return (space, Int(font.advances[Int(space)]) / 2)
    case 0x205F: return (space, em * 4 / 18)
    default: return nil
    }
  }

  /// Returns the advance of the first of some characters that the font has, in units.
  private static func width(ofFirstOf characters: String, in font: FontFile) -> Int? {
    let glyph = characters.unicodeScalars.lazy.compactMap { font.glyph(for: $0) }.first
    return glyph.map { Int(font.advances[Int($0)]) }
  }
}

extension Unicode.Scalar {
  /// Whether it is never shown and has no width, such as a soft hyphen or a direction mark.
  /// > Documented: Unicode, "Default_Ignorable_Code_Point"; fillers of hangul have a width in HarfBuzz.
  fileprivate var isInvisible: Bool {
    guard value >= 0xAD, !isPlainLetter, properties.isDefaultIgnorableCodePoint else { return false }
    return ![0x115F, 0x1160, 0x3164, 0xFFA0].contains(value)
  }
}
