/// All kerning of a font: `GPOS` where it has the feature for a script, else the table `kern`.
struct Kerning: Sendable {
  private let positioning: GlyphPositioning?
  private let older: [GlyphPositioning.Lookup]

  /// The lookups of Latin text and of text without letters, which most titles need.
  private let latin: [GlyphPositioning.Lookup]
  private let common: [GlyphPositioning.Lookup]

  init(gpos: FontBytes?, kern: FontBytes?, budget: inout DecodingBudget) throws(FontFileError) {
    var positioning: GlyphPositioning?
    if let gpos { positioning = try GlyphPositioning(gpos, budget: &budget) }
    var older: [GlyphPositioning.Lookup] = []
    if let kern, let lookup = try GlyphPositioning.Lookup(kern: kern, budget: &budget) { older = [lookup] }
    self.positioning = positioning
    self.older = older
    latin = positioning?.kerning(of: TextScript.latin.tag) ?? older
    common = positioning?.kerning(of: TextScript.common.tag) ?? older
  }

  /// Returns the lookups that kern text in a script, in order.
  func lookups(for script: TextScript) -> [GlyphPositioning.Lookup] {
    switch script {
    case .latin: latin
    case .common: common
    default: positioning?.kerning(of: script.tag) ?? older
    }
  }
}
