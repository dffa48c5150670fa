import HeadlessKit
import HeadlessTesting

/// The edges of lines, runs and containers.
@Suite(.reportsIssuesAsFailures) struct `Edges of laid out text` {
  private let font = Font.systemFont(ofSize: 20)

  private func manager(
    _ text: String, _ width: CGFloat, _ height: CGFloat = 0, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> (manager: LayoutManager, storage: TextStorage, container: TextContainer) {
    let storage = TextStorage(string: text, attributes: attributes.merging([.font: font]) { first, _ in first })
    let (manager, container) = (LayoutManager(), TextContainer(size: CGSize(width: width, height: height)))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return (manager, storage, container)
  }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  @Test func `the first character of a line is in that line`() {
    let (manager, storage, container) = manager("ab\ncd", 100)
    let second = manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil)
    #expect(second.minY > manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil).minY)
    withExtendedLifetime((storage, container)) {}
  }

  @Test func `an empty last line has room for itself or is omitted`() {
    let (manager, storage, container) = manager("ab\n", 100)
    let whole = manager.usedRect(for: container).height
    #expect(manager.extraLineFragmentRect.height > 0)
    container.size.height = whole - 1
    #expect(manager.extraLineFragmentRect == .zero)
    withExtendedLifetime(storage) {}
  }

  @Test func `both paddings narrow a line`() {
    let (manager, storage, container) = manager("ab cd", width("ab cd") + 5)
    #expect(manager.usedRect(for: container).height < 30)
    container.lineFragmentPadding = 5
    #expect(manager.usedRect(for: container).height > 30)
    withExtendedLifetime(storage) {}
  }

  @Test func `an enumeration of lines ends where it is stopped`() {
    let (manager, storage, container) = manager("a\nb\nc", 100)
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 5)) { _, _, _, _, stop in
      count += 1
      if count == 2 { stop.pointee = true }
    }
    #expect(count == 2)
    withExtendedLifetime((storage, container)) {}
  }

  @Test func `equal backgrounds beside each other are one area, apart they are two`() throws {
    final class Areas: LayoutManager {
      var ranges: [NSRange] = []
      override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: Color
      ) { ranges.append(charRange) }
    }
    let storage = TextStorage(string: "abcdef", attributes: [.font: font])
    let (areas, container) = (Areas(), TextContainer(size: CGSize(width: 200, height: 0)))
    storage.addLayoutManager(areas)
    areas.addTextContainer(container)
    for location in [0, 1, 4] {
      storage.addAttribute(.backgroundColor, value: Color.red, range: NSRange(location: location, length: 1))
    }
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 1))
    _ = ImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      areas.drawBackground(forGlyphRange: NSRange(location: 0, length: 6), at: .zero)
    }
    #expect(areas.ranges == [NSRange(location: 0, length: 2), NSRange(location: 4, length: 1)])
  }

  @Test func `a change of several runs is one edit`() {
    final class Delegate: NSObject, TextStorageDelegate {
      var count = 0
      func textStorage(
        _ textStorage: TextStorage, didProcessEditing editedMask: TextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
      ) { count += 1 }
    }
    let (storage, delegate) = (TextStorage(string: "abcdef", attributes: [.font: font]), Delegate())
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 2))
    storage.delegate = delegate
    storage.addAttribute(.foregroundColor, value: Color.red, range: NSRange(location: 0, length: 6))
    #expect(delegate.count == 1)
  }

  @Test func `a line through text has its own color, and a pattern alone draws none`() {
    func drawing(_ attributes: [NSAttributedString.Key: Any]) -> Data? {
      let text = NSAttributedString(string: "ab", attributes: attributes.merging([.font: font]) { first, _ in first })
      return ImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in text.draw(at: .zero) }.pngData()
    }
    let line = UnderlineStyle.single.rawValue
    #expect(
      drawing([.strikethroughStyle: line]) != drawing([.strikethroughStyle: line, .strikethroughColor: Color.red]))
    #expect(drawing([.strikethroughStyle: UnderlineStyle.patternDash.rawValue]) == drawing([:]))
    #expect(drawing([.underlineStyle: UnderlineStyle.patternDash.rawValue]) == drawing([:]))
  }

  @Test func `the truncated range is the text in whose place the ellipsis is, in UTF-16`() {
    let (manager, storage, container) = manager("first line\n" + String(repeating: "👍", count: 12), 100)
    (container.maximumNumberOfLines, container.lineBreakMode) = (2, .byTruncatingTail)
    let shown = (0...12).last { width(String(repeating: "👍", count: $0) + "…") <= 100 }!
    let range = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 11)
    #expect(shown > 1 && range == NSRange(location: 11 + 2 * shown, length: 24 - 2 * shown))
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    withExtendedLifetime((storage, container)) {}
  }

  @Test func `a part of a run is underlined as far as it reaches`() throws {
    let (manager, storage, container) = manager("abcdef", 200)
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
    withExtendedLifetime((storage, container)) {}
  }

  @Test func `only the first container of a manager has text`() {
    let (manager, storage, container) = manager("ab", 100)
    let second = TextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(second)
    #expect(manager.usedRect(for: container).width == width("ab"))
    #expect(manager.usedRect(for: second) == .zero && manager.glyphRange(for: second).length == 0)
    withExtendedLifetime(storage) {}
  }

  @Test func `the used rectangle of a line has the range of the line`() {
    let (manager, storage, container) = manager("ab\ncd", 100)
    var range = NSRange()
    _ = manager.lineFragmentUsedRect(forGlyphAt: 4, effectiveRange: &range)
    #expect(range == NSRange(location: 3, length: 2))
    withExtendedLifetime((storage, container)) {}
  }

  @MainActor @Test func `a line through text has its own color`() throws {
    let (manager, storage, container) = manager(
      "ab", 100, 0,
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
    #expect(colors == ["red", "blue"])
    withExtendedLifetime((storage, container)) {}
  }
}
