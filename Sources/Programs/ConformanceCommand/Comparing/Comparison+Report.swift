import Conformance
import Foundation

extension Comparison {
  /// The comparison as lines: a summary, the scenes that are not equal with their numbers side by side, and the facts.
  ///
  /// Scenes accepted without a comparison are one line for each outcome; facts without a compared scene are one line.
  var text: String {
    var lines = [summary.printable] + settings.map(\.printable)
    let inOneLine = acceptedWithoutComparison.union([.equal])
    for row in rows + [texts].compactMap(\.self) where !inOneLine.contains(row.outcome) {
      lines += ["", "\(row.scene.printable): \(row.outcome.sentence)"]
      lines += row.faults.map { "  \($0.printable)" }
      for difference in row.differences {
        lines.append("  \(difference.name.printable)")
        lines.append("    \(systems.first.printable): \(difference.first?.text ?? "not recorded")")
        lines.append("    \(systems.second.printable): \(difference.second?.text ?? "not recorded")")
        if let reason = difference.known { lines.append("    known: \(reason)") }
      }
    }
    let accepted = Outcome.allCases.filter(acceptedWithoutComparison.contains).compactMap(accepted)
    if !accepted.isEmpty { lines += [""] + accepted }
    if !obsolete.isEmpty { lines += [""] + obsolete.map(\.removal) }
    if let unknownFonts { lines += ["", unknownFonts.text.printable] }
    if let widths { lines += ["", widths.text.printable] }
    if !facts.isEmpty {
      lines += ["", "by fact:"]
      lines += facts.filter { $0.notCompared < $0.scenes }.map { "  \($0.fact): \($0.sentence)" }
      let others = facts.filter { $0.notCompared == $0.scenes }.map(\.fact)
      if !others.isEmpty { lines.append("  not compared: \(number(others.count, "fact")): \(others.firstFew)") }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the scenes of an outcome in one line, with their number and the first names and reasons; nil without any.
  private func accepted(_ outcome: Outcome) -> String? {
    let rows = rows.filter { $0.outcome == outcome }
    if rows.isEmpty { return nil }
    let names = rows.map(\.scene.printable).firstFew
    let reasons = Set(rows.flatMap(\.faults)).sorted().map(\.printable).firstFew
    return "\(outcome.label): \(number(rows.count, "scene")): \(names)\(reasons.isEmpty ? "" : " (\(reasons))")"
  }

  private func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The comparison as Markdown: a summary, and a table of the facts.
  var markdown: String {
    let paragraphs =
      [summary] + settings + obsolete.map(\.removal) + [unknownFonts?.text, widths?.text].compactMap(\.self)
    var lines = [
      "| fact | scenes | equal | different | known | with faults | not compared |", "|---|---|---|---|---|---|---|",
    ]
    lines += facts.map { fact in
      let counts = [fact.scenes, fact.equal, fact.different, fact.known, fact.faulty, fact.notCompared]
      return "| \(fact.fact.markdown) | \(counts.map(String.init).joined(separator: " | ")) |"
    }
    return "\(paragraphs.map(\.markdown).joined(separator: "\n\n"))\n\n\(lines.joined(separator: "\n"))"
  }

  /// The numbers of scenes, in one line.
  var summary: String {
    func count(_ outcome: Outcome) -> Int { rows.count { $0.outcome == outcome } }
    var total = "\(number(rows.count, "scene")), \(number(rows.reduce(0) { $0 + $1.count }, "value"))"
    var parts = ["\(count(.equal)) equal", "\(count(.different)) different"]
    for outcome in Outcome.allCases.dropFirst(2) where count(outcome) > 0 {
      parts.append("\(count(outcome)) \(outcome.label)")
    }
    if let texts {
      total += ", \(number(texts.count, "text"))"
      if !texts.differences.isEmpty { parts.append("\(number(texts.differences.count, "text")) of another size") }
    }
    return "\(systems.first) and \(systems.second): \(total): \(parts.joined(separator: ", "))"
  }

  struct FactCount: Equatable, Encodable {
    let fact: String
    let scenes: Int
    let equal: Int
    let different: Int
    let known: Int
    let faulty: Int
    /// The scenes that are unknown, outdated, or in only one of the recordings.
    let notCompared: Int

    var sentence: String {
      let parts = [
        (equal, "equal"), (different, "different"), (known, "known to differ"), (faulty, "with faults"),
        (notCompared, "not compared"),
      ]
      return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
  }

  /// The numbers of scenes by fact, in the order of the ids.
  var facts: [FactCount] {
    let byFact = Dictionary(grouping: rows.flatMap { row in row.facts.map { (fact: $0, row: row) } }, by: \.fact)
    return byFact.map { fact, entries in
      func count(_ outcomes: Outcome...) -> Int { entries.count { outcomes.contains($0.row.outcome) } }
      return FactCount(
        fact: fact, scenes: entries.count, equal: count(.equal), different: count(.different), known: count(.known),
        faulty: count(.faulty),
        notCompared: count(.omitted, .unknown, .outdated, .missingInFirst, .missingInSecond))
    }.sorted { $0.fact.localizedStandardCompare($1.fact) == .orderedAscending }
  }
}

extension Comparison.Outcome {
  /// The outcome in a summary, after a number.
  fileprivate var label: String {
    switch self {
    case .equal, .different, .omitted, .unknown, .outdated: rawValue
    case .known: "known to differ"
    case .faulty: "with faults"
    case .missingInSecond: "only in the first recording"
    case .missingInFirst: "not in the first recording"
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .equal, .different, .omitted: label
    case .known: "different, as known"
    case .faulty: "values are missing; mend the scene or the recorder, or pass --partial"
    case .unknown: "there is no scene of this name; compare with the version of the package that recorded it"
    case .outdated: "the scene has changed since it was recorded; record it again"
    case .missingInSecond: "the second recording does not have the scene; record it there, or pass --partial"
    case .missingInFirst: "the first recording does not have the scene; record it there, or pass --partial"
    }
  }
}

extension KnownDifference {
  /// The request to remove a known difference that does not exist.
  fileprivate var removal: String {
    "known difference that does not differ so: \(scene.printable), \(value.printable), \(system.printable): "
      + "\(recorded?.text ?? "not recorded") and \(here?.text ?? "not recorded"); remove it from KnownDifference.swift"
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
    case .text(let text): "\"\(text.printable)\""
    case .list(let texts): "[\(texts.map(\.printable).joined(separator: ", "))]"
    }
  }

  private static func text(_ number: Double) -> String {
    guard abs(number) < 1e12 else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
