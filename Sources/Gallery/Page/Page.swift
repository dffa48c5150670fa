import HeadlessInspection
import HeadlessKit

/// The page that shows what was played: one HTML file without scripts and without other files.
struct Page {
  /// What was played.
  let sections: [PlayedSection]

  /// The whole file.
  var html: String {
    HTMLPage(
      title: "HeadlessKit · Button gallery", style: String(embedded: PackageResources.gallery_css), body: body
    ).text
  }

  private var body: String {
    """
    \(header)
    \(contents)
    <main>
    \(sections.enumerated().map { section($1, number: $0 + 1) }.joined(separator: "\n"))
    \(sources)
    </main>
    """
  }

  private var header: String {
    """
    <header class="top">
    <p class="kicker">HeadlessKit</p>
    <h1>Button gallery</h1>
    <p class="lead">The buttons of five articles about UIButton, played on the toolkit. Every number on this page is what \
    the layout pass gave while the page was made.</p>
    <ul class="keys">
    \(Outcome.Part.allCases.map { "<li>\(Page.swatch($0))\($0.rawValue)</li>" }.joined(separator: "\n"))
    <li><span class="swatch box"></span>other views</li>
    </ul>
    <p class="terms">Numbers are points. The rectangle of the button, or of the view named in its place, is in its superview; the others \
    are inside of it. \
    The text “title” counts as \(Example.titleSize.shortDescription), “ok” as \(Example.okSize.shortDescription), and a \
    point has 2 pixels. Ids such as \(Page.link(to: "D0.1")) and \(Page.link(to: "a8")) lead to \
    <a href="#claims">what they stand for</a>.</p>
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

  /// The documents, and what each claim says.
  private var sources: String {
    let documents = Document.all.map {
      "<li><strong>\($0.number)</strong> “\($0.title.escaped)”, \($0.subject.escaped)</li>"
    }
    let shown = Set(sections.flatMap(\.section.examples).flatMap(\.claims))
    let claims = Claim.all.filter { shown.contains($0.id) }.map { claim in
      "<div id=\"claim-\(claim.id.escaped)\"><dt>\(claim.id.escaped)</dt><dd>\(Self.code(in: claim.text))</dd></div>"
    }
    return """
      <section id="claims" class="sources">
      <header><h2>Documents and claims</h2>
      <p>The documents are five articles; D and a digit stand for one of them. Letters from a to g stand for measurements and \
      dumps of the real system. Docs/Fidelity.md says how sure each claim is, and which test holds it.</p></header>
      <ul>
      \(documents.joined(separator: "\n"))
      </ul>
      <dl>
      \(claims.joined(separator: "\n"))
      </dl>
      </section>
      """
  }

  /// The claim ids of an example, each in a frame of its own that leads to its text.
  static func chips(_ claims: [String]) -> String {
    "<p class=\"claims\">\(claims.map(link).joined())</p>"
  }

  /// A claim's id, which leads to its text.
  static func link(to claim: String) -> String {
    let title = Claim.named(claim).map { " title=\"\($0.text.replacing("`", with: "").escaped)\"" } ?? ""
    return "<a href=\"#claim-\(claim.escaped)\"\(title)>\(claim.escaped)</a>"
  }

  /// A text in which what stands between backticks is code.
  private static func code(in text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { place, part in
      place % 2 == 0 ? String(part).escaped : "<code>\(String(part).escaped)</code>"
    }.joined()
  }
}
