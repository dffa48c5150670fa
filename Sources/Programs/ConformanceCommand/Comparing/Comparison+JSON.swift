import Foundation

extension Comparison {
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(Form(self)), as: UTF8.self)
    }
  }
}

private struct Form: Encodable {
  /// The accuracy of the widths of texts; the errors are parts of the recorded widths.
  struct Widths: Encodable {
    let texts: Int
    let medianError: Double
    let worstError: Double
    let worstText: String
  }

  let first: String
  let second: String
  let isEqual: Bool
  let isPartial: Bool
  let settings: [String]
  let scenes: [Comparison.Row]
  let texts: Comparison.Row?
  let textWidths: Widths?
  let unknownFonts: UnknownFonts?
  let facts: [Comparison.FactCount]
  let obsoleteKnownDifferences: [KnownDifference]

  init(_ comparison: Comparison) {
    first = comparison.systems.first
    second = comparison.systems.second
    isEqual = comparison.isEqual
    isPartial = comparison.isPartial
    settings = comparison.settings
    facts = comparison.facts
    scenes = comparison.rows
    texts = comparison.texts
    textWidths = comparison.widths.map {
      Widths(texts: $0.count, medianError: $0.median, worstError: $0.worst.error, worstText: $0.worst.text)
    }
    unknownFonts = comparison.unknownFonts
    obsoleteKnownDifferences = comparison.obsolete
  }
}
