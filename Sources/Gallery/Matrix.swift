import HeadlessKit

/// Examples side by side on the page: small drawings with the numbers of image and title.
struct Matrix {
  private let examples: [PlayedExample]
  private let columns: Int

  /// Makes the matrix of played examples, filled row by row.
  init(of examples: [PlayedExample], columns: Int) {
    self.examples = examples
    self.columns = columns
  }

  /// The matrix as an HTML element.
  var html: String {
    """
    <div class="matrix" style="--columns: \(max(columns, 1))">
    \(examples.map(cell).joined(separator: "\n"))
    </div>
    """
  }

  private func cell(_ played: PlayedExample) -> String {
    let outcome = played.outcome
    let rows = Outcome.Part.allCases.compactMap { part in
      outcome.rect(of: part).map { rect in
        "<dt>\(Page.swatch(part))<span>\(part.rawValue)</span></dt><dd>\(rect.shortDescription)</dd>"
      }
    }
    return """
      <article id="\(played.example.id.escaped)" class="cell">
      <figure>
      \(Picture(of: outcome, id: played.example.id, on: .small).svg)
      </figure>
      <header><h3>\(played.example.title.escaped)</h3>\(Page.chips(played.example.claims))</header>
      <dl>
      \(rows.joined(separator: "\n"))
      </dl>
      </article>
      """
  }
}
