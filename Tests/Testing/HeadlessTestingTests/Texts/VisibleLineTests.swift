@testable import HeadlessTesting

@Suite("Lines that look equal") struct VisibleLineTests {
  static let rows = [
    ("one\r\ntwo", "one\ntwo", "- one\\r\n+ one\n  two"), ("a\tb", "a b", "- a\\tb\n+ a b"),
    ("a\u{A0}b", "a b", "- a\\u{A0}b\n+ a b"), ("a  ", "a", "- a\\u{20}\\u{20}\n+ a"),
    ("a\u{200B}", "a", "- a\\u{200B}\n+ a"), ("\u{1B}[31mred", "red", "- \\u{1B}[31mred\n+ red"),
    ("👨‍👩‍👧 family", "é family", "- 👨‍👩‍👧 family\n+ é family"), ("", "   ", "+ \\u{20}\\u{20}\\u{20}"),
  ]

  @Test(arguments: rows)
  func `a changed line shows characters that a terminal would not`(expected: String, found: String, shown: String) {
    expectEqual(TextComparison(expected: expected, found: found).difference, shown)
  }

  @Test func `an equal line contains its tabs and shows other control characters as escapes`() {
    let comparison = TextComparison(expected: "a\tb\u{7}\nold", found: "a\tb\u{7}\nnew")
    expectEqual(comparison.difference, "  a\tb\\u{7}\n- old\n+ new")
  }

  @Test func `the first line with another encoding is shown in numbers`() {
    #expect(
      TextComparison(expected: "a\n\u{e9}\tx", found: "a\ne\u{301}\tx").difference
        == """
        The lines look equal; the encoding of characters, or the line breaks at the end, differ.
        - \\u{E9}\\tx
        + e\\u{301}\\tx
        """)
  }
}
