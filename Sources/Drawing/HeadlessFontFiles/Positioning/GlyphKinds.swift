/// The kinds of glyphs (letter, ligature, mark) of the table `GDEF`.
/// > Documented: OpenType 1.9, "GDEF", the glyph class definition.
struct GlyphKinds: Sendable {
  private let classes: GlyphClasses?

  private static let ligature = 2
  private static let mark = 3

  init(_ table: FontBytes?, budget: inout DecodingBudget) throws(FontFileError) {
    guard let table, try table.uint16(4) > 0 else {
      classes = nil
      return
    }
    classes = try GlyphClasses(classesOf: try table.from(try table.uint16(4)), budget: &budget)
  }

  /// Whether the font declares which glyphs are marks; else the characters do.
  var isKnown: Bool { classes != nil }

  /// Returns whether a glyph is placed on others and has no width.
  func isMark(_ glyph: UInt16) -> Bool { classes?[glyph] == Self.mark }

  struct Ignored: OptionSet, Sendable {
    let rawValue: Int
    static let letters = Ignored(rawValue: 2)
    static let ligatures = Ignored(rawValue: 4)
    static let marks = Ignored(rawValue: 8)
  }

  /// Returns whether a lookup ignores a glyph that is (or is not) a mark.
  func skips(_ glyph: UInt16, isMark: Bool, ignored: Ignored) -> Bool {
    if isMark { return ignored.contains(.marks) }
    switch classes?[glyph] {
    case 1?: return ignored.contains(.letters)
    case Self.ligature?: return ignored.contains(.ligatures)
    case Self.mark?: return ignored.contains(.marks)
    default: return false
    }
  }
}
