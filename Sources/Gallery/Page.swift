import HeadlessKit

/// The page that shows what was played: one HTML file without scripts and without other files.
struct Page {
  /// What was played.
  let sections: [PlayedSection]

  /// The whole file.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>HeadlessKit · Button gallery</title>
    <style>
    \(PageStyle.css)
    </style>
    </head>
    <body>
    \(header)
    \(contents)
    <main>
    \(sections.enumerated().map { section($1, number: $0 + 1) }.joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private var header: String {
    """
    <header class="top">
    <p class="kicker">HeadlessKit</p>
    <h1>Button gallery</h1>
    <p class="lead">Each button of the documents, played on the toolkit. Every number on this page is what the layout \
    pass gave while the page was made.</p>
    <ul class="keys">
    \(Outcome.Part.allCases.map { "<li>\(Page.swatch($0))\($0.rawValue)</li>" }.joined(separator: "\n"))
    </ul>
    <p class="terms">Numbers are points. The button’s rectangle is in its superview, the others are in the button. \
    The text “title” counts as \(Example.titleSize.shortDescription), “ok” as \(Example.okSize.shortDescription), and a \
    point has 2 pixels.</p>
    </header>
    """
  }

  private var contents: String {
    let entries = sections.map { played in
      let count = played.examples.count
      return "<li><a href=\"#\(played.section.id.escaped)\"><span class=\"name\">\(played.section.title.escaped)</span>"
        + "<span class=\"count\">\(count == 1 ? "1 example" : "\(count) examples")</span></a></li>"
    }
    return """
      <nav aria-label="Contents">
      <ol>
      \(entries.joined(separator: "\n"))
      </ol>
      </nav>
      """
  }

  private func section(_ played: PlayedSection, number: Int) -> String {
    let section = played.section
    let body =
      switch section.style {
      case .full: played.examples.map { Card(of: $0).html }.joined(separator: "\n")
      case .tables(let tables, let facet): TableMarkup.html(of: tables, with: played.examples, showing: facet)
      }
    return """
      <section id="\(section.id.escaped)">
      <header><h2><span class="ordinal">\(number)</span>\(section.title.escaped)</h2>
      <p>\(section.summary.escaped)</p></header>
      \(body)
      </section>
      """
  }

  /// The colour key of a part.
  static func swatch(_ part: Outcome.Part) -> String {
    "<span class=\"swatch \(part.rawValue)\"></span>"
  }

  /// The claim ids of an example, each in a frame of its own.
  static func chips(_ claims: [String]) -> String {
    "<p class=\"claims\">\(claims.map { "<span>\($0.escaped)</span>" }.joined())</p>"
  }
}
