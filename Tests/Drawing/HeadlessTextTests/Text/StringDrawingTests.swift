import HeadlessKit
import HeadlessTesting

@Suite("String drawing", .textMeasurer(.oneEm), .reportsIssuesAsFailures) struct StringDrawingTests {
  let attributes: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 10)]
  let unlimited = CGFloat.greatestFiniteMagnitude

  @Test func `a text's size is that of its lines, which only newlines end`() {
    expectEqual("one two".size(withAttributes: attributes), CGSize(width: 7 * 10, height: 10))
    expectEqual("one\nthree".size(withAttributes: attributes), CGSize(width: 5 * 10, height: 2 * 10))
    expectEqual(NSString(string: "one").size(withAttributes: attributes), CGSize(width: 3 * 10, height: 10))
    expectEqual(NSAttributedString(string: "one", attributes: attributes).size(), CGSize(width: 3 * 10, height: 10))
    expectEqual("".size(withAttributes: attributes), .zero)
  }

  @Test(.textMeasurer(SystemTextMeasurer())) func `sizes are not rounded`() {
    let size = "Button".size(withAttributes: [.font: Font.systemFont(ofSize: 15)])
    expectEqual(size.height, 15 * 1.193359375 as CGFloat)
    expectEqual(size.width, SystemTextMeasurer().size(of: "Button", in: .systemFont(ofSize: 15)).width)
  }

  @Test func `without a font a text has one of 12 points`() {
    expectEqual("one".size(), CGSize(width: 3 * 12, height: 12))
    expectEqual(NSAttributedString(string: "one").size(), CGSize(width: 3 * 12, height: 12))
  }

  @Test func `with line fragments it wraps in the room, and nothing else is as high`() {
    let room = CGSize(width: 50, height: unlimited)
    let rect = CGRect(x: 0, y: 0, width: 50, height: 3 * 10)
    let text = "one two three"
    expectEqual(
      text.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil), rect)
    let attributed = NSAttributedString(string: text, attributes: attributes)
    expectEqual(
      attributed.boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil), rect)
    let bridged = NSString(string: text)
    expectEqual(
      bridged.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil), rect)
  }

  @Test func `without line fragments it is one line on its baseline`() {
    let rect = "one two".boundingRect(with: CGSize(width: 30, height: 5), attributes: attributes, context: nil)
    expectEqual(rect.size, CGSize(width: 7 * 10, height: 10))
    #expect(rect.minX == 0 && abs(rect.minY + 10 * 494.0 / 2444) < 1e-9)
  }

  @Test func `a paragraph that truncates stays in one line`() {
    let style = MutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    var attributes = attributes
    attributes[.paragraphStyle] = style
    let rect = "one two three".boundingRect(
      with: CGSize(width: 50, height: unlimited), options: .usesLineFragmentOrigin, attributes: attributes, context: nil
    )
    expectEqual(rect.size, CGSize(width: 50, height: 10))
  }

  @Test func `a height leaves out lines, and the last one may be truncated`() {
    let (room, context) = (CGSize(width: 50, height: 25), StringDrawingContext())
    let options: StringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let rect = "one three two".boundingRect(with: room, options: options, attributes: attributes, context: context)
    expectEqual(rect.size, CGSize(width: 50, height: 2 * 10))
    #expect(context.totalBounds == rect && context.actualScaleFactor == 1)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e300] as [CGFloat])
  func `no room is too odd`(number: CGFloat) {
    for options in [[], .usesLineFragmentOrigin, [.usesLineFragmentOrigin, .truncatesLastVisibleLine]]
      as [StringDrawingOptions]
    {
      let rect = "one two".boundingRect(
        with: CGSize(width: number, height: number), options: options, attributes: attributes, context: nil)
      expectEqual(rect.size, CGSize(width: 7 * 10, height: 10))
    }
  }

  final class Broken: TextMeasurer {
    let size: CGSize
    init(_ size: CGSize) { self.size = size }
    func size(of line: String, in font: Font) -> CGSize { size }
  }

  @Test(arguments: [
    CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1, height: CGFloat.infinity), CGSize(width: -1, height: 1),
  ])
  func `a measured size that is negative or not finite is reported and treated as zero`(size: CGSize) throws {
    var measured = CGSize(width: 7, height: 7)
    let reports = IssueReporting.collect {
      TextMeasuring.withCurrent(Broken(size)) { measured = "one".size(withAttributes: attributes) }
    }
    expectEqual(measured, .zero)
    let report = try #require(reports.first)
    #expect(report.place == "Broken.size(of:in:)" && report.cure == "Return numbers of points from 0 on.")
    expectEqual(report.problem, "Expected a size from 0×0 up; got \(size.shortDescription); using 0×0.")
  }

  @Test func `the last line that fits ends in an ellipsis where the options want one`() {
    let room = CGRect(x: 0, y: 0, width: 50, height: 20)
    func pixels(_ text: String, _ options: StringDrawingOptions) -> Data? {
      ImageRenderer(size: room.size).image { _ in
        text.draw(with: room, options: options, attributes: attributes, context: nil)
      }.pngData()
    }
    let wrapped = pixels("one two three", .usesLineFragmentOrigin)
    #expect(wrapped != nil && wrapped == pixels("one two", .usesLineFragmentOrigin))
    let shortened = pixels("one two three", [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    #expect(shortened != wrapped && shortened == pixels("one two …", .usesLineFragmentOrigin))
  }
}
