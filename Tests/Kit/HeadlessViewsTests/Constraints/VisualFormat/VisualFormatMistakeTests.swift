import HeadlessKit
import Testing

@Suite("Visual format: messages") struct VisualFormatMistakeTests {
  /// A format, the blanks before the mark and the mark, as they are written below it, and the message above it.
  typealias Row = (text: String, mark: String, message: String)

  private static let noSuperview =
    "Unable to interpret '|' character, because the related view doesn't have a superview"
  private static let badName =
    "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
    + "underscores."

  static let seen: [Row] = [
    ("V|[backgroundBox]|", " ^", "Expected ':' after 'V' to specify vertical arrangement"),
    (
      "|[whiteBox1][blackBox4(blackWidth][redBox]|",
      "                                 ^",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    ),
    ("|[whiteBox2][blackBox]", "                     ^", "blackBox is not a key in the views dictionary."),
    ("V:|[blackBox4(>30)]|", "               ^", "Unknown relation. Must be ==, >=, or <="),
    ("|[view]|", "       ^", noSuperview),
    ("H:|-(>=50)-[view(100)]", "                      ^", noSuperview),
    ("|-0-[redView-0-|", "            ^", "Expected a ']' here. That is how you give the end of a view."),
    (
      "V:|-(10)-[icon(iconSize)]-10-[title(>=minTitleHeight)]-4-[detail]-(>=minDetailHeight)-(>=0)-|",
      "                                                                                      ^",
      "Expected a view or '|'"
    ),
    ("H:|-10-|", "       ^", "Expected a view"),
    ("H:[self.arrows]-5-|", "       ^", "self is not a key in the views dictionary."),
    (
      "H:|-margiin-[a]",
      "           ^",
      "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries"
    ),
    (
      "H:|[a]- (padding)-[b]",
      "       ^",
      "Expected a number or key from the metrics dictionary, but encountered something else"
    ),
  ]

  static let others: [Row] = [
    ("H[a]", " ^", "Expected ':' after 'H' to specify horizontal arrangement"),
    ("H:", "  ^", "Expected a view"),
    ("h:[a]", "^", "Expected a view"),
    ("||", " ^", "Expected a view"),
    ("[1a]", " ^", badName),
    ("[é]", " ^", badName),
    ("é[a]", "^", "Expected a view"),
    ("[a]é", "   ^", "Expected a view or '|'"),
    ("[a]-", "    ^", "Expected a view or '|'"),
    ("[a]--8-[b]", "    ^", "Expected a number or key from the metrics dictionary, but encountered something else"),
    ("[a]-()-[b]", "     ^", "Expected a number or key from the metrics dictionary, but encountered something else"),
    ("[a(10]", "     ^", "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    ("[a(10)", "      ^", "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    ("[a(=10)]", "    ^", "Unknown relation. Must be ==, >=, or <="),
    ("[a", "  ^", "Expected a ']' here. That is how you give the end of a view."),
    ("[a]-(8-[b]", "      ^", "Expected a ')' here. That is how you end the predicates of a space."),
    ("[a]-8[b]", "     ^", "Expected a '-' here. That is how you end a space."),
    ("[a]|[b]", "    ^", "Expected the end of the format after '|'"),
    ("[a(1e999)]", "        ^", "Expected a finite number; got inf"),
    ("[a(1@1001)]", "         ^", "Expected a priority from 0 to 1000; got 1001.0"),
    ("[a(1@-1)]", "       ^", "Expected a priority from 0 to 1000; got -1.0"),
  ]

  @Test(arguments: seen)
  func `f76 the messages are UIKit's, over the mark; all lines but the last end with a space`(row: Row) throws {
    try check(row)
  }

  @Test(arguments: others) func `other mistakes have a message over the mark`(row: Row) throws { try check(row) }

  @Test func `an empty format has a message in one line`() throws {
    let mistake = try #require(throws: VisualFormatMistake.self) { try VisualFormatParser.parse("") }
    expectEqual(mistake.text(in: ""), "Unable to parse constraint format: It's an empty string.")
  }

  @Test func `the first mistake from the left is the one reported`() throws {
    let mistake = try #require(throws: VisualFormatMistake.self) { try parse("[unknown(>10)]-8[b]") }
    expectEqual(mistake, VisualFormatMistake(.unknownView("unknown"), column: 8))
  }

  private func check(_ row: Row, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let mistake = try #require(throws: VisualFormatMistake.self, sourceLocation: sourceLocation) { try parse(row.text) }
    expectEqual(
      mistake.text(in: row.text), "Unable to parse constraint format: \n\(row.message) \n\(row.text) \n\(row.mark)",
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
