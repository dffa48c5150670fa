/// The widths of all pairs of printable ASCII characters, made when the first such text is measured.
final class PlainWidths: Sendable {
  /// The second advance and the kerning of each pair, in units; empty for a font without the fast path.
  ///
  /// Row 0 is the beginning of the text.
  private let units: [Int32]

  private static let first: UInt8 = 0x20
  private static let end: UInt8 = 0x7F
  private static let columns = Int(end - first)

  /// Adds up the pairs of a font, as it kerns a script.
  init(_ font: FontFile, script: TextScript) {
    let glyphs = (Self.first..<Self.end).map { font.characters.glyph(for: Unicode.Scalar($0)) }
    let lookups = font.kerning.lookups(for: script)
    // The second glyph of a pair may be moved for itself.
    let movesSecond = lookups.contains { $0.tables.contains(where: \.adjustsSecond) }
    if movesSecond || glyphs.contains(where: { $0 == 0 || font.kinds.isMark($0) }) {
      units = []
      return
    }
    var units = glyphs.map { Int32(font.advances[Int($0)]) }
    for left in glyphs {
      for right in glyphs {
        let kerning = lookups.reduce(0) { $0 + ($1.adjustment(left, right)?.first ?? 0) }
        units.append(Int32(Int(font.advances[Int(right)]) + kerning))
      }
    }
    self.units = units
  }

  /// Returns the width in units of a printable ASCII text, and whether it has a letter; nil without the fast path.
  func width(of text: String) -> (units: Int, hasLetter: Bool)? {
    if units.isEmpty { return nil }
    var sum = 0
    var row = 0
    var hasLetter = false
    for byte in text.utf8 {
      let column = Int(byte &- Self.first)
      guard column < Self.columns else { return nil }
      sum += Int(units[row + column])
      row = (column + 1) * Self.columns
      hasLetter = hasLetter || (byte | 0x20) &- 0x61 < 26
    }
    return (sum, hasLetter)
  }
}
