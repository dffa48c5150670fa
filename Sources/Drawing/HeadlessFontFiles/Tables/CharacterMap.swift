/// The glyphs of characters: the `cmap` table, expanded so that a lookup needs two steps.
/// > Documented: OpenType 1.9, "cmap", formats 0, 4, 6 and 12.
struct CharacterMap: Sendable {
  /// The number of the page for each 256 characters; page 0 is empty.
  private var pages = [UInt16](repeating: 0, count: 0x1100)
  private var glyphs = [UInt16](repeating: 0, count: 256)
  private let glyphCount: Int

  /// Whether a code below 256 may be encoded in the private area from U+F000 on.
  private var isSymbol = false

  init(_ table: FontBytes, glyphCount: Int) throws(FontFileError) {
    self.glyphCount = glyphCount
    guard let best = try Self.best(of: table) else { throw table.error(0, "no subtable maps Unicode to glyphs") }
    isSymbol = best.isSymbol
    let subtable = try table.from(best.offset)
    let format = try subtable.uint16(0)
    switch format {
    case 0: try read0(subtable)
    case 4: try read4(subtable)
    case 6: try read6(subtable)
    case 12: try read12(subtable)
    default: throw table.error(best.offset, "format \(format) is not one of 0, 4, 6, 12")
    }
  }

  /// Returns the glyph of a character; 0 if the font has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt16 {
    let glyph = self[Int(scalar.value)]
    return glyph == 0 && isSymbol && scalar.value < 0x100 ? self[0xF000 + Int(scalar.value)] : glyph
  }

  private subscript(code: Int) -> UInt16 { glyphs[Int(pages[code >> 8]) << 8 | code & 0xFF] }

  private mutating func map(_ code: Int, to glyph: Int) {
    guard glyph > 0, glyph < glyphCount, code <= 0x10FFFF else { return }
    if pages[code >> 8] == 0 {
      pages[code >> 8] = UInt16(glyphs.count >> 8)
      glyphs.append(contentsOf: repeatElement(0, count: 256))
    }
    glyphs[Int(pages[code >> 8]) << 8 | code & 0xFF] = UInt16(glyph)
  }

  /// Returns the subtable that HarfBuzz selects too: symbols, then all of Unicode, then its first 65,536 characters.
  private static func best(of table: FontBytes) throws(FontFileError) -> (offset: Int, isSymbol: Bool)? {
    var offsets: [Int: Int] = [:]
    for index in 0..<(try table.uint16(2)) {
      let record = 4 + 8 * index
      let kind = try table.uint16(record) << 16 | table.uint16(record + 2)
      if offsets[kind] == nil { offsets[kind] = try table.uint32(record + 4) }
    }
    for kind in [0x3_0000, 0x3_000A, 0x6, 0x4, 0x3_0001, 0x3, 0x2, 0x1, 0x0] {
      if let offset = offsets[kind] { return (offset, kind == 0x3_0000) }
    }
    return nil
  }

  private mutating func read0(_ table: FontBytes) throws(FontFileError) {
    for code in 0..<256 { map(code, to: try table.uint8(6 + code)) }
  }

  private mutating func read6(_ table: FontBytes) throws(FontFileError) {
    let first = try table.uint16(6)
    for index in 0..<(try table.uint16(8)) { map(first + index, to: try table.uint16(10 + 2 * index)) }
  }

  /// Reads segments in order; of two that overlap the first one is used, so that the work is limited by the characters.
  private mutating func read4(_ table: FontBytes) throws(FontFileError) {
    let size = try table.uint16(6) & ~1
    var next = 0
    for segment in stride(from: 0, to: size, by: 2) {
      let end = try table.uint16(14 + segment)
      let start = try table.uint16(16 + size + segment)
      let delta = try table.uint16(16 + 2 * size + segment)
      let entryOffset = 16 + 3 * size + segment
      let indirection = try table.uint16(entryOffset)
      guard start <= end, max(start, next) <= end else { continue }
      for code in max(start, next)...end where code != 0xFFFF {
        if indirection == 0 {
          map(code, to: (code + delta) & 0xFFFF)
        } else {
          let glyph = try table.uint16(entryOffset + indirection + 2 * (code - start))
          if glyph != 0 { map(code, to: (glyph + delta) & 0xFFFF) }
        }
      }
      next = end + 1
    }
  }

  private mutating func read12(_ table: FontBytes) throws(FontFileError) {
    let count = try table.uint32(12)
    try table.check(16, 12 * count)
    var next = 0
    for group in 0..<count {
      let record = 16 + 12 * group
      let start = try table.uint32(record)
      let end = min(try table.uint32(record + 4), 0x10FFFF)
      let glyph = try table.uint32(record + 8)
      let first = max(start, next)
      guard first <= end, glyph < glyphCount else { continue }
      let last = min(end, start + glyphCount - 1 - glyph)
      if first <= last { for code in first...last { map(code, to: glyph + code - start) } }
      next = end + 1
    }
  }
}
