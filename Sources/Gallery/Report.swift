import HeadlessKit

/// The text that the program prints: for each example its title after `== `, the trace as it is, and the frames.
struct Report {
  /// What was played.
  let sections: [PlayedSection]

  /// The whole text, sections and examples divided by empty lines.
  var text: String {
    sections.map(text(of:)).joined(separator: "\n")
  }

  private func text(of section: PlayedSection) -> String {
    let title = section.section.title
    let underline = String(repeating: "-", count: title.count)
    let examples = section.examples.map { text(of: $0, in: section.section.style) }
    return ([title, underline, ""] + examples).joined(separator: "\n")
  }

  private func text(of played: PlayedExample, in style: Section.Style) -> String {
    let outcome = played.outcome
    var lines = ["== \(played.example.title) [\(played.example.claims.joined(separator: ", "))]"]
    if style == .full, !outcome.trace.isEmpty { lines.append(outcome.trace) }
    for part in Outcome.Part.allCases {
      lines.append(row(part.rawValue, outcome.rect(of: part)?.shortDescription ?? "not made"))
    }
    for observation in outcome.observations { lines.append(row(observation.name, observation.value)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ name: String, _ value: String) -> String {
    "  \(name.padding(toLength: max(name.count, 8), withPad: " ", startingAt: 0)) \(value)"
  }
}
