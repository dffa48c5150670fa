import HeadlessKit

/// An example of the gallery: a button or a view, with its code and an explanation.
struct Example: Sendable {
  /// The name in links and arguments, unique in the gallery.
  let id: String
  let title: String
  /// The ids of the claims and facts of `Docs/Fidelity` that it shows, such as `D0.10` and `a12`.
  let claims: [String]
  /// The subject in a sentence; empty in a table whose headings describe it.
  let summary: String
  /// The Swift lines of ``body``, to show.
  var code: String
  /// The closure that creates the button, lays it out and returns the result.
  let body: @MainActor @Sendable () -> Outcome

  /// The size that the text "title" has in every example: 32×22 points, so that frames are round numbers.
  static let titleSize = CGSize(width: 32, height: 22)
  /// The size that the text "ok" has in every example: 20×18 points, as in the worked examples of the facts.
  static let okSize = CGSize(width: 20, height: 18)

  /// Creates an example that shows the declarations of some classes of its file, and the code of its body.
  ///
  /// With the line of another call in the file, it shows the closure that is passed there.
  init(
    id: String, title: String, claims: [String], summary: String = "", showing classes: [String] = [],
    file: String = #filePath, line: Int = #line, body: @escaping @MainActor @Sendable () -> Outcome
  ) {
    let source = SourceFile(path: file)
    self.id = id
    self.title = title
    self.claims = claims
    self.summary = summary
    code = (classes.map(source.declaration) + [source.closure(ofCallAt: line)]).joined(separator: "\n\n")
    self.body = body
  }

  /// Runs the example on a screen of two pixels per point, with the sizes above for "title" and "ok".
  @MainActor func run() -> ExampleResult {
    let measurer = RecordedTextMeasurer(["title": Self.titleSize, "ok": Self.okSize])
    let outcome = TextMeasuring.withCurrent(measurer) {
      Screen.withMain(Screen(scale: 2)) { body() }
    }
    return ExampleResult(example: self, outcome: outcome)
  }
}

struct ExampleResult: Sendable {
  let example: Example
  let outcome: Outcome
}
