import HeadlessInspection
import Testing

@Suite("Markup") struct MarkupTests {
  @Test func `characters with a meaning in markup become entities`() {
    expectEqual("<b>\"A\" & 'B'</b>".escaped, "&lt;b&gt;&quot;A&quot; &amp; 'B'&lt;/b&gt;")
    expectEqual("标题 é 👍🏽".escaped, "标题 é 👍🏽")
  }

  @Test func `control characters become the replacement character`() {
    expectEqual("a\u{0}b\u{1B}\u{7F}\u{85}\u{FFFE}".escaped, "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func `line breaks and tabs become spaces; in texts of several lines only tabs do`() {
    expectEqual("a\tb\nc\rd".escaped, "a b c d")
    expectEqual("a\tb\nc\rd<".escapedLines, "a\tb\nc d&lt;")
  }

  @Test func `each element is a line, with escaped attributes and content`() {
    var markup = Markup()
    markup.startElement("g", [("id", "\"1\"")])
    markup.add("text", [("x", "0"), ("y", "1")], content: "a < b")
    markup.add("path", [])
    markup.add(elements: "<rect/>\n")
    markup.endElement("g")
    #expect(
      markup.text == """
        <g id="&quot;1&quot;">
        <text x="0" y="1">a &lt; b</text>
        <path/>
        <rect/>
        </g>

        """)
  }

  @Test func `a page without a script forbids scripts, one with a script runs it last`() {
    let still = htmlPage(title: "A & B", style: "p {}", body: "<p>C</p>")
    #expect(still.contains("<title>A &amp; B</title>\n<style>\np {}\n</style>"))
    #expect(still.hasSuffix("<body>\n<p>C</p>\n</body>\n</html>\n"))
    #expect(!still.contains("script"))
    let moving = htmlPage(title: "", style: "", body: "<p>C</p>", script: "go()")
    #expect(moving.contains("default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"))
    #expect(moving.hasSuffix("<p>C</p>\n<script>\ngo()\n</script>\n</body>\n</html>\n"))
  }
}
