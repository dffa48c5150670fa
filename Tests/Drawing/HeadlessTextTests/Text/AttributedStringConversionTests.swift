import HeadlessKit
import HeadlessTesting

/// The conversions between `AttributedString`, `AttributeContainer` and the attributed strings and dictionaries of
/// UIKit.
@Suite(.reportsIssuesAsFailures) struct AttributedStringConversionTests {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// An attribute as a container and as an attributed string store it.
  typealias Row = (
    key: NSAttributedString.Key, set: @Sendable (inout AttributeContainer) -> Void, object: @Sendable () -> NSObject
  )

  nonisolated static let style = AttributedStringTests.style(.center)
  nonisolated static let shadow = AttributedStringTests.shadow(3)
  nonisolated static let attachment = TextAttachment()

  nonisolated static let rows: [Row] = [
    (.font, { $0.font = .systemFont(ofSize: 12) }, { Font.systemFont(ofSize: 12) }),
    (.paragraphStyle, { $0.paragraphStyle = style }, { style }),
    (.foregroundColor, { $0.foregroundColor = .red }, { Color.red }),
    (.backgroundColor, { $0.backgroundColor = .blue }, { Color.blue }),
    (.ligature, { $0.ligature = 1 }, { NSNumber(value: 1) }),
    (.kern, { $0.kern = 1.5 }, { NSNumber(value: 1.5) }),
    (.tracking, { $0.tracking = -2 }, { NSNumber(value: -2.0) }),
    (.strikethroughStyle, { $0.strikethroughStyle = .double }, { NSNumber(value: 9) }),
    (.underlineStyle, { $0.underlineStyle = [.single, .patternDot] }, { NSNumber(value: 0x101) }),
    (.strokeColor, { $0.strokeColor = .green }, { Color.green }),
    (.strokeWidth, { $0.strokeWidth = -3 }, { NSNumber(value: -3.0) }),
    (.shadow, { $0.shadow = shadow }, { shadow }),
    (
      .textEffect, { $0.textEffect = .letterpressStyle },
      { NSString(string: NSAttributedString.TextEffectStyle.letterpressStyle.rawValue) }
    ),
    (.attachment, { $0.attachment = attachment }, { attachment }),
    (.baselineOffset, { $0.baselineOffset = 2 }, { NSNumber(value: 2.0) }),
    (.underlineColor, { $0.underlineColor = .brown }, { Color.brown }),
    (.strikethroughColor, { $0.strikethroughColor = .cyan }, { Color.cyan }),
    (.obliqueness, { $0.obliqueness = 0.25 }, { NSNumber(value: 0.25) }),
    (.expansion, { $0.expansion = 0.5 }, { NSNumber(value: 0.5) }),
    (.link, { $0.link = URL(string: "app://a") }, { URL(string: "app://a").map { $0 as NSURL } ?? NSNull() }),
  ]

  func container(_ set: (inout AttributeContainer) -> Void) -> AttributeContainer {
    var container = AttributeContainer()
    set(&container)
    return container
  }

  @Test(arguments: rows) func `an attribute is the same in a container, a dictionary and both strings`(row: Row) throws
  {
    let container = container(row.set)
    let dictionary = Attributes(container)
    expectEqual(Array(dictionary.keys), [row.key])
    #expect(row.object().isEqual(dictionary[row.key]))
    #expect(AttributeContainer(dictionary) == container && container != AttributeContainer())
    expectEqual(AttributeContainer([row.key: row.object()]), container)

    let string = AttributedString("ab", attributes: container)
    let text = NSAttributedString(string)
    #expect(text.string == "ab" && text == NSAttributedString(string: "ab", attributes: [row.key: row.object()]))
    expectEqual(AttributedString(text), string)
    try expectEqual(AttributedString(text, including: \.uiKit), string)
    try expectEqual(NSAttributedString(string, including: \.uiKit), text)
    expectEqual(NSMutableAttributedString(string), text)
  }

  @Test func `a key of UIKit's scope has the name of the attributed string's key`() {
    expectEqual(AttributeScopes.UIKitAttributes.FontAttribute.name, "NSFont")
    expectEqual(AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.name, "NSUnderline")
  }

  @Test(arguments: [1, 1.0, CGFloat(1), Float(1), NSNumber(value: 1)] as [any Sendable])
  func `a number is read from each of the common types`(number: any Sendable) {
    let container = AttributeContainer([.kern: number, .ligature: number, .underlineStyle: number])
    #expect(container.kern == 1 && container.ligature == 1 && container.underlineStyle == .single)
  }

  @Test func `options, effects and links are read from their own types too`() {
    let container = AttributeContainer([
      .underlineStyle: UnderlineStyle.thick, .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
      .link: "app://a",
    ])
    #expect(container.underlineStyle == .thick && container.textEffect == .letterpressStyle)
    expectEqual(container.link, URL(string: "app://a"))
  }

