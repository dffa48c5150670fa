import Foundation
import Synchronization

extension FontFile {
  /// Returns the width of one line of text, in ems: times the font's size it is points.
  ///
  /// The sum of the glyphs' advances and of the kerning between neighbors. A letter with accents uses the composed
  /// glyph where the font has one; marks and invisible characters have no width. Ligatures, contextual forms and the
  /// joining of Arabic and Indic scripts are not applied.
  ///
  /// - Parameters:
  ///   - text: The text, without line breaks.
  ///   - missing: The width in ems of a character without a glyph; nil for the width of the font's missing glyph.
  /// - Returns: The width, not rounded.
  public func width(of text: String, missing: ((Unicode.Scalar) -> CGFloat)? = nil) -> CGFloat {
    if let units = plainWidth(of: text) { return CGFloat(units) / CGFloat(unitsPerEm) }
    let run = GlyphRun(text, in: self, replacing: missing != nil)
    var width = CGFloat(units(of: run)) / CGFloat(unitsPerEm)
    if let missing { for gap in run.missing { width += missing(gap.scalar) } }
    return width
  }

  package func glyph(for scalar: Unicode.Scalar) -> UInt16? {
    let glyph = characters.glyph(for: scalar)
    return glyph == 0 ? nil : glyph
  }

  package func advance(of glyph: UInt16) -> CGFloat {
    Int(glyph) < glyphCount ? CGFloat(advances[Int(glyph)]) / CGFloat(unitsPerEm) : 0
  }

  /// Returns the width of printable ASCII in units, nil for other text: most titles, and no array is made for them.
  private func plainWidth(of text: String) -> Int? {
    let latin = latinWidths.load() ?? latinWidths.storeIfNil(PlainWidths(self, script: .latin))
    guard let width = latin.width(of: text) else { return nil }
    if width.hasLetter { return width.units }
    let common = commonWidths.load() ?? commonWidths.storeIfNil(PlainWidths(self, script: .common))
    return common.width(of: text)?.units
  }

  private func units(of run: GlyphRun) -> Int {
    var sum = 0
    for item in run.glyphs where !item.isMark { sum += item.advance ?? Int(advances[Int(item.glyph)]) }
    forEachAdjustment(of: run) { sum += $1 }
    return sum
  }

  /// Calls a closure with the kerning of each advance, in units, and the glyph's index; marks' kerning is ignored.
  func forEachAdjustment(of run: GlyphRun, _ body: (Int, Int) -> Void) {
    for lookup in kerning.lookups(for: run.script) {
      var first: Int?
      for (index, second) in run.glyphs.enumerated() {
        if kinds.skips(second.glyph, isMark: second.isMark, ignored: lookup.ignores) { continue }
        guard let left = first, let change = lookup.adjustment(run.glyphs[left].glyph, second.glyph) else {
          first = index
          continue
        }
        if !run.glyphs[left].isMark { body(left, change.first) }
        if !second.isMark { body(index, change.second) }
        first = change.takesSecond ? nil : index
      }
    }
  }
}
