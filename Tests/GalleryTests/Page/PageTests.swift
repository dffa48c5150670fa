import Foundation
import HeadlessInspection
import HeadlessKit
import RepositoryFiles
import Testing

@testable import Gallery

/// The page as text.
@MainActor @Suite("Page")
struct PageTests {
  func page(_ sections: [Section] = Section.all) -> String {
    Page(sections: sections.map { $0.played() }).html
  }

  func section(_ examples: Example...) -> Section {
    Section(id: "section", title: "Section", summary: "Summary.", examples: examples)
  }

  @Test("every example has exactly one picture and one place")
  func pictures() {
    let page = page()
    #expect(page.values(of: "data-example") == allExamples.map(\.id))
    let places = page.values(of: "id").filter(Set(allExamples.map(\.id)).contains)
    #expect(places == allExamples.map(\.id))
    #expect(page.count(of: "<svg class=\"picture") == allExamples.count)
  }

  @Test("every card shows its code and its trace, every table its code")
  func code() {
    let page = page()
    for example in Section.all.filter({ $0.facet == nil }).flatMap(\.examples) {
      #expect(page.count(of: "<code>\(example.code.escapedLines)</code>") > 0)
      let trace = example.played().outcome.trace
      #expect(page.count(of: trace.isEmpty ? "No layout ran" : "<samp>\(trace.escapedLines)</samp>") > 0)
    }
    for table in allTables { #expect(page.count(of: "<code>\(table.code.escapedLines)</code>") > 0) }
  }

  @Test("every entry of the contents leads to a section")
  func contents() {
    let page = page()
    for section in Section.all {
      #expect(page.count(of: "<a href=\"#\(section.id)\">") > 0)
      #expect(page.count(of: "<section id=\"\(section.id)\">") > 0)
    }
  }

  @Test func `each claim of an example leads to its text, once on the page`() throws {
    let page = page()
    let shown = Set(allExamples.flatMap(\.claims))
    let places = page.values(of: "id").filter { $0.hasPrefix("claim-") }
    #expect(places == Claim.all.map { "claim-\($0.id)" })
    #expect(Set(Claim.all.map(\.id)) == shown)
    for id in shown {
      let text = try #require(Claim.named(id)).text.replacing("`", with: "").escaped
      #expect(page.count(of: "<a href=\"#claim-\(id)\" title=\"\(text)\">\(id)</a>") > 0)
    }
    for document in Document.all { #expect(page.count(of: "<li><strong>\(document.number)</strong>") == 1) }
  }

  @Test func `the claims are those of Fidelity.md`() throws {
    let rows = try Repository.text(of: "Docs/Fidelity.md").split(separator: "\n")
    for claim in Claim.all {
      #expect(rows.contains { $0.hasPrefix("| \(claim.id) | \(claim.text) |") }, "\(claim.id): \(claim.text)")
    }
  }

  @Test func `each cell of a crossed table names its column, which a narrow page shows in the cell`() {
    let cells = page().components(separatedBy: "<td id=").dropFirst().map { $0.prefix { $0 != ">" } }
    let columns = allTables.filter(\.isCrossed).flatMap { table in table.rows.flatMap { _ in table.columns } }
    #expect(
      cells.map { $0.components(separatedBy: "data-column=\"").last?.dropLast().description } == columns.map(\.escaped))
  }

  @Test("making the page twice gives the same bytes")
  func deterministic() {
    #expect(Array(page().utf8) == Array(page().utf8))
  }

  @Test("the page needs no other file and no script")
  func selfContained() {
    // What names the language of a picture, and what refers to a part of it, asks for nothing.
    let page = page().replacing(" xmlns=\"http://www.w3.org/2000/svg\"", with: "").replacing("url(#", with: "(#")
    for word in ["http:", "https:", "src=", "url(", "@import", "<script", "<link"] {
      #expect(page.count(of: word) == 0)
    }
  }

  @Test func `the page forbids scripts and other files`() {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
    #expect(page().count(of: "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">") == 1)
  }

  @Test("light and dark follow the reader's system")
  func schemes() {
    #expect(page().count(of: "@media (prefers-color-scheme: dark)") == 1)
  }

  @Test("what means something in markup is escaped everywhere")
  func escaping() {
    let nasty = "<b>\"A\" & 'B'</b>"
    let page = page([section(.small(id: nasty, heading: nasty, text: nasty, code: nasty))])
    #expect(page.count(of: "<b>") == 0)
    let escaped = "&lt;b&gt;&quot;A&quot; &amp; 'B'&lt;/b&gt;"
    #expect(page.count(of: "<h3>\(escaped)</h3>") > 0)
    #expect(page.count(of: "data-example=\"\(escaped)\"") > 0)
    #expect(page.count(of: "…") > 0 && page.count(of: "&gt;</text>") > 0)
    #expect(page.count(of: "<code>\(escaped)</code>") > 0)
  }

  @Test("what was not made says so")
  func notMade() {
    #expect(page([section(.small(id: "a"))]).count(of: "<td class=\"none\" colspan=\"4\">not made</td>") == 1)
  }
}