  @Test func `a value of another type is dropped, and is an error where a scope is given`() {
    let attributes: Attributes = [.font: "Helvetica", .kern: "wide", .foregroundColor: Color.red]
    expectEqual(AttributeContainer(attributes), container { $0.foregroundColor = .red })
    let text = NSAttributedString(string: "a", attributes: attributes)
    expectEqual(AttributedString(text), AttributedString("a", attributes: container { $0.foregroundColor = .red }))
    #expect(throws: CocoaError(.coderInvalidValue)) { try AttributeContainer(attributes, including: \.uiKit) }
    #expect(throws: CocoaError(.coderInvalidValue)) {
      try AttributedString(text, including: AttributeScopes.UIKitAttributes.self)
    }
  }

  @Test func `attributes of no scope are dropped`() throws {
    let own = NSAttributedString.Key("own")
    let text = NSMutableAttributedString(string: "a", attributes: [own: 1, .kern: 2])
    text.append(NSAttributedString(string: "b", attributes: [own: 3, .kern: 2]))
    let string = AttributedString(text)
    expectEqual(string, AttributedString("ab", attributes: container { $0.kern = 2 }))
    expectEqual(string.runs.count, 1)
    try expectEqual(AttributedString(text, including: \.uiKit), string)
  }

  @Test func `Foundation's scope has the link and no font`() throws {
    let both = container {
      $0.link = URL(string: "app://a")
      $0.font = .systemFont(ofSize: 12)
    }
    let link = container { $0.link = URL(string: "app://a") }
    let string = AttributedString("a", attributes: both)
    expectEqual(Array(try Attributes(both, including: \.foundation).keys), [.link])
    try expectEqual(AttributeContainer(Attributes(both), including: \.foundation), link)
    try expectEqual(
      AttributedString(NSAttributedString(string), including: \.foundation), AttributedString("a", attributes: link))
    #expect(
      Set(try NSAttributedString(string, including: \.foundation).attributes(at: 0, effectiveRange: nil).keys) == [
        .link
      ])
  }

  func ranges(_ text: NSAttributedString) -> [NSRange] {
    var ranges: [NSRange] = []
    text.forEachRun { _, _, range in ranges.append(range) }
    return ranges
  }

  @Test func `ranges are counted in UTF-16 units of emoji and combined characters`() throws {
    var string = AttributedString("👩‍👩‍👧‍👦 and é 🇩🇪")
    let family = try #require(string.range(of: "👩‍👩‍👧‍👦"))
    let flag = try #require(string.range(of: "🇩🇪"))
    string[family].kern = 1
    string[flag].font = .systemFont(ofSize: 20)
    let text = NSAttributedString(string)
    expectEqual(text.string, String(string.characters))
    #expect(
      ranges(text) == [
        NSRange(location: 0, length: 11), NSRange(location: 11, length: 7), NSRange(location: 18, length: 4),
      ])
    expectEqual(AttributedString(text), string)
  }

  @Test func `a run that begins inside a surrogate pair begins behind it`() {
    let text = NSMutableAttributedString(string: "a😀b")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    let string = AttributedString(text)
    expectEqual(String(string.characters), "a😀b")
    expectEqual(string.runs.map { String(string[$0.range].characters) }, ["a😀", "b"])
    expectEqual(string.runs.map(\.kern), [1, nil])
  }

  @Test func `a run that is the second half of a surrogate pair is dropped`() {
    let text = NSMutableAttributedString(string: "😀")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 1))
    expectEqual(AttributedString(text), AttributedString("😀"))
  }

  @Test func `an empty string stays empty`() throws {
    expectEqual(NSAttributedString(AttributedString()).length, 0)
    expectEqual(AttributedString(NSAttributedString(string: "")), AttributedString())
    #expect(AttributedString("", attributes: container { $0.kern = 1 }).runs.isEmpty)
    #expect(Attributes(AttributeContainer()).isEmpty && AttributeContainer([:]) == AttributeContainer())
  }

  @Test func `neighbors with equal attributes are one run`() {
    let string =
      AttributedString("a", attributes: container { $0.font = .systemFont(ofSize: 9) })
      + AttributedString("b", attributes: container { $0.font = Font.systemFont(ofSize: 9) })
    #expect(string.runs.count == 1 && ranges(NSAttributedString(string)).count == 1)
    let text = NSMutableAttributedString(string: "a", attributes: [.kern: 1])
    text.append(NSAttributedString(string: "b", attributes: [.kern: 1.0]))
    expectEqual(AttributedString(text).runs.count, 1)
  }

  @Test func `neighbors with different numbers keep their attributes and get no other`() {
    let string =
      AttributedString("a", attributes: container { $0.kern = 1 })
      + AttributedString("b", attributes: container { $0.kern = 2 })
    let text = NSAttributedString(string)
    expectEqual(ranges(text).count, 2)
    text.forEachRun { _, attributes, _ in expectEqual(Array(attributes.keys), [.kern]) }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a number that is not finite is dropped`(number: CGFloat) {
    var string = AttributedString("ab")
    string[string.startIndex..<string.index(afterCharacter: string.startIndex)].kern = number
    expectEqual(NSAttributedString(string), NSAttributedString(string: "ab"))
    expectEqual(AttributeContainer([.kern: number]), AttributeContainer())
    let text = NSAttributedString(string: "ab", attributes: [.kern: Double(number)])
    expectEqual(AttributedString(text), AttributedString("ab"))
  }
}
