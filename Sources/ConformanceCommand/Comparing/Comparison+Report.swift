import Conformance
import Foundation

extension Comparison {
  /// The comparison as lines: a summary, the scenes that are not equal with their numbers side by side, and the facts.
  var text: String {
    var lines = [summary]
    for row in rows where row.outcome != .equal {
      lines.append("")
      lines.append("\(row.scene): \(row.outcome.sentence)")
      for difference in row.differences {
        lines.append("  \(difference.name)")
        lines.append("    \(systems.first): \(difference.first.text)")
        lines.append("    \(systems.second): \(difference.second?.text ?? "not recorded")")
        if let reason = difference.reason { lines.append("    known: \(reason)") }
      }
    }
    if let widths { lines += ["", widths.text] }
    if !facts.isEmpty {
      lines.append("")
      lines.append("by fact:")
      lines += facts.map { "  \($0.fact): \($0.sentence)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The comparison as a Markdown table of the facts.
  var markdown: String {
    var lines = ["| fact | scenes | equal | different | known |", "|---|---|---|---|---|"]
    lines += facts.map { "| \($0.fact) | \($0.scenes) | \($0.equal) | \($0.different) | \($0.known) |" }
    return
      "\(([summary] + [widths?.text].compactMap(\.self)).joined(separator: "\n\n"))\n\n\(lines.joined(separator: "\n"))"
  }

  /// The comparison as JSON.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(Form(self)), as: UTF8.self)
    }
  }

  /// The numbers of scenes, in one line.
  var summary: String {
    func count(_ outcome: Outcome) -> Int { rows.count { $0.outcome == outcome } }
    let values = rows.reduce(0) { $0 + $1.count }
    let total = "\(rows.count) \(rows.count == 1 ? "scene" : "scenes"), \(values) \(values == 1 ? "value" : "values")"
    var parts = ["\(count(.equal)) equal", "\(count(.different)) different"]
    for outcome in [Outcome.known, .unknown, .outdated, .missing] where count(outcome) > 0 {
      parts.append("\(count(outcome)) \(outcome)")
    }
    if !others.isEmpty { parts.append("\(others.count) only in the second recording") }
    return "\(systems.first) and \(systems.second): \(total): \(parts.joined(separator: ", "))"
  }

  /// The numbers of scenes by fact.
  struct FactCount: Encodable, Equatable {
    let fact: String
    let scenes: Int
    let equal: Int
    let different: Int
    let known: Int

    var sentence: String {
      let parts = [(equal, "equal"), (different, "different"), (known, "known to differ")].filter { $0.0 > 0 }
      return parts.isEmpty ? "not compared" : parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
  }

  /// The numbers of scenes by fact, in the order of the ids.
  var facts: [FactCount] {
    let byFact = Dictionary(grouping: rows.flatMap { row in row.facts.map { (fact: $0, row: row) } }, by: \.fact)
    return byFact.map { fact, entries in
      func count(_ outcome: Outcome) -> Int { entries.count { $0.row.outcome == outcome } }
      return FactCount(
        fact: fact, scenes: entries.count, equal: count(.equal), different: count(.different), known: count(.known))
    }.sorted { $0.fact.localizedStandardCompare($1.fact) == .orderedAscending }
  }
}

extension Comparison.Outcome {
  fileprivate var sentence: String {
    switch self {
    case .equal: "equal"
    case .different: "different"
    case .known: "different, as known"
    case .unknown: "there is no scene of this name"
    case .outdated: "the scene has changed since it was recorded; record it again"
    case .missing: "the second recording does not have the scene"
    }
  }
}

extension RecordedValue {
  /// The value as a person reads it, with at most three digits after the point.
  var text: String {
    switch self {
    case .none: "nil"
    case .flag(let flag): "\(flag)"
    case .number(let number): Self.text(number)
    case .numbers(let numbers): "[\(numbers.map(Self.text).joined(separator: ", "))]"
    case .text(let text): "\"\(text)\""
    case .list(let texts): "[\(texts.joined(separator: ", "))]"
    }
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// The form of a comparison in JSON.
private struct Form: Encodable {
  struct Scene: Encodable {
    let scene: String
    let facts: [String]
    let outcome: String
    let values: Int
    let differences: [Difference]
  }

  struct Difference: Encodable {
    let name: String
    let first: RecordedValue
    let second: RecordedValue?
    let known: String?
  }

  let first: String
  let second: String
  let isEqual: Bool
  let scenes: [Scene]
  let facts: [Comparison.FactCount]
  let onlyInSecond: [String]

  init(_ comparison: Comparison) {
    first = comparison.systems.first
    second = comparison.systems.second
    isEqual = comparison.isEqual
    facts = comparison.facts
    onlyInSecond = comparison.others
    scenes = comparison.rows.map { row in
      Scene(
        scene: row.scene, facts: row.facts, outcome: "\(row.outcome)", values: row.count,
        differences: row.differences.map {
          Difference(name: $0.name, first: $0.first, second: $0.second, known: $0.reason)
        })
    }
  }
}
