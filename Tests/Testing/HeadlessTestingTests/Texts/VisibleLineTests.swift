@testable import HeadlessTesting

@Suite("Lines that look equal") struct VisibleLineTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let expected, found, difference: String
    var testDescription: String { difference }
  }

  static let rows = [
    Row(expected: "one\r\ntwo", found: "one\ntwo", difference: "- one\\r\n+ one\n  two"),
    Row(expected: "a\tb", found: "a b", difference: "- a\\tb\n+ a b"),
    Row(expected: "a\u{A0}b", found: "a b", difference: "- a\\u{A0}b\n+ a b"),
    Row(expected: "a  ", found: "a", difference: "- a\\u{20}\\u{20}\n+ a"),
    Row(expected: "a\u{200B}", found: "a", difference: "- a\\u{200B}\n+ a"),
    Row(expected: "\u{1B}[31mred", found: "red", difference: "- \\u{1B}[31mred\n+ red"),
    Row(expected: "👨‍👩‍👧 family", found: "é family", difference: "- 👨‍👩‍👧 family\n+ é family"),
    Row(expected: "", found: "   ", difference: "+ \\u{20}\\u{20}\\u{20}"),
  ]

  @Test(arguments: rows) func `a changed line shows characters that a terminal would not`(row: Row) {
    #expect(TextComparison(expected: row.expected, found: row.found).difference == row.difference)
  }

  @Test func `an equal line contains its tabs and shows other control characters as escapes`() {
    let comparison = TextComparison(expected: "a\tb\u{7}\nold", found: "a\tb\u{7}\nnew")
    #expect(comparison.difference == "  a\tb\\u{7}\n- old\n+ new")
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
