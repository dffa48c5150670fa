import CoreText
import Testing
import UIKit

/// The lines and frames of Core Text: places, indents, boundaries, drawing.
@MainActor @Suite("Lines of Core Text") struct CoreTextLineTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }

  private func frame(_ text: NSAttributedString, width: CGFloat) -> CTFrame {
    CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRangeMake(0, 0),
      CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 100), transform: nil), nil)
  }

  /// Returns the columns of points that have a drawn pixel in some rows of points.
  private func columns(_ rows: Range<Int>, _ draw: (CGContext) -> Void) throws -> ClosedRange<Int> {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: 0, y: 100)
      context.scaleBy(x: 1, y: -1)
      draw(context)
    }
    let bitmap = try #require(image.cgImage?.bitmap)
    let scale = bitmap.height / 100
    let filled = (0..<bitmap.width).filter { x in
      (rows.lowerBound * scale..<rows.upperBound * scale).contains { bitmap[x, $0].alpha > 0 }
    }
    return (try #require(filled.first) / scale)...(try #require(filled.last) / scale)
  }

  @Test func `ct1 a line has no indent of its own`() throws {
    let line = CTLineCreateWithAttributedString(text("H") { $0.firstLineHeadIndent = 40 })
    let columns = try columns(0..<100) { context in
      context.textPosition = CGPoint(x: 0, y: 50)
      CTLineDraw(line, context)
    }
    #expect(columns.upperBound < 25)
    #expect(abs(CTLineGetOffsetForStringIndex(line, 1, nil) - CTLineGetTypographicBounds(line, nil, nil, nil)) < 1e-9)
    expectEqual(CTLineGetOffsetForStringIndex(line, 0, nil), 0)
  }

  @Test func `a line has the tab interval of its style`() {
    let line = CTLineCreateWithAttributedString(
      text("\t") {
        $0.tabStops = []
        $0.defaultTabInterval = 50
      })
    expectEqual(CTLineGetTypographicBounds(line, nil, nil, nil), 50)
  }

  @Test func `ct1 a frame indents each line once, by its origin`() throws {
    let frame = frame(
      text("HHH HHH") {
        $0.firstLineHeadIndent = 30
        $0.headIndent = 10
      }, width: 80)
    var origins = [CGPoint](repeating: .zero, count: 2)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    expectEqual(origins.map(\.x), [30, 10])
    let height = Int(font.lineHeight)
    let first = try columns(0..<height) { CTFrameDraw(frame, $0) }
    let second = try columns(height + 2..<2 * height) { CTFrameDraw(frame, $0) }
    #expect((30...34).contains(first.lowerBound) && (10...14).contains(second.lowerBound))
  }

  @Test func `ct1 a frame draws the ellipsis of a shortened line`() throws {
    let long = text("HHHHHHHHHHHHHHHH") { $0.lineBreakMode = .byTruncatingTail }
    let columns = try columns(0..<100) { CTFrameDraw(frame(long, width: 60), $0) }
    #expect(columns.upperBound <= 60)
  }

  @Test func `ct2 a position is at a boundary of composed characters`() {
    let line = CTLineCreateWithAttributedString(text("👍e\u{301}b"))
    let thumb = CTLineGetOffsetForStringIndex(line, 2, nil)
    expectEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: thumb * 0.4, y: 0)), 0)
    expectEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: thumb * 0.6, y: 0)), 2)
    let accent = CTLineGetOffsetForStringIndex(line, 4, nil)
    expectEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: (thumb + 3 * accent) / 4, y: 0)), 4)
    expectEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)), 5)
    expectEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: CGFloat.nan, y: CGFloat.nan)), 0)
  }

  @Test func `ct2 the indices of a frame's lines are its text's`() throws {
    let lines = try #require(CTFrameGetLines(frame(text("HHH HHH"), width: 60)).elementsOfCFArray as? [CTLine])
    expectEqual(lines.map { CTLineGetStringRange($0).location }, [0, 4])
    expectEqual(lines.map { CTLineGetStringIndexForPosition($0, .zero) }, [0, 4])
    expectEqual(lines.map { CTLineGetOffsetForStringIndex($0, 5, nil) > 0 }, [true, true])
    #expect(CTLineGetOffsetForStringIndex(lines[1], 4, nil) == 0 && CTLineGetGlyphCount(lines[1]) == 3)
  }

  @Test func `ct4 the text matrix is not included in the graphics state`() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { renderer in
      let (context, flip) = (renderer.cgContext, CGAffineTransform(scaleX: 1, y: -1))
      context.saveGState()
      context.textMatrix = flip
      context.restoreGState()
      expectEqual(context.textMatrix, flip)
    }
  }
}
