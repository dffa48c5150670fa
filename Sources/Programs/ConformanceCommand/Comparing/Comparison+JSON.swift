import Conformance
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
  /// A known difference; without `recorded` or `here` where one system has no value.
  struct Obsolete: Encodable {
    let scene: String
    let value: String
    let system: String
    let recorded: RecordedValue?
    let here: RecordedValue?
  }

  /// The accuracy of the widths of texts; the errors are parts of the recorded widths.
  struct Widths: Encodable {
    let texts: Int
    let medianError: Double
    let worstError: Double
    let worstText: String
  }

  struct Fonts: Encodable {
    let names: [String]
    let texts: Int
    let total: Int
  }

  let first: String
  let second: String
  let isEqual: Bool
  let isPartial: Bool
  let settings: [String]
  let scenes: [Comparison.Row]
  let texts: Comparison.Row?
  let textWidths: Widths?
  let unknownFonts: Fonts?
  let facts: [Comparison.FactCount]
  let obsoleteKnownDifferences: [Obsolete]

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
    unknownFonts = comparison.unknownFonts.map { Fonts(names: $0.names, texts: $0.texts, total: $0.total) }
    obsoleteKnownDifferences = comparison.obsolete.map {
      Obsolete(scene: $0.scene, value: $0.value, system: $0.system, recorded: $0.recorded, here: $0.here)
    }
  }
}
