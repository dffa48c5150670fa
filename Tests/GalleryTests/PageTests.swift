import HeadlessKit
import Testing

@testable import Gallery

/// The page as text.
@MainActor @Suite("Page")
struct PageTests {
  func page(_ sections: [Section] = Section.all) -> String {
    Page(sections: sections.map { $0.played() }).html
  }

  func section(_ examples: Example..., style: Section.Style = .full) -> Section {
    Section(id: "section", title: "Section", summary: "Summary.", style: style, examples: examples)
  }

  @Test("every example has exactly one picture, one card and its trace")
  func pictures() {
    let page = page()
    for example in allExamples {
      #expect(page.components(separatedBy: "<svg class=\"picture\" data-example=\"\(example.id)\"").count == 2)
      #expect(page.components(separatedBy: "<article id=\"\(example.id)\"").count == 2)
      #expect(page.contains(example.played().outcome.trace.escaped))
      #expect(page.contains(example.code.escaped))
    }
    #expect(page.components(separatedBy: "<svg").count - 1 == allExamples.count)
  }

  @Test("every entry of the contents leads to a section")
  func contents() {
    let page = page()
    for section in Section.all {
      #expect(page.contains("<a href=\"#\(section.id)\">"))
      #expect(page.contains("<section id=\"\(section.id)\">"))
    }
  }

  @Test("making the page twice gives the same bytes")
  func deterministic() {
    #expect(Array(page().utf8) == Array(page().utf8))
  }

  @Test("the page needs no other file and no script")
  func selfContained() {
    let page = page()
    for word in ["http:", "https:", "src=", "url(", "@import", "<script", "<link"] {
      #expect(!page.contains(word))
    }
  }

  @Test("light and dark follow the reader's system")
  func schemes() {
    #expect(page().contains("@media (prefers-color-scheme: dark)"))
  }

  @Test("what means something in markup is escaped everywhere")
  func escaping() {
    let nasty = "<b>\"A\" & 'B'</b>"
    let page = page([section(.small(id: nasty, heading: nasty, text: nasty, code: nasty))])
    #expect(!page.contains("<b>"))
    #expect(!page.contains("'B'"))
    let escaped = "&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;"
    #expect(page.contains("<h3>\(escaped)</h3>"))
    #expect(page.contains("data-example=\"\(escaped)\""))
    #expect(page.contains(">\(escaped)</text>"))
    #expect(page.contains("<code>\(escaped)</code>"))
  }

  @Test("characters that XML does not allow become the replacement character")
  func controlCharacters() {
    #expect("a\u{0}b\u{1B}\u{FFFE}\tc\nd".escaped == "a\u{FFFD}b\u{FFFD}\u{FFFD}\tc\nd")
    #expect("标题 é 👍🏽".escaped == "标题 é 👍🏽")
  }

  @Test("a matrix shows small pictures with numbers, without code and trace")
  func matrix() {
    let page = page([section(.small(id: "a"), .small(id: "b"), style: .matrix(columns: 2))])
    #expect(page.contains("<div class=\"matrix\" style=\"--columns: 2\">"))
    #expect(page.components(separatedBy: "data-example=").count - 1 == 2)
    #expect(page.contains("<dd>(4, 4, 32, 22)</dd>"))
    #expect(!page.contains("<pre"))
  }

  @Test("a matrix has at least one column")
  func columns() {
    #expect(page([section(.small(id: "a"), style: .matrix(columns: 0))]).contains("--columns: 1"))
  }

  @Test("what was not made says so")
  func notMade() {
    #expect(page([section(.small(id: "a"))]).contains("<td class=\"none\" colspan=\"4\">not made</td>"))
  }
}
