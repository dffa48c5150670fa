import HeadlessKit

/// One button: what the reader sees of it, and how it is made and played.
struct Example: Sendable {
  /// A name for links, unique in the gallery.
  let id: String
  /// The heading.
  let title: String
  /// The claims and facts of `Docs/Fidelity.md` that it shows, such as `D0.10` and `a12`.
  let claims: [String]
  /// What there is to see, in a sentence; empty in a table that says it by its headings.
  var summary = ""
  /// The Swift lines to show; each of them also stands in the source of ``play``; empty where a table shows them.
  var code = ""
  /// Makes the button, plays it and reads what came out.
  let play: @MainActor @Sendable () -> Outcome

  /// The size that the text "title" has in every example: 32×22 points, so that frames are round numbers.
  static let titleSize = CGSize(width: 32, height: 22)
  /// The size that the text "ok" has in every example: 20×18 points, as in the worked examples of the facts.
  static let okSize = CGSize(width: 20, height: 18)

  /// Plays the button on a screen of two pixels a point, where "title" and "ok" have their sizes.
  @MainActor
  func played() -> PlayedExample {
    let measurer = RecordedTextMeasurer(["title": Self.titleSize, "ok": Self.okSize])
    let outcome = TextMeasuring.withCurrent(measurer) {
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
