/// Examples that belong together, under a heading.
struct Section: Sendable {
  /// How the page shows the examples.
  enum Style: Sendable {
    /// A card for each: drawing, numbers, code and trace.
    case full
    /// Tables of small drawings, without traces.
    case tables([Table], showing: Facet)
  }

  /// What small drawings show of a button.
  enum Facet: Equatable, Sendable {
    /// Where everything stands, with the numbers.
    case frames
    /// How everything is drawn, with the treatments in words.
    case looks
  }

  /// A name for links, unique in the gallery.
  let id: String
  /// The heading.
  let title: String
  /// What the examples have in common, in a sentence or two.
  let summary: String
  /// How the page shows the examples.
  var style = Style.full
  /// The examples, in the order they are shown.
  let examples: [Example]

  /// What the small drawings show; nil for cards.
  var facet: Facet? {
    switch style {
    case .full: nil
    case .tables(_, let facet): facet
    }
  }

  /// Plays the examples, one after the other.
  @MainActor
  func played() -> PlayedSection {
    PlayedSection(section: self, examples: examples.map { $0.played() })
  }
}

extension Section {
  /// Makes a section of tables; its examples are those of the tables, one table after the other.
  init(id: String, title: String, summary: String, showing facet: Facet, tables: [Table]) {
    self.init(
      id: id, title: title, summary: summary, style: .tables(tables, showing: facet),
      examples: tables.flatMap(\.examples))
  }
}

/// A section and what came out of its examples.
struct PlayedSection: Sendable {
  /// What was played.
  let section: Section
  /// The examples, in the order they are shown.
  let examples: [PlayedExample]
}
