/// A group of examples under a heading.
struct Section: Sendable {
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
  /// The subject of small drawings; nil for cards, each with drawing, numbers, code and trace.
  var facet: Facet?
  /// The tables of small drawings, without traces; empty for cards.
  var tables: [Table] = []
  /// The examples, in the order of the page.
  let examples: [Example]

  @MainActor func run() -> SectionResult {
    SectionResult(section: self, examples: examples.map { $0.run() })
  }
}

extension Section {
  /// Every section, in the order they are shown.
  static let all: [Section] = [
    .defaultButton, .alignments, .insets, .rightToLeft, .typesAndStates, .edgeInsets, .rectHooks, .storedRects,
    .imageAboveTitle, .lazySubviews, .ownControl, .readyMade, .positions, .styledButtons, .constraints, .stackViews,
    .conflict, .configurations, .configuredContent, .bothWays, .inputControls, .scrolling, .gestures, .apps,
    .voiceOver,
  ]

  /// Creates a section of tables; its examples are the tables', one table after the other.
  init(id: String, title: String, summary: String, showing facet: Facet, tables: [Table]) {
    self.init(
      id: id, title: title, summary: summary, facet: facet, tables: tables, examples: tables.flatMap(\.examples))
  }
}

struct SectionResult: Sendable {
  let section: Section
  /// The results, in the order of the page.
  let examples: [ExampleResult]
}
