import Foundation

extension FontFile {
  /// A glyph, or a character without one, with its position in the line, in ems.
  package struct PlacedGlyph: Sendable {
    package enum Sign: Hashable, Sendable {
      case glyph(UInt16)
      /// A character that the font has not.
      case missing(Unicode.Scalar)
    }

    package let sign: Sign
    /// The distance from the line's beginning.
    package let x: CGFloat
    /// The width, kerning included; 0 for a mark, which is placed on the glyph before it.
    package let advance: CGFloat
  }

  /// Returns the positions of the glyphs of one line, from the left, in the order of the text.
  ///
  /// There are none for characters that are never seen. `missing` returns the width in ems of a character that the font
  /// has not. The end of the last one is ``width(of:missing:)``.
  package func placement(of text: String, missing: (Unicode.Scalar) -> CGFloat) -> [PlacedGlyph] {
    let run = GlyphRun(text, in: self, replacing: true)
    var units = run.glyphs.map { $0.isMark ? 0 : $0.advance ?? Int(advances[Int($0.glyph)]) }
    forEachAdjustment(of: run) { units[$0] += $1 }
    var placed: [PlacedGlyph] = []
    placed.reserveCapacity(units.count)
    var pen: CGFloat = 0
    func put(_ sign: PlacedGlyph.Sign, _ advance: CGFloat) {
      placed.append(PlacedGlyph(sign: sign, x: pen, advance: advance))
      pen += advance
    }
    var gaps = run.missing[...]
    for (index, item) in run.glyphs.enumerated() {
      while let gap = gaps.first, gap.index == index {
        put(.missing(gap.scalar), missing(gap.scalar))
        gaps.removeFirst()
      }
      put(.glyph(item.glyph), CGFloat(units[index]) / CGFloat(unitsPerEm))
    }
    for gap in gaps { put(.missing(gap.scalar), missing(gap.scalar)) }
    return placed
  }
}
