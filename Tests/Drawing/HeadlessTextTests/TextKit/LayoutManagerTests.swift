import HeadlessKit
import HeadlessTesting

@Suite("Layout managers", .reportsIssuesAsFailures) struct LayoutManagerTests {
  let storage: TextStorage
  let manager = LayoutManager()
  let container: TextContainer
  let font = Font.systemFont(ofSize: 20)

  init() {
    storage = TextStorage(string: "ab cd ef", attributes: [.font: Font.systemFont(ofSize: 20)])
    container = TextContainer(size: CGSize(width: 60, height: 0))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  @Test func `the used rectangle has the size of the same text measured on its own`() {
    let own = storage.boundingRect(with: CGSize(width: 60, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(manager.usedRect(for: container).size == own.size && manager.numberOfGlyphs == 8)
    expectEqual(manager.glyphRange(for: container), NSRange(location: 0, length: 8))
  }

  @Test func `the padding narrows lines and is part of the used rectangle`() {
    container.size.width = 0
    let plain = manager.usedRect(for: container)
    container.lineFragmentPadding = 5
    expectEqual(manager.usedRect(for: container).width, plain.width + 5 + 5)
    expectEqual(manager.location(forGlyphAt: 0).x, 5)
  }

  @Test func `a character is found by a point in it, and the nearest one by a point outside`() {
    container.size.width = 0
    let y = font.lineHeight / 2
    expectEqual(manager.characterIndex(at: CGPoint(x: width("a") / 2, y: y), in: container), 0)
    expectEqual(manager.characterIndex(at: CGPoint(x: width("a") + 1, y: y), in: container), 1)
    expectEqual(manager.characterIndex(at: CGPoint(x: 1000, y: y), in: container), 7)
    expectEqual(manager.characterIndex(at: CGPoint(x: -5, y: -5), in: container), 0)
    var part: CGFloat = 0
    let point = CGPoint(x: width("a") / 4, y: y)
    _ = manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &part)
    #expect(abs(part - 0.25) < 1e-9)
    expectEqual(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 1000, y: y), in: container), 1)
  }

