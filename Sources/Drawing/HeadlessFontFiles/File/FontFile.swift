import Foundation
import Synchronization

/// A font read from a TrueType or OpenType file, to measure text with it; immutable.
///
/// Everything that measuring needs is read once, by the initializer. A file that is broken, truncated or hostile throws
/// an error; no bytes crash or hang it.
public final class FontFile: Hashable, Sendable {
  /// The name for `Font(name:size:)`, such as `Inter-Bold`.
  public let postScriptName: String

  /// The name of family and style, such as `Inter Bold`.
  public let fullName: String

  /// The name of the family, such as `Inter`.
  public let familyName: String

  /// The name in the family, such as `Bold Italic`.
  public let styleName: String

  /// The weight of the strokes: 100 to 900, 400 is regular.
  public let weightClass: Int

  /// Whether the letters lean.
  public let isItalic: Bool

  /// Whether the font declares that all characters have the same width.
  public let isMonospaced: Bool

  /// The heights, in ems.
  public let heights: FontHeights

  /// The number of units per em.
  public let unitsPerEm: Int

  /// The number of glyphs.
  public let glyphCount: Int

  let tables: FontTables
  let characters: CharacterMap
  let advances: [UInt16]
  let kinds: GlyphKinds
  let kerning: Kerning
  let latinWidths = AtomicLazyReference<PlainWidths>()
  let commonWidths = AtomicLazyReference<PlainWidths>()
  private let file: FontBytes
  private let index: Int

  /// Reads a font file.
  ///
  /// - Parameters:
  ///   - data: The bytes of a `.ttf`, `.otf` or `.ttc` file.
  ///   - index: The index of the font in a collection, from 0.
  /// - Throws: `FontFileError` for data that is not a font, or damaged, and for an index that is not in the collection.
  public convenience init(data: Data, index: Int = 0) throws {
    let file = FontBytes([UInt8](data))
    let offsets = try FontTables.offsets(in: file)
    guard offsets.indices.contains(index) else {
      throw file.error(8, "there is no font \(index) among \(offsets.count)")
    }
    var budget = DecodingBudget()
    try self.init(file, at: offsets[index], index: index, budget: &budget)
  }

  /// Reads all fonts of a file, in its order: one, or the fonts of a collection; throws as ``init(data:index:)`` does.
  public static func fonts(in data: Data) throws -> [FontFile] {
    let file = FontBytes([UInt8](data))
    var budget = DecodingBudget()
    return try FontTables.offsets(in: file).enumerated().map { index, offset in
      try FontFile(file, at: offset, index: index, budget: &budget)
    }
  }

  private init(_ file: FontBytes, at offset: Int, index: Int, budget: inout DecodingBudget) throws {
    let tables = try FontTables(file, at: offset)
    let head = try tables.required("head")
    let unitsPerEm = try head.uint16(18)
    guard (16...16384).contains(unitsPerEm) else {
      throw head.error(18, "\(unitsPerEm) is not a number of units per em from 16 to 16384")
    }
    let glyphCount = try tables.required("maxp").uint16(4)
    try budget.spend(glyphCount, for: file)
    let hhea = try tables.required("hhea")
    let os2 = try tables["OS/2"].map { try OS2Table($0) }
    let names = try tables["name"].map { try NameTable($0) }
    let macStyle = try head.uint16(44)

    self.file = file
    self.index = index
    self.tables = tables
    self.unitsPerEm = unitsPerEm
    self.glyphCount = glyphCount
    characters = try CharacterMap(try tables.required("cmap"), glyphCount: glyphCount)
    advances = try Self.advances(try tables.required("hmtx"), hhea, glyphCount: glyphCount)
    heights = try FontHeights(hhea, os2, unitsPerEm: CGFloat(unitsPerEm))
    kinds = try GlyphKinds(tables["GDEF"], budget: &budget)
    kerning = try Kerning(gpos: tables["GPOS"], kern: tables["kern"], budget: &budget)
    familyName = names?[.typographicFamily] ?? names?[.family] ?? "Unnamed"
    styleName = names?[.typographicStyle] ?? names?[.style] ?? "Regular"
    fullName = names?[.full] ?? "\(familyName) \(styleName)"
    postScriptName = names?[.postScript] ?? fullName.filter { $0 != " " }
    weightClass = os2?.weightClass ?? (macStyle & 1 != 0 ? 700 : 400)
    isItalic = os2?.isItalic ?? (macStyle & 2 != 0)
    isMonospaced = try tables["post"].map { try $0.uint32(12) != 0 } ?? false
  }

  /// Returns the advance of each glyph, in units; glyphs after the last one that is stored are as wide as that one.
  /// > Documented: OpenType 1.9, "hmtx".
  private static func advances(
    _ hmtx: FontBytes, _ hhea: FontBytes, glyphCount: Int
  ) throws(FontFileError) -> [UInt16] {
    let stored = min(try hhea.uint16(34), glyphCount)
    guard stored > 0 else { throw hhea.error(34, "there is no advance of any glyph") }
    try hmtx.check(0, 4 * stored)
    var advances: [UInt16] = []
    advances.reserveCapacity(glyphCount)
    for glyph in 0..<stored { advances.append(UInt16(try hmtx.uint16(4 * glyph))) }
    advances.append(contentsOf: repeatElement(advances[stored - 1], count: glyphCount - stored))
    return advances
  }

  /// Returns whether both fonts have the same bytes, and in a collection the same index.
  public static func == (left: FontFile, right: FontFile) -> Bool {
    left === right || left.index == right.index && left.file.isEqual(to: right.file)
  }

  /// Hashes the name and the number of bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(postScriptName)
    hasher.combine(file.count)
  }
}
