import HeadlessKit

/// The text that the program prints: for each example its title after `== `, the trace, the frames and, in sections
/// about appearance, the appearance.
struct Report {
  let sections: [SectionResult]

  /// The whole text, with empty lines between sections and examples.
  var text: String { sections.map(text(of:)).joined(separator: "\n") }

  private func text(of section: SectionResult) -> String {
    let title = section.section.title
    let underline = String(repeating: "-", count: title.count)
    let examples = section.examples.map { Self.text(of: $0, showing: section.section.facet) }
    return ([title, underline, ""] + examples).joined(separator: "\n")
  }

  /// Returns the text of one example, which ends with a line feed.
  static func text(of result: ExampleResult, showing facet: Section.Facet?) -> String {
    let outcome = result.outcome
    var lines = ["== \(result.example.title) [\(result.example.claims.joined(separator: ", "))]"]
    if facet == nil, !outcome.trace.isEmpty { lines.append(outcome.trace) }
    for part in outcome.parts {
      lines.append(row(outcome.name(of: part), outcome.rect(of: part)?.shortDescription ?? "not made"))
    }
    for box in outcome.boxes { lines.append(row(box.name, box.frame.shortDescription)) }
    if facet == .looks {
      for look in outcome.looks { lines.append(row(look.part.rawValue, look.words)) }
    }
    for (index, element) in outcome.spoken.enumerated() { lines.append(row("\(index + 1)", element.text)) }
    for observation in outcome.observations { lines.append(row(observation.name, observation.value)) }
    if !outcome.issues.isEmpty { lines.append(outcome.issues) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ name: String, _ value: String) -> String {
    "  \(name.padding(toLength: max(name.count, 8), withPad: " ", startingAt: 0)) \(value)"
  }
}
