import HeadlessKit
import Testing

@Suite("Visual format: messages") struct VisualFormatMistakeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    /// The message above the format.
    let message: String
    /// The blanks before the mark, as they are written below the format.
    let mark: String
    var testDescription: String { text }
    init(_ text: String, _ mark: String, _ message: String) {
      (self.text, self.message, self.mark) = (text, message, mark)
    }
  }

  private static let noSuperview =
    "Unable to interpret '|' character, because the related view doesn't have a superview"
  private static let badName =
    "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
    + "underscores."

  static let seen = [
    Row("V|[backgroundBox]|", " ^", "Expected ':' after 'V' to specify vertical arrangement"),
    Row(
      "|[whiteBox1][blackBox4(blackWidth][redBox]|",
      "                                 ^",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    Row("|[whiteBox2][blackBox]", "                     ^", "blackBox is not a key in the views dictionary."),
    Row("V:|[blackBox4(>30)]|", "               ^", "Unknown relation. Must be ==, >=, or <="),
    Row("|[view]|", "       ^", noSuperview),
    Row("H:|-(>=50)-[view(100)]", "                      ^", noSuperview),
    Row("|-0-[redView-0-|", "            ^", "Expected a ']' here. That is how you give the end of a view."),
    Row(
      "V:|-(10)-[icon(iconSize)]-10-[title(>=minTitleHeight)]-4-[detail]-(>=minDetailHeight)-(>=0)-|",
      "                                                                                      ^",
      "Expected a view or '|'"),
    Row("H:|-10-|", "       ^", "Expected a view"),
    Row("H:[self.arrows]-5-|", "       ^", "self is not a key in the views dictionary."),
    Row(
      "H:|-margiin-[a]",
      "           ^",
      "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries"),
    Row(
      "H:|[a]- (padding)-[b]",
      "       ^",
      "Expected a number or key from the metrics dictionary, but encountered something else"),
  ]

  static let others = [
    Row("H[a]", " ^", "Expected ':' after 'H' to specify horizontal arrangement"),
    Row("H:", "  ^", "Expected a view"),
    Row("h:[a]", "^", "Expected a view"),
    Row("||", " ^", "Expected a view"),
    Row("[1a]", " ^", badName),
    Row("[é]", " ^", badName),
    Row("é[a]", "^", "Expected a view"),
    Row("[a]é", "   ^", "Expected a view or '|'"),
    Row("[a]-", "    ^", "Expected a view or '|'"),
    Row("[a]--8-[b]", "    ^", "Expected a number or key from the metrics dictionary, but encountered something else"),
    Row("[a]-()-[b]", "     ^", "Expected a number or key from the metrics dictionary, but encountered something else"),
    Row("[a(10]", "     ^", "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    Row("[a(10)", "      ^", "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    Row("[a(=10)]", "    ^", "Unknown relation. Must be ==, >=, or <="),
    Row("[a", "  ^", "Expected a ']' here. That is how you give the end of a view."),
    Row("[a]-(8-[b]", "      ^", "Expected a ')' here. That is how you end the predicates of a space."),
    Row("[a]-8[b]", "     ^", "Expected a '-' here. That is how you end a space."),
    Row("[a]|[b]", "    ^", "Expected the end of the format after '|'"),
    Row("[a(1e999)]", "        ^", "Expected a finite number; got inf"),
    Row("[a(1@1001)]", "         ^", "Expected a priority from 0 to 1000; got 1001.0"),
    Row("[a(1@-1)]", "       ^", "Expected a priority from 0 to 1000; got -1.0"),
  ]

  @Test(arguments: seen)
  func `f76 UIKit's messages, over the mark; lines but the last end with a space`(row: Row) throws { try check(row) }

  @Test(arguments: others) func `other mistakes have a message over the mark`(row: Row) throws { try check(row) }

  @Test func `an empty format has a message in one line`() throws {
    let mistake = try #require(throws: VisualFormatMistake.self) { try VisualFormatParser.parse("") }
    #expect(mistake.text(in: "") == "Unable to parse constraint format: It's an empty string.")
  }

  @Test func `the first mistake from the left is the one reported`() throws {
    let mistake = try #require(throws: VisualFormatMistake.self) { try parse("[unknown(>10)]-8[b]") }
    #expect(mistake == VisualFormatMistake(.unknownView("unknown"), column: 8))
  }

  private func check(_ row: Row, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let mistake = try #require(throws: VisualFormatMistake.self, sourceLocation: sourceLocation) { try parse(row.text) }
    #expect(
      mistake.text(in: row.text)
        == "Unable to parse constraint format: \n\(row.message) \n\(row.text) \n\(row.mark)",
      sourceLocation: sourceLocation)
  }

  /// Parses with the views `a`, `b` and the rows', of which `view` has no superview, and some metrics.
  private func parse(_ text: String) throws -> VisualFormat {
    let views: Set<String> = [
      "a", "b", "view", "whiteBox1", "whiteBox2", "blackBox4", "redBox", "redView", "icon", "title", "detail",
    ]
    let metrics: Set<String> = ["blackWidth", "iconSize", "minTitleHeight", "minDetailHeight", "padding"]
    return try VisualFormatParser.parse(text) { mention in
      switch mention {
      case .view(let name): views.contains(name) ? nil : .unknownView(name)
      case .size(let name): views.contains(name) || metrics.contains(name) ? nil : .unknownMetric(name)
      case .space(let name), .priority(let name): metrics.contains(name) ? nil : .unknownMetric(name)
      case .superview(let name): name == "view" ? .superview : nil
      case .neighbors: nil
      }
    }
  }
}