  @Test func `the rectangle of a range begins behind the text before it and is as high as its line`() {
    container.size.width = 0
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 2), in: container)
    #expect(abs(rect.minX - width("ab ")) < 1e-9 && abs(rect.maxX - width("ab cd")) < 1e-9)
    #expect(rect.minY == 0 && abs(rect.height - font.lineHeight) < 1e-9)
  }

  @Test func `each line of a range has its rectangle, and a flag ends the calls`() throws {
    container.size.width = width("ab cd") + 1
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 8)) { rect, used, place, range, _ in
      #expect(rect.width == container.size.width && used.width <= rect.width && place === container)
      ranges.append(range)
    }
    expectEqual(ranges, [NSRange(location: 0, length: 6), NSRange(location: 6, length: 2)])
    let whole = NSRange(location: 0, length: 8)
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: whole) { _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(forGlyphRange: whole, withinSelectedGlyphRange: whole, in: container) {
      rect, stop in
      rects.append(rect)
      stop.pointee = true
    }
    #expect(count == 1 && rects.count == 1)
    var (line, used) = (NSRange(), NSRange())
    let second = manager.lineFragmentRect(forGlyphAt: 6, effectiveRange: &line)
    #expect(line == NSRange(location: 6, length: 2) && second.minY > 0)
    expectEqual(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil).minY, 0)
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 7, effectiveRange: &used).minY == second.minY && used == line)
  }

  @Test func `a text that has changed is laid out again`() {
    container.size.width = 0
    let old = manager.usedRect(for: container).width
    storage.append(NSAttributedString(string: "gh", attributes: [.font: font]))
    let longer = manager.usedRect(for: container).width
    #expect(longer > old)
    storage.addAttribute(.font, value: Font.systemFont(ofSize: 40), range: NSRange(location: 0, length: 10))
    #expect(manager.usedRect(for: container).width > longer)
    storage.mutableString.setString("a")
    #expect(manager.usedRect(for: container).width < old)
    storage.setAttributedString(NSAttributedString())
    #expect(manager.usedRect(for: container).width == 0 && manager.glyphIndex(for: .zero, in: container) == 0)
  }

  @Test func `the greatest number of lines and the line break mode shorten the text`() {
    container.maximumNumberOfLines = 1
    container.size.width = width("ab c")
    expectEqual(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, NSNotFound)
    container.lineBreakMode = .byTruncatingTail
    let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(cut.location > 0 && cut.location + cut.length == 8)
    #expect(abs(manager.usedRect(for: container).height - font.lineHeight) < 1e-9)
  }

  @Test func `a text has one manager list, and a manager one text`() {
    let other = TextStorage(string: "x")
    manager.textStorage = other
    #expect(storage.layoutManagers.isEmpty && other.layoutManagers == [manager])
    other.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && manager.usedRect(for: container) == .zero)
    let second = LayoutManager()
    container.replaceLayoutManager(second)
    #expect(manager.textContainers.isEmpty && second.textContainers == [container])
    #expect(container.layoutManager === second)
  }

  /// A manager that logs the parts that it draws, and draws backgrounds of its own.
  final class Drawer: LayoutManager {
    var lines: [String] = []
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: Color
    ) { lines.append("background \(charRange) \(rectCount) \(color == .red)") }
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: UnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { lines.append("underline \(glyphRange) \(lineGlyphRange) \(underlineVal == .double) \(baselineOffset > 0)") }
    override func drawStrikethrough(
      forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: UnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { lines.append("strikethrough \(glyphRange)") }
  }

  @Test func `tk7 a subclass draws backgrounds, underlines and strikethroughs`() throws {
    let drawer = Drawer()
    container.size.width = width("ab cd") + 1
    container.replaceLayoutManager(drawer)
    let whole = NSRange(location: 0, length: 8)
    storage.addAttribute(.backgroundColor, value: Color.red, range: whole)
    storage.addAttribute(.underlineStyle, value: UnderlineStyle.double.rawValue, range: NSRange(location: 3, length: 2))
    storage.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 6, length: 1))
    let image = ImageRenderer(size: CGSize(width: 120, height: 60)).image { _ in
      drawer.drawBackground(forGlyphRange: whole, at: .zero)
    }
    #expect(try #require(image.cgImage?.bitmap).bytes.allSatisfy { $0 == 0 })
    _ = ImageRenderer(size: CGSize(width: 120, height: 60)).image { _ in
      drawer.drawGlyphs(forGlyphRange: whole, at: .zero)
    }
    expectEqual(drawer.lines.last, "strikethrough {6, 1}")
    #expect(drawer.lines.contains("underline {3, 2} {0, 6} true true"))
    #expect(drawer.lines.allSatisfy { !$0.hasPrefix("background") || $0.hasSuffix("true") })
    #expect(drawer.lines.contains { $0.hasPrefix("background {0,") })
  }

  @Test func `tk7 the standard methods draw lines under and through the text`() throws {
    container.size.width = 0
    let whole = NSRange(location: 0, length: 8)
    func filled() throws -> Int {
      let image = ImageRenderer(size: CGSize(width: 120, height: 60)).image { _ in
        manager.drawGlyphs(forGlyphRange: whole, at: .zero)
      }
      let bitmap = try #require(image.cgImage?.bitmap)
      return (0..<bitmap.height).reduce(0) { sum, y in
        sum + (0..<bitmap.width).count { bitmap[$0, y].alpha > 0 }
      }
    }
    let plain = try filled()
    storage.addAttribute(.underlineStyle, value: 1, range: whole)
    let underlined = try filled()
    storage.addAttribute(.strikethroughStyle, value: 1, range: whole)
    #expect(try plain < underlined && underlined < filled())
  }

  @Test func `tk4 another manager gets all containers in their order, and the text`() {
    let (second, other) = (LayoutManager(), TextContainer())
    manager.addTextContainer(other)
    other.replaceLayoutManager(second)
    #expect(manager.textContainers.isEmpty && second.textContainers == [container, other])
    #expect(storage.layoutManagers == [second] && manager.textStorage == nil)
    #expect(second.usedRect(for: container).width > 0)
    container.replaceLayoutManager(second)
    expectEqual(second.textContainers, [container, other])
  }

  @Test func `tk4 a container that another manager inserts leaves its manager`() {
    let second = LayoutManager()
    second.insertTextContainer(container, at: 3)
    #expect(manager.textContainers.isEmpty && container.layoutManager === second)
    let reports = IssueReporting.collect { second.removeTextContainer(at: 1) }
    expectEqual(reports.first?.problem, "Expected an index below 1; got 1; nothing changed.")
    container.layoutManager = manager
    second.removeTextContainer(at: 0)
    #expect(container.layoutManager === manager)
  }

  @Test(arguments: ["", "ab\n"])
  func `tk5 the empty line at the end of a text has a rectangle of its own`(text: String) {
    storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
    container.lineFragmentPadding = 5
    let height = text.isEmpty ? Font.systemFont(ofSize: 12).lineHeight : font.lineHeight
    let top = text.isEmpty ? 0 : font.lineHeight
    let (whole, used) = (manager.extraLineFragmentRect, manager.extraLineFragmentUsedRect)
    #expect(abs(whole.minY - top) < 1e-9 && abs(whole.height - height) < 1e-9 && whole.width == 60)
    #expect(used.width == 5 + 5 && used.minY == whole.minY && manager.extraLineFragmentTextContainer === container)
    #expect(abs(manager.usedRect(for: container).height - top - height) < 1e-9)
    container.maximumNumberOfLines = 1
    expectEqual(manager.extraLineFragmentRect == .zero, !text.isEmpty)
  }

  @Test func `tk5 a text that does not end with a newline has no empty line`() {
    #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
  }

  @Test func `tk6 the rectangle of an empty range is the place of the insertion point`() {
    container.size.width = 0
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 0), in: container)
    #expect(abs(rect.minX - width("ab ")) < 1e-9 && rect.width == 0 && abs(rect.height - font.lineHeight) < 1e-9)
  }

  @Test func `a glyph that the text does not have is reported, and treated as the nearest one`() {
    container.size.width = 0
    let reports = IssueReporting.collect {
      #expect(manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil).height > 0)
      expectEqual(manager.location(forGlyphAt: -1).x, 0)
    }
    #expect(
      reports.map(\.problem) == [
        "Expected a glyph below 8; got 8; using the nearest one.",
        "Expected a glyph below 8; got -1; using the nearest one.",
      ])
  }

  @Test func `the rectangle of a line is not wider than a container that is narrower than its padding`() {
    container.size.width = 6
    container.lineFragmentPadding = 5
    expectEqual(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width, 6)
  }

  @Test func `a container clips the rectangle of a line`() {
    var rest = CGRect(x: 1, y: 1, width: 1, height: 1)
    let rect = container.lineFragmentRect(
      forProposedRect: CGRect(x: 10, y: 5, width: 100, height: 20), at: 0, writingDirection: .natural, remaining: &rest)
    #expect(rect == CGRect(x: 10, y: 5, width: 50, height: 20) && rest == .zero)
    #expect(container.isSimpleRectangularTextContainer)
    container.exclusionPaths = [BezierPath(rect: rect)]
    #expect(!container.isSimpleRectangularTextContainer)
  }

  @Test func `glyphs and backgrounds are drawn where the container is`() throws {
    storage.addAttribute(.backgroundColor, value: Color.red, range: NSRange(location: 0, length: 8))
    container.size.width = 0
    let range = NSRange(location: 0, length: 8)
    func pixels(_ draw: () -> Void) throws -> [Bool] {
      let image = ImageRenderer(size: CGSize(width: 120, height: 60)).image { _ in draw() }
      let bitmap = try #require(image.cgImage?.bitmap)
      return [5, 25, 55].map { y in
        (0..<bitmap.width).contains { bitmap[$0, y * bitmap.height / 60].alpha > 0 }
      }
    }
    try expectEqual(
      pixels { manager.drawBackground(forGlyphRange: range, at: CGPoint(x: 0, y: 20)) }, [false, true, false])
    try expectEqual(pixels { manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 0, y: 20)) }[0], false)
    #expect(
      try pixels { manager.drawGlyphs(forGlyphRange: NSRange(location: 8, length: 0), at: .zero) } == [
        false, false, false,
      ])
  }
}

extension LayoutManager {
  fileprivate func characterIndex(at point: CGPoint, in container: TextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
}
