import HeadlessKit
import HeadlessTesting

@Suite("Tab stops and documents", .reportsIssuesAsFailures) struct TextTabTests {
  let font = Font.systemFont(ofSize: 10)

  private func width(_ stops: [CGFloat], interval: CGFloat = 0) -> CGFloat {
    let style = MutableParagraphStyle()
    style.tabStops = stops.map { TextTab(textAlignment: .left, location: $0) }
    style.defaultTabInterval = interval
    return "\t".size(withAttributes: [.font: font, .paragraphStyle: style]).width
  }

  @Test func `a tab leads to the nearest stop of its style`() {
    #expect(width([100, 40]) == 40 && width([]) == 28)
    expectEqual(width([], interval: 50), 50)
  }

  @Test func `a style has 12 stops 28 points apart, to which stops are added in order`() {
    let style = MutableParagraphStyle()
    expectEqual(style.tabStops.map(\.location), [CGFloat](stride(from: 28, through: 12 * 28, by: 28)))
    let stop = TextTab(textAlignment: .right, location: 30)
    style.addTabStop(stop)
    expectEqual(style.tabStops[1], stop)
    style.removeTabStop(TextTab(textAlignment: .right, location: 30))
    expectEqual(style.tabStops.count, 12)
    expectEqual(TextTab(textAlignment: .left, location: .nan).location, 0)
  }

  @Test func `plain text is read and written as a document`() throws {
    let text = try NSAttributedString(
      data: Data("aé".utf8), options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: nil)
    expectEqual(text.string, "aé")
    try expectEqual(text.data(from: NSRange(location: 1, length: 9)), Data("é".utf8))
    #expect(throws: CocoaError.self) { try NSAttributedString(data: Data([0xFF]), documentAttributes: nil) }
  }

  @Test func `HTML is refused and reported`() {
    let reports = IssueReporting.collect {
      #expect(throws: CocoaError.self) {
        try NSAttributedString(
          data: Data("<b>a</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
          documentAttributes: nil)
      }
    }
    expectEqual(
      reports.map(\.problem), ["Expected plain text; got NSHTML, which is unavailable here; throwing an error."])
  }

  @Test func `an attachment is found in a part of a text and sizes itself by UIKit's hook`() {
    final class Tall: TextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: TextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: 7, height: lineFrag.height * 2) }
    }
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: Tall(), attributes: [.font: font]))
    #expect(text.containsAttachments(in: NSRange(location: 1, length: 1)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 1)))
    let size = NSAttributedString(attachment: Tall(), attributes: [.font: font]).size()
    #expect(size.width == 7 && abs(size.height - 2 * font.lineHeight) < 1e-9)
  }
}
