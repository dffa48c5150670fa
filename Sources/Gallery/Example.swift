import HeadlessKit

/// One button of the documents: what the reader sees of it, and how it is made and played.
struct Example: Sendable {
  /// A name for links, unique in the gallery.
  let id: String
  /// The heading.
  let title: String
  /// The claims of `documents.md` that it shows, such as `D0.10`.
  let claims: [String]
  /// What there is to see, in a sentence.
  let summary: String
  /// The Swift lines to show; each of them also stands in the source of ``play``.
  let code: String
  /// Makes the button, plays it and reads what came out.
  let play: @MainActor @Sendable () -> Outcome

  /// The size that the text "title" has in every example: 32×22 points, so that frames are round numbers.
  static let titleSize = CGSize(width: 32, height: 22)

  /// Plays the button on a screen of two pixels a point, where the text "title" has ``titleSize``.
  @MainActor
  func played() -> PlayedExample {
    let measurer = RecordedTextMeasurer(["title": Self.titleSize])
    let outcome = TextMeasuring.$current.withValue(measurer) {
      Screen.withMain(Screen(scale: 2)) { play() }
    }
    return PlayedExample(example: self, outcome: outcome)
  }
}

/// An example and what came out of it.
struct PlayedExample: Sendable {
  /// What was played.
  let example: Example
  /// What came out.
  let outcome: Outcome
}
