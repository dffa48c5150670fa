import HeadlessKit
import HeadlessTesting

/// Attributed strings of our types: Foundation on Linux may end the program where it compares two objects, so each of
/// these types is a ``TextAttributeObject``.
@Suite("Attributed strings", .reportsIssuesAsFailures) struct AttributedStringTests {
  /// Two different values of a key, and one that equals the first.
  struct Row: CustomTestStringConvertible, Sendable {
    let key: NSAttributedString.Key
    let values: @Sendable () -> [Any]
    var areValues = true
    var testDescription: String { key.rawValue }
  }

  nonisolated static let rows = [
    Row(key: .font) { [Font.systemFont(ofSize: 10), Font.systemFont(ofSize: 20), Font.systemFont(ofSize: 10)] },
    Row(key: .foregroundColor) { [Color.red, Color.green, Color(red: 1, green: 0, blue: 0, alpha: 1)] },
    Row(key: .paragraphStyle) { [style(.left), style(.center), style(.left)] },
    Row(key: .shadow) { [shadow(1), shadow(2), shadow(1)] },
    Row(key: .attachment, values: { (0..<3).map { _ in TextAttachment() } }, areValues: false),
    Row(key: NSAttributedString.Key("app's own subclass")) {
      [0, 1, 0].map { OwnColor(red: $0, green: 0, blue: 0, alpha: 1) }
    },
    Row(key: NSAttributedString.Key("app's own class")) { [0, 1, 0].map { OwnAttribute($0) } },
  ]

  final class OwnColor: Color, @unchecked Sendable {}

  final class OwnAttribute: TextAttributeObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? OwnAttribute)?.number == number }
    override var hash: Int { number }
  }

  static func style(_ alignment: TextAlignment) -> ParagraphStyle {
    let style = MutableParagraphStyle()
    style.alignment = alignment
    return style
  }

  static func shadow(_ radius: CGFloat) -> TextShadow {
    let shadow = TextShadow()
    shadow.shadowBlurRadius = radius
    return shadow
  }

  func text(_ row: Row, _ values: [Any]) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "")
    for value in values { text.append(NSAttributedString(string: "ab", attributes: [row.key: value])) }
    return text
  }

  func runs(_ text: NSAttributedString) -> [NSRange] {
    var runs: [NSRange] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in runs.append(range) }
    return runs
  }

  @Test func `a text and one that can be changed are created without arguments, with this package's own import`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "1"))
    #expect(text.string == "1" && NSAttributedString().length == 0)
    #expect(!(NSAttributedString() is NSMutableAttributedString) && NSMutableAttributedString().length == 0)
  }

  @Test func `a copy of a shadow equals it until one of them changes`() throws {
    let shadow = Self.shadow(3)
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowColor = Color.red
    let copy = try #require(shadow.copy() as? TextShadow)
    expectEqual(copy, shadow)
    copy.shadowBlurRadius = 4
    #expect(copy != shadow && shadow.shadowBlurRadius == 3)
  }

  @Test(arguments: rows) func `different values stay separate stretches, equal ones become one`(row: Row) {
    let values = row.values()
    expectEqual(runs(text(row, values)).map(\.length), [2, 2, 2])
    expectEqual(runs(text(row, [values[0], values[2]])).map(\.length), row.areValues ? [4] : [2, 2])
  }

  @Test(arguments: rows) func `attributes are added over parts of others, replaced and removed`(row: Row) {
    let values = row.values()
    let text = NSMutableAttributedString(string: "abcdef")
    text.addAttribute(row.key, value: values[0], range: NSRange(location: 0, length: 2))
    text.addAttribute(row.key, value: values[1], range: NSRange(location: 2, length: 3))
    text.addAttributes([row.key: values[0]], range: NSRange(location: 1, length: 2))
    expectEqual(runs(text).map(\.length), [3, 2, 1])
    text.setAttributes([row.key: values[1]], range: NSRange(location: 0, length: 1))
    text.removeAttribute(row.key, range: NSRange(location: 4, length: 1))
    expectEqual(runs(text).map(\.length), [1, 2, 1, 2])
  }

  @Test(arguments: rows) func `texts are equal when their values are`(row: Row) {
    let values = row.values()
    let text = text(row, [values[0], values[1]])
    expectEqual(text, self.text(row, [values[0], values[1]]))
    expectEqual(text == self.text(row, [values[2], values[1]]), row.areValues)
    #expect(text != self.text(row, [values[1], values[0]]) && text.isEqual(to: text))
  }

  @Test(arguments: rows) func `copies are equal and change on their own`(row: Row) throws {
    let values = row.values()
    let text = text(row, [values[0], values[1]])
    let copy = try #require(text.mutableCopy() as? NSMutableAttributedString)
    #expect(copy == text && text.copy() as? NSAttributedString == text)
    copy.insert(text, at: 1)
    copy.replaceCharacters(in: NSRange(location: 0, length: 2), with: "z")
    copy.append(copy.attributedSubstring(from: NSRange(location: 1, length: 3)))
    copy.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(copy.string == "babbabbab" && text.string == "abab")
  }

  /// Such an object as Foundation cannot compare with another one.
  final class Tag: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Tag)?.number == number }
    override var hash: Int { number }
  }

  @Test func `an app's own objects stay separate where attributes of all the text are set`() {
    let key = NSAttributedString.Key("tag")
    // The kerning keeps Foundation from comparing the tags.
    let text = NSMutableAttributedString(string: "a", attributes: [key: Tag(1)])
    text.append(NSAttributedString(string: "b", attributes: [key: Tag(2), .kern: 1]))
    let set = text.changingRuns { $0[.kern] = 2 }
    let tags = [0, 1].map { (set.attribute(key, at: $0, effectiveRange: nil) as? Tag)?.number }
    #expect(set.string == "ab" && tags == [1, 2])
    #expect([0, 1].allSatisfy { set.attribute(.kern, at: $0, effectiveRange: nil) as? Int == 2 })
  }

  @Test func `our own types are put together as they are, without a further key`() {
    for row in Self.rows {
      let joined = NSAttributedString.joining(row.values().map { ("a", [row.key: $0]) })
      joined.forEachRun { _, attributes, _ in expectEqual(Array(attributes.keys), [row.key]) }
    }
  }
}
