import HeadlessInspection
import HeadlessKit
import RepositoryFiles
import Testing

@testable import Gallery

@MainActor @Suite("Page") struct PageTests {
  static let whole = Page(sections: allRuns.first).html

  static func page(_ sections: [Section]) -> String { Page(sections: sections.map { $0.run() }).html }

  func section(_ examples: Example...) -> Section {
    Section(id: "section", title: "Section", summary: "Summary.", examples: examples)
  }

  @Test func `every example has exactly one picture and one anchor`() {
    let page = Self.whole
    expectEqual(page.values(of: "data-example"), allExamples.map(\.id))
    let places = page.values(of: "id").filter(Set(allExamples.map(\.id)).contains)
    expectEqual(places, allExamples.map(\.id))
    expectEqual(page.count(of: "<svg class=\"picture"), allExamples.count)
  }

  @Test func `every card shows its code and its trace, every table its code`() {
    let codes = Set(Self.whole.texts(after: "<code>", before: "<"))
    let traces = Set(Self.whole.texts(after: "<samp>", before: "<"))
    for result in allRuns.first.filter({ $0.section.facet == nil }).flatMap(\.examples) {
      #expect(codes.contains(result.example.code.escapedLines))
      let trace = result.outcome.trace
      #expect(trace.isEmpty || traces.contains(trace.escapedLines))
    }
    for table in allTables { #expect(codes.contains(table.code.escapedLines)) }
  }

  @Test func `every entry of the contents links to a section, whose heading links to itself`() {
    let ids = Section.all.map(\.id)
    expectEqual(Self.whole.texts(after: "<section id=\"", before: "\""), ids + ["claims"])
    expectEqual(Self.whole.texts(after: "<h2><a class=\"self\" href=\"#", before: "\""), ids)
    #expect(Set(Self.whole.texts(after: "<a href=\"#", before: "\"")).isSuperset(of: ids))
  }

  @Test func `the heading of each example links to itself`() {
    let links = Self.whole.texts(after: "<a class=\"self\" href=\"#", before: "\"")
    expectEqual(links.filter(Set(allExamples.map(\.id.escaped)).contains), allExamples.map(\.id.escaped))
  }

  @Test func `each id of an example links to its row in Docs, and the page lists it once`() throws {
    let page = Self.whole
    let links = Dictionary(page.texts(after: "<a href=\"", before: "<").map { ($0, 1) }, uniquingKeysWith: +)
    let shown = Set(allExamples.flatMap(\.claims))
    let places = page.values(of: "id").filter { $0.hasPrefix("claim-") }
    expectEqual(places, Claim.all.map(\.id).filter(shown.contains).map { "claim-\($0)" })
    expectEqual(places.count, shown.count)
    for id in shown {
      let claim = try #require(Claim.byID[id])
      let (text, file) = (claim.text.replacing("`", with: "").escaped, "Docs/Fidelity/\(claim.page).md")
      #expect(links["\(file)#\(id)\" title=\"\(text)\">\(id)", default: 0] > 1, "\(id)")
      try expectEqual(Repository.text(of: file).count(of: "\n| <a id=\"\(id)\"></a>\(id) | "), 1, "\(id)")
    }
    for document in Claim.documents { expectEqual(page.count(of: "<li><strong>\(document.number)</strong>"), 1) }
  }

  @Test func `each cell of a crossed table names its column, which a narrow page shows in the cell`() {
    let cells = Self.whole.components(separatedBy: "<span class=\"column\">").dropFirst().map {
      $0.prefix { $0 != "<" }
    }
    let columns = allTables.filter(\.isCrossed).flatMap { table in table.rows.flatMap { _ in table.columns } }
    expectEqual(cells.map(String.init), columns.map(\.escaped))
  }

  @Test func `title and introduction name what the page holds`() throws {
    let head = try #require(Self.whole.components(separatedBy: "</header>").first).replacing("\n", with: " ")
    #expect(head.contains("<title>HeadlessKit · Gallery of views, apps, gestures and accessibility</title>"))
    for words in [
      "buttons", "constraints", "controls", "scrolling", "animation half-way", "gestures", "controllers",
      "navigation bars", "tab bars", "sheets", "alerts", "iOS 26", "accessibility", "VoiceOver",
    ] { expectEqual(head.components(separatedBy: "class=\"lead\">").last?.contains(words), true, "\(words)") }
  }

  @Test func `the same page has the same bytes`() {
    expectEqual(Array(Page(sections: allRuns.second).html.utf8), Array(Self.whole.utf8))
  }

  @Test func `the page loads no other file and has no script`() {
    // The namespace of a picture, and a reference to a part of it, load nothing.
    let page = Self.whole.replacing(" xmlns=\"http://www.w3.org/2000/svg\"", with: "").replacing("url(#", with: "(#")
    for word in ["http:", "https:", "src=", "url(", "@import", "<script", "<link"] {
      expectEqual(page.count(of: word), 0)
    }
  }

  @Test func `the page forbids scripts and other files`() {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
    expectEqual(Self.whole.count(of: "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"), 1)
  }

  @Test func `light and dark follow the system of the reader`() {
    expectEqual(Self.whole.count(of: "@media (prefers-color-scheme: dark)"), 1)
  }

  @Test func `characters with a meaning in markup are escaped everywhere`() {
    let nasty = "<b>\"A\" & 'B'</b>"
    let page = Self.page([section(.small(id: nasty, heading: nasty, text: nasty, code: nasty))])
    expectEqual(page.count(of: "<b>"), 0)
    let escaped = "&lt;b&gt;&quot;A&quot; &amp; 'B'&lt;/b&gt;"
    #expect(page.count(of: "\">\(escaped)</a></h3>") > 0 && page.count(of: "data-example=\"\(escaped)\"") > 0)
    #expect(page.count(of: "…") > 0 && page.count(of: "&gt;</text>") > 0)
    #expect(page.count(of: "<code>\(escaped)</code>") > 0)
  }

  @Test func `a missing rectangle is labeled as not made`() {
    expectEqual(Self.page([section(.small(id: "a"))]).count(of: "<td class=\"none\" colspan=\"4\">not made</td>"), 1)
  }
}
