import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Texts and sizes of the inspector page", .reportsIssuesAsFailures) struct InspectorPageTextTests {
  /// A text with a name that a terminal can print.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription, text: String
    init(_ name: String, _ text: String) { (testDescription, self.text) = (name, text) }
  }

  nonisolated static let hostile = [
    Row("end of a script", "</script><script>alert(1)</script>"), Row("comment", "<!--<script>"), Row("section", "]]>"),
    Row("quotes", "\"'`${1}\\"), Row("separators", "\u{2028}\u{2029}"), Row("controls", "\u{0}\u{7}\u{1B}"),
    Row("more controls", "\u{7F}\u{85}\u{9F}"), Row("no characters", "\u{FEFF}\u{FFFE}\u{FFFF}"),
    Row("references", "&lt;&amp;"), Row("direction", "\u{202E}rtl"), Row("family", "👩‍👩‍👧"), Row("space", "\r\n\t"),
  ]

  @Test(arguments: hostile) func `every text is in the data, and none is markup`(row: Row) throws {
    let text = row.text
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = text
    label.accessibilityIdentifier = text
    let html = InspectorPage(InspectorPage.State(of: label), title: text).html
    let node = try PageData(of: html).nodes[0]
    expectEqual(node.view.properties["text"], .text(text))
    expectEqual(node.view.accessibilityIdentifier, text)
    // The two of the page.
    expectEqual(html.components(separatedBy: "<script").count, 2 + 1)
    expectEqual(html.components(separatedBy: "</script").count, 2 + 1)
    #expect(!html.contains("<!--"))
    let isPlain = html.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }
    #expect(isPlain)
  }

  @Test func `the data has no character that ends a script, a comment or a line`() throws {
    let label = Label()
    label.text = Self.hostile.map(\.text).joined()
    let html = label.inspectorHTML()
    let start = try #require(html.range(of: "id=\"data\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let isClean = html[start.upperBound..<end.lowerBound].unicodeScalars.allSatisfy { scalar in
      !["<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}", "\u{85}", "\u{FEFF}"].contains(scalar)
    }
    #expect(isClean)
  }

  @Test func `a hook's rectangle that is not finite is written as words`() throws {
    final class Wild: Button {
      override func contentRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 0)
      }
    }
    var html = ""
    _ = IssueReporting.collect {
      let button = Wild(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      html = button.inspectorHTML { button.setNeedsLayout() }
    }
    #expect(html.contains("[[0,0],[\"inf\",0]]"))
  }

  @Test func `the pages of 4,000 nested and of 4,000 adjacent views are proportional to their number`()
    throws
  {
    for isDeep in [false, true] {
      let small = InspectorPage(InspectorPage.State(of: View.tree(of: 100, isDeep: isDeep))).html
      let large = InspectorPage(InspectorPage.State(of: View.tree(of: 4_000, isDeep: isDeep))).html
      try expectEqual(PageData(of: large).nodes.count, 4_000)
      #expect(large.utf8.count < 400 * 4_000 + small.utf8.count)
    }
  }
}
