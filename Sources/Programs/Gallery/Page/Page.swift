import CommandLineTool
import Foundation
import HeadlessInspection

/// The page of all examples: one HTML file without scripts that loads no other file.
struct Page {
  let sections: [SectionResult]
  /// The links to `Docs/Fidelity`.
  let links: ClaimLinks

  private static let style = String(Bundle.module.text(of: "Page.css").dropLast())

  var html: String { htmlPage(title: "HeadlessKit · \(Self.title)", style: Self.style, body: body) }

  private static let title = "Gallery of views, apps, gestures and accessibility"

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
    <h1>\(Self.title)</h1>
    <p class="lead">The buttons of five articles about UIButton, and configurations; constraints, stack views and conflicts; text \
    fields and other controls; scrolling, and an animation half-way; gestures, from a tap to a rotation; view controllers with \
    navigation bars, tab bars, sheets and alerts on iOS 18 and iOS 26; accessibility: what VoiceOver reads, in its order. The package \
    computed every number on this page when the page was written.</p>
    <ul class="keys">
    \(Outcome.Part.allCases.map { "<li>\(Page.swatch($0))\($0.rawValue)</li>" }.joined(separator: "\n"))
    <li><span class="swatch box"></span>other views</li>
    </ul>
    <p class="terms">Numbers are points: x, y, width, height. The rectangle of the button, or of the view named in its place, is in \
    the coordinates of its superview; the others are in the coordinates of the button. The text “title” has the size \
    \(Example.titleSize.shortDescription), “ok” \(Example.okSize.shortDescription), and a point has 2 pixels. Ids such as \
    \(links.link(to: "D0.1")) and \(links.link(to: "a8")) link to their rows in Docs/Fidelity; \
    <a href="#claims">a list at the end</a> has their sentences.</p>
    </header>
    """
  }

  private var contents: String {
    let entries = sections.map { result in
      let count = result.examples.count
      return "<li><a href=\"#\(result.section.id.escaped)\"><span class=\"name\">\(result.section.title.escaped)</span>"
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

  private func section(_ result: SectionResult, number: Int) -> String {
    let section = result.section
    let body =
      if let facet = section.facet {
        TableMarkup.html(of: section.tables, with: result.examples, showing: facet, links: links)
      } else {
        result.examples.map { Card(result: $0, links: links).html }.joined(separator: "\n")
      }
    let heading = "<span class=\"ordinal\">\(number)</span>\(section.title.escaped)"
    return """
      <section id="\(section.id.escaped)">
      <header><h2>\(Self.selfLink(to: section.id, heading))</h2>
      <p>\(section.summary.escaped)</p></header>
      \(body)
      </section>
      """
  }

  /// Returns the markup of a heading as a link to its own section or example.
  static func selfLink(to id: String, _ markup: String) -> String {
    "<a class=\"self\" href=\"#\(id.escaped)\">\(markup)</a>"
  }

  static func swatch(_ part: Outcome.Part) -> String { "<span class=\"swatch \(part.rawValue)\"></span>" }

  private var sources: String {
    let documents = Claim.documents.map {
      "<li><strong>\($0.number)</strong> “\($0.title.escaped)”, \($0.subject.escaped)</li>"
    }
    let shown = Set(sections.flatMap(\.section.examples).flatMap(\.claims))
    let claims = Claim.all.filter { shown.contains($0.id) }.map { claim in
      "<div id=\"claim-\(claim.id.escaped)\"><dt>\(links.link(to: claim.id))</dt><dd>\(Self.code(in: claim.text))</dd></div>"
    }
    return """
      <section id="claims" class="sources">
      <header><h2>Documents and claims</h2>
      <p>The documents are five articles; an id of D and a digit is a claim of one of them. Ids of another letter are facts about \
      Apple’s UIKit, such as measurements and dumps. Docs/Fidelity has the source and the tests of each id.</p>\
      </header>
      <ul>
      \(documents.joined(separator: "\n"))
      </ul>
      <dl>
      \(claims.joined(separator: "\n"))
      </dl>
      </section>
      """
  }

  /// Returns a text as markup, with code elements for words between backticks.
  private static func code(in text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index % 2 == 0 ? String(part).escaped : "<code>\(String(part).escaped)</code>"
    }.joined()
  }
}
