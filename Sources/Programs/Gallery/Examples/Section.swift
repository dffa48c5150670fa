/// A group of examples under a heading.
struct Section: Sendable {
  /// The layout of the examples on the page.
  enum Style: Sendable {
    /// A card for each: drawing, numbers, code and trace.
    case full
    /// Tables of small drawings, without traces.
    case tables([Table], showing: Facet)
  }

  /// The subject of small drawings.
  enum Facet: Equatable, Sendable {
    /// The rectangles, with their numbers.
    case frames
    /// The appearance, with colors and image effects in words.
    case looks
  }

  /// The name in links, unique in the gallery.
  let id: String
  let title: String
  /// The common subject of the examples, in a sentence or two.
  let summary: String
  var style = Style.full
  /// The examples, in the order of the page.
  let examples: [Example]

  /// The subject of the small drawings; nil for cards.
  var facet: Facet? {
    switch style {
    case .full: nil
    case .tables(_, let facet): facet
    }
  }

  @MainActor func run() -> SectionResult {
    SectionResult(section: self, examples: examples.map { $0.run() })
  }
}

extension Section {
  /// Creates a section of tables; its examples are the tables', one table after the other.
  init(id: String, title: String, summary: String, showing facet: Facet, tables: [Table]) {
    self.init(
      id: id, title: title, summary: summary, style: .tables(tables, showing: facet),
      examples: tables.flatMap(\.examples))
  }
}

struct SectionResult: Sendable {
  let section: Section
  /// The results, in the order of the page.
  let examples: [ExampleResult]
}
