import Foundation

extension Comparison: Encodable {
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  private enum CodingKeys: CodingKey {
    case first, second, isEqual, isPartial, settings, scenes, texts, textWidths, unknownFonts, facts
    case obsoleteKnownDifferences
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(systems.first, forKey: .first)
    try members.encode(systems.second, forKey: .second)
    try members.encode(isEqual, forKey: .isEqual)
    try members.encode(isPartial, forKey: .isPartial)
    try members.encode(settings, forKey: .settings)
    try members.encode(rows, forKey: .scenes)
    try members.encodeIfPresent(texts, forKey: .texts)
    try members.encodeIfPresent(widths, forKey: .textWidths)
    try members.encodeIfPresent(unknownFonts, forKey: .unknownFonts)
    try members.encode(facts, forKey: .facts)
    try members.encode(obsolete, forKey: .obsoleteKnownDifferences)
  }
}
