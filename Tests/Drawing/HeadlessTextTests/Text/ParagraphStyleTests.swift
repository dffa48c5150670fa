import HeadlessKit
import HeadlessTesting

@Suite("Paragraph style", .textMeasurer(.oneEm), .reportsIssuesAsFailures) struct ParagraphStyleTests {
  func layout(
    _ text: String, width: CGFloat = 0, lines: Int = 0, isRightToLeft: Bool = false,
    _ change: (MutableParagraphStyle) -> Void
  ) -> TextLayout {
    let style = MutableParagraphStyle()
    change(style)
    let attributed = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    return TextLayout(
      attributed, font: .systemFont(ofSize: 10),
      in: TextRoom(width: width, maximumLines: lines, isRightToLeft: isRightToLeft))
  }

  @Test func `a fresh style has UIKit's defaults`() {
    let style = ParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping && style.lineBreakStrategy == [])
    #expect(style.baseWritingDirection == .natural && !style.allowsDefaultTighteningForTruncation)
    let numbers = [
      style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore, style.lineHeightMultiple,
      style.minimumLineHeight, style.maximumLineHeight, style.firstLineHeadIndent, style.headIndent, style.tailIndent,
      style.defaultTabInterval, CGFloat(style.hyphenationFactor),
    ]
    #expect(numbers.allSatisfy { $0 == 0 })
  }

  @Test func `copies say the same and go their own ways`() throws {
    let style = try #require(ParagraphStyle.default.mutableCopy() as? MutableParagraphStyle)
    style.lineSpacing = 4
    style.alignment = .right
    let copy = try #require(style.copy() as? ParagraphStyle)
    #expect(copy == style && copy.isEqual(style) && !copy.isEqual("style") && copy.hashValue == style.hashValue)
    #expect(!(copy is MutableParagraphStyle))
    style.lineSpacing = 5
    #expect(copy != style && copy.lineSpacing == 4)
    style.setParagraphStyle(copy)
    expectEqual(copy, style)
  }

  typealias Fault = (name: String, problem: String, set: @Sendable (MutableParagraphStyle) -> Void)
  static let faults: [Fault] = [
    ("lineSpacing", "nan is not finite", { $0.lineSpacing = .nan }),
    ("paragraphSpacing", "-1 is negative", { $0.paragraphSpacing = -1 }),
    ("paragraphSpacingBefore", "inf is not finite", { $0.paragraphSpacingBefore = .infinity }),
    ("lineHeightMultiple", "-2 is negative", { $0.lineHeightMultiple = -2 }),
    ("minimumLineHeight", "-1 is negative", { $0.minimumLineHeight = -1 }),
    ("maximumLineHeight", "-1 is negative", { $0.maximumLineHeight = -1 }),
    ("firstLineHeadIndent", "-1 is negative", { $0.firstLineHeadIndent = -1 }),
    ("headIndent", "-1 is negative", { $0.headIndent = -1 }),
    ("tailIndent", "-inf is not finite", { $0.tailIndent = -.infinity }),
    ("defaultTabInterval", "-1 is negative", { $0.defaultTabInterval = -1 }),
  ]

  @Test(arguments: faults) func `an invalid number is reported and changes nothing`(row: Fault) throws {
    let style = MutableParagraphStyle()
    let reports = IssueReporting.collect { row.set(style) }
    let report = try #require(reports.first)
    #expect(reports.count == 1 && report.place == "MutableParagraphStyle.\(row.name)")
    #expect(report.problem == "\(row.problem); keeping the old style." && report.cure.hasPrefix("Give a "))
    expectEqual(style, ParagraphStyle.default)
  }

  @Test func `line spacing is under every line but the last, paragraph spacing between paragraphs, neither outside`() {
    // > Reported: TextKit adds line spacing to every line fragment but the last one of the text.
    let layout = layout("one two\nthree", width: 50) {
      $0.lineSpacing = 3
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 2
    }
    expectEqual(layout.strings, ["one", "two", "three"])
    let tops: [CGFloat] = [0, 10 + 3, 10 + 3 + 10 + 3 + 7 + 2]
    #expect(layout.lines.map(\.rect.minY) == tops && layout.size.height == tops[2] + 10)
  }

  struct Height: CustomTestStringConvertible {
    var multiple: CGFloat = 0
    var least: CGFloat = 0
    var most: CGFloat = 0
    let height: CGFloat
    var testDescription: String {
      "×\(multiple.shortDescription), \(least.shortDescription) to \(most.shortDescription)"
    }
  }

  @Test(arguments: [
    Height(height: 10), Height(multiple: 1.5, height: 15), Height(multiple: 0.5, height: 5),
    Height(least: 14, height: 14),
    Height(most: 8, height: 8), Height(multiple: 2, most: 18, height: 18), Height(least: 12, most: 8, height: 12),
  ])
  func `a line's height is multiplied, then held between least and most`(row: Height) {
    let layout = layout("one\ntwo") {
      $0.lineHeightMultiple = row.multiple
      $0.minimumLineHeight = row.least
      $0.maximumLineHeight = row.most
    }
    expectEqual(layout.lines.map(\.rect.height), [row.height, row.height])
    let descent = 10 - TextLayout("one", width: 0).lines[0].baseline
    #expect(abs(layout.lines[0].baseline - (row.height - descent)) < 1e-9, "the added height is above the text")
  }

  @Test func `indents move lines in from both sides, the first one on its own`() {
    let layout = layout("aa bb cc", width: 50) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 5
      $0.tailIndent = -10
    }
    expectEqual(layout.strings, ["aa", "bb", "cc"], "room for 20, then for 35")
    #expect(layout.lines.map(\.rect.minX) == [20, 5, 5] && layout.size.width == CGFloat(20 + 2 * 10))
  }

  @Test func `a positive tail indent is measured from the leading side; right-to-left text is indented from the right`()
  {
    let positive = layout("aa bb", width: 100) { $0.tailIndent = 30 }
    expectEqual(positive.strings, ["aa", "bb"])
    let mirrored = layout("aa", width: 100, isRightToLeft: true) {
      $0.headIndent = 7; $0.firstLineHeadIndent = 7
    }
    expectEqual(mirrored.lines[0].rect.minX, CGFloat(100 - 7 - 20))
    let forced = layout("aa", width: 100) { $0.baseWritingDirection = .rightToLeft }
    expectEqual(forced.lines[0].rect.minX, CGFloat(100 - 20))
  }

  @Test func `indents wider than the room still leave a character a line`() {
    expectEqual(
      layout("abc", width: 20) {
        $0.headIndent = 500; $0.firstLineHeadIndent = 500
      }.strings, ["a", "b", "c"])
  }

  @Test func `each paragraph has its own style, that of its first character`() {
    let right = MutableParagraphStyle()
    right.alignment = .right
    let text = NSMutableAttributedString(string: "a\n", attributes: [.kern: 0])
    text.append(NSAttributedString(string: "b", attributes: [.paragraphStyle: right]))
    text.append(NSAttributedString(string: "c\nd", attributes: [.kern: 0]))
    let layout = TextLayout(text, font: .systemFont(ofSize: 10), in: TextRoom(width: 100))
    expectEqual(layout.strings, ["a", "bc", "d"])
    expectEqual(layout.lines.map(\.rect.minX), [0, 100 - 20, 0] as [CGFloat])
  }

  @Test func `tab stops are as far apart as the style's interval`() {
    expectEqual(layout("a\tb") { $0.defaultTabInterval = 50 }.size.width, CGFloat(50 + 10))
  }

  @Test func `Korean words stay whole where the style asks for it`() {
    expectEqual(layout("한국 사람", width: 30) { $0.lineBreakStrategy = .hangulWordPriority }.strings, ["한국", "사람"])
    expectEqual(layout("한국 사람", width: 40) { _ in }.strings, ["한국 사", "람"])
    expectEqual(layout("한국 사람", width: 40) { $0.lineBreakStrategy = .standard }.strings, ["한국 사", "람"])
  }

  @Test func `raw values are UIKit's`() {
    #expect(WritingDirection.natural.rawValue == -1 && WritingDirection.rightToLeft.rawValue == 1)
    expectEqual(ParagraphStyle.LineBreakStrategy.standard.rawValue, 0xFFFF)
    #expect(UnderlineStyle.double.rawValue == 9 && UnderlineStyle([.single, .patternDot]).rawValue == 0x101)
    expectEqual(StringDrawingOptions.truncatesLastVisibleLine.rawValue, 32)
    expectEqual(NSAttributedString.Key.paragraphStyle.rawValue, "NSParagraphStyle")
    #expect(
      NSAttributedString.Key.tracking.rawValue == "CTTracking" && NSAttributedString.Key.kern.rawValue == "NSKern")
    expectEqual(NSAttributedString.Key.underlineStyle.rawValue, "NSUnderline")
    expectEqual(NSAttributedString.Key.strikethroughStyle.rawValue, "NSStrikethrough")
  }
}
