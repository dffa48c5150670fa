import HeadlessKit
import HeadlessTesting

/// The edges of lines, runs and containers.
@Suite(.reportsIssuesAsFailures) struct `Edges of laid out text` {
  private let font = Font.systemFont(ofSize: 20)
  private let storage = TextStorage()
  private let manager = LayoutManager()
  private let container = TextContainer()

  init() {
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private func show(_ text: String, _ width: CGFloat, _ attributes: [NSAttributedString.Key: Any] = [:]) {
    let attributes = attributes.merging([.font: font]) { first, _ in first }
    storage.setAttributedString(NSAttributedString(string: text, attributes: attributes))
    container.size = CGSize(width: width, height: 0)
  }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  @Test func `an empty last line has room for itself or is omitted`() {
    show("ab\n", 100)
    let whole = manager.usedRect(for: container).height
    #expect(manager.extraLineFragmentRect.height > 0)
    container.size.height = whole - 1
    expectEqual(manager.extraLineFragmentRect, .zero)
  }

  @Test func `both paddings narrow a line`() {
    show("ab cd", width("ab cd") + 5)
    #expect(manager.usedRect(for: container).height < 30)
    container.lineFragmentPadding = 5
    #expect(manager.usedRect(for: container).height > 30)
  }

  @Test func `equal backgrounds beside each other are one area, apart they are two`() throws {
    final class Areas: LayoutManager {
      var ranges: [NSRange] = []
      override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: Color
      ) { ranges.append(charRange) }
    }
    show("abcdef", 200)
    let areas = Areas()
    container.replaceLayoutManager(areas)
    for location in [0, 1, 4] {
      storage.addAttribute(.backgroundColor, value: Color.red, range: NSRange(location: location, length: 1))
    }
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 1))
    _ = ImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      areas.drawBackground(forGlyphRange: NSRange(location: 0, length: 6), at: .zero)
    }
    expectEqual(areas.ranges, [NSRange(location: 0, length: 2), NSRange(location: 4, length: 1)])
  }

  @Test func `a line through text has its own color, and a pattern alone draws none`() {
    func drawing(_ attributes: [NSAttributedString.Key: Any]) -> Data? {
      let text = NSAttributedString(string: "ab", attributes: attributes.merging([.font: font]) { first, _ in first })
      return ImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in text.draw(at: .zero) }.pngData()
    }
    let line = UnderlineStyle.single.rawValue
    #expect(
      drawing([.strikethroughStyle: line]) != drawing([.strikethroughStyle: line, .strikethroughColor: Color.red]))
    expectEqual(drawing([.strikethroughStyle: UnderlineStyle.patternDash.rawValue]), drawing([:]))
    expectEqual(drawing([.underlineStyle: UnderlineStyle.patternDash.rawValue]), drawing([:]))
  }

  @Test func `the truncated range is the text in whose place the ellipsis is, in UTF-16`() {
    show("first line\n" + String(repeating: "👍", count: 12), 100)
    (container.maximumNumberOfLines, container.lineBreakMode) = (2, .byTruncatingTail)
    let shown = (0...12).last { width(String(repeating: "👍", count: $0) + "…") <= 100 }!
    let range = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 11)
    #expect(shown > 1 && range == NSRange(location: 11 + 2 * shown, length: 24 - 2 * shown))
    expectEqual(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, NSNotFound)
  }

  @Test func `a part of a run is underlined as far as it reaches`() throws {
    show("abcdef", 200)
    let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    func columns(_ range: NSRange) throws -> Range<Int> {
      let image = ImageRenderer(size: CGSize(width: 200, height: 40), format: .preferred()).image { _ in
        manager.drawUnderline(
          forGlyphRange: range, underlineType: .single, baselineOffset: 0, lineFragmentRect: line,
          lineFragmentGlyphRange: NSRange(location: 0, length: 6), containerOrigin: .zero)
      }
      let bitmap = try #require(image.bitmap)
      let painted = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0].alpha > 0 } }
      return try #require(painted.first)..<(#require(painted.last) + 1)
    }
    let (whole, start, end) = try (columns(NSRange(0..<6)), columns(NSRange(0..<3)), columns(NSRange(3..<6)))
    #expect(start.lowerBound == whole.lowerBound && start.upperBound < whole.upperBound)
    #expect(end.upperBound == whole.upperBound && end.lowerBound > whole.lowerBound)
    #expect(abs(end.lowerBound - start.upperBound) <= 1)
  }

  @Test func `only the first container of a manager has text`() {
    show("ab", 100)
    let second = TextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(second)
    expectEqual(manager.usedRect(for: container).width, width("ab"))
    #expect(manager.usedRect(for: second) == .zero && manager.glyphRange(for: second).length == 0)
  }

  @Test func `a line under a text and one through it have their own colors`() throws {
    show(
      "ab", 100,
      [
        .underlineStyle: UnderlineStyle.single.rawValue, .underlineColor: Color.red,
        .strikethroughStyle: UnderlineStyle.single.rawValue, .strikethroughColor: Color.blue,
        .foregroundColor: Color.clear,
      ])
    let image = ImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 2), at: .zero)
    }
    let bitmap = try #require(image.cgImage?.bitmap)
    let pixels = (0..<bitmap.height).map { bitmap[4, $0] }.filter { $0.alpha > 200 }
    let colors = Set(pixels.map { $0.red > $0.blue ? "red" : "blue" })
    expectEqual(colors, ["red", "blue"])
  }
}
