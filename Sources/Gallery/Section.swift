/// Examples that belong together, under a heading.
struct Section: Sendable {
  /// How the page shows the examples.
  enum Style: Equatable, Sendable {
    /// A card for each: drawing, numbers, code and trace.
    case full
    /// Small drawings with their numbers in a table, without code and trace.
    case matrix(columns: Int)
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

  /// Every section, in the order they are shown.
  static let all: [Section] = [
    .defaultButton, .edgeInsets, .rectHooks, .layoutSubviews, .storedRects, .imageAboveTitle, .lazySubviews,
  ]

  /// Plays the examples, one after the other.
  @MainActor
  func played() -> PlayedSection {
    PlayedSection(section: self, examples: examples.map { $0.played() })
  }
}

/// A section and what came out of its examples.
struct PlayedSection: Sendable {
  /// What was played.
  let section: Section
  /// The examples, in the order they are shown.
  let examples: [PlayedExample]
}
