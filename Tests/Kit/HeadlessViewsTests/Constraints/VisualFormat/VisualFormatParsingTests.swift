import HeadlessKit
import Testing

@Suite("Visual format: parsing") struct VisualFormatParsingTests {
  typealias Item = VisualFormat.Item
  typealias Predicate = VisualFormat.Predicate

  struct Row: Sendable {
    let text: String
    let format: VisualFormat
    init(
      _ text: String, _ axis: LayoutAxis = .horizontal, _ leading: VisualFormat.Connection? = nil, _ items: [Item],
      _ connections: [VisualFormat.Connection] = [], _ trailing: VisualFormat.Connection? = nil
    ) {
      self.text = text
      format = VisualFormat(axis: axis, leading: leading, items: items, connections: connections, trailing: trailing)
    }
  }

  nonisolated static let a = Item(name: "a")
  nonisolated static let b = Item(name: "b")
  nonisolated static let c = Item(name: "c")

  nonisolated static let connections = [
    Row("H:|[a]|", .horizontal, .flush, [a], [], .flush),
    Row("V:|[a]", .vertical, .flush, [a]),
    Row("[a]-|", .horizontal, nil, [a], [], .standard),
    Row("[a]-gap-[b]", .horizontal, nil, [a, b], [.predicates([Predicate(.name("gap"))])]),
    Row("[a]-(gap)-[b]", .horizontal, nil, [a, b], [.predicates([Predicate(.name("gap"))])]),
    Row("[a]-(-8)-[b]", .horizontal, nil, [a, b], [space(-8)]),
    Row("[a]-(+8)-[b]", .horizontal, nil, [a, b], [space(8)]),
    Row("[a]-(==8)-[b]", .horizontal, nil, [a, b], [space(8)]),
    Row("[a]-0-[b]-.5-[c]", .horizontal, nil, [a, b, c], [space(0), space(0.5)]),
    Row(
      "[a]-(>=4,<=gap@low)-|", .horizontal, nil, [a], [],
      .predicates([
        Predicate(.greaterThanOrEqual, .number(4)), Predicate(.lessThanOrEqual, .name("gap"), priority: .name("low")),
      ])),
    Row(
      "[a]-(8@999.5)-[b]", .horizontal, nil, [a, b], [.predicates([Predicate(.number(8), priority: .number(999.5))])]),
  ]

  nonisolated static let numbers = [
    number("1e2", 100), number("1E+2", 100), number("25e-1", 2.5), number("1.", 1), number(".5", 0.5),
    number("-2.5", -2.5),
    number("-.5e1", -5), number("007", 7), number("0x1F", 31), number("0x.8", 0.5), number("0x1.8p1", 3),
    number("1.e1", 10), number("5e-324", .leastNonzeroMagnitude), number("1e-999", 0),
  ]

  nonisolated static let blanks = [
    Row("H: |[a]", .horizontal, .flush, [a]),
    Row("H: | [a] |", .horizontal, .flush, [a], [], .flush),
    Row("H: |-8-[a]", .horizontal, space(8), [a]),
    Row("  [a] -8- [b] ", .horizontal, nil, [a, b], [space(8)]),
    Row(
      "[ a ( >= 10 @ 20 , <= 30 ) ]", .horizontal, nil,
      [
        sized(
          "a", Predicate(.greaterThanOrEqual, .number(10), priority: .number(20)),
          Predicate(.lessThanOrEqual, .number(30)))
      ]),
  ]

  @Test(arguments: connections)
  func `f74 a connection is empty, a dash, or predicates between dashes`(row: Row) throws {
    try expectEqual(VisualFormatParser.parse(row.text), row.format)
  }

  @Test(arguments: numbers) func `f74 numbers are those of strtod in the C locale`(row: Row) throws {
    try expectEqual(VisualFormatParser.parse(row.text), row.format)
  }

  @Test(arguments: blanks) func `blanks between the elements have no effect`(row: Row) throws {
    try expectEqual(VisualFormatParser.parse(row.text), row.format)
  }

  @Test func `names of metrics and views, and superviews, are checked from left to right`() throws {
    var mentions: [VisualFormatParser.Mention] = []
    _ = try VisualFormatParser.parse("|-x-[a(b@y)]-(>=z@w)-[c]|") { mention in
      mentions.append(mention)
      return nil
    }
    #expect(
      mentions == [
        .space("x"), .view("a"), .size("b"), .priority("y"), .superview(of: "a"), .space("z"), .priority("w"),
        .view("c"),
        .neighbors("a", "c", .horizontal), .superview(of: "c"),
      ])
  }

  nonisolated static func sized(_ name: String, _ predicates: Predicate...) -> Item {
    Item(name: name, predicates: predicates)
  }

  nonisolated static func space(_ points: Double) -> VisualFormat.Connection {
    .predicates([Predicate(.number(points))])
  }

  nonisolated static func number(_ text: String, _ value: Double) -> Row {
    Row("[a(\(text))]", .horizontal, nil, [sized("a", Predicate(.number(value)))])
  }
}
