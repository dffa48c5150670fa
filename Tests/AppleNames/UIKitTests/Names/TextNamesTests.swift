import Testing
import UIKit

@MainActor @Suite("Apple's names for text") struct TextNamesTests {
  @Test func `a paragraph style is copied, changed and measured`() throws {
    let style = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    style.lineSpacing = 4
    style.alignment = NSTextAlignment.center
    style.lineBreakMode = .byWordWrapping
    style.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.hangulWordPriority
    let font = UIFont.systemFont(ofSize: 17)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .paragraphStyle: style, .kern: 1, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    let rect = NSString(string: "one\ntwo").boundingRect(
      with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
    // The spacing is below every line but the last, also where a paragraph ends.
    #expect(abs(rect.height - (2 * font.lineHeight + 4)) < 1e-9)
    expectEqual("one two".size(withAttributes: [.font: font]).height, font.lineHeight)
  }

  @Test func `a text contains an icon`() {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(size: CGSize(width: 24, height: 24))
    attachment.bounds = CGRect(x: 0, y: -4, width: 16, height: 16)
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: attachment)
    expectEqual(label.intrinsicContentSize, CGSize(width: 16, height: 16))
  }

  @Test func `a label with insets, as in many apps`() {
    final class InsetLabel: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)))
      }
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 16, height: size.height + 8)
      }
    }
    let label = InsetLabel()
    label.text = "New"
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = UIBaselineAdjustment.alignCenters
    label.frame.size = label.intrinsicContentSize
    #expect(label.shownLines.map(\.string) == ["New"] && label.shownLines.map(\.scale) == [1])
    expectEqual(label.shownLines.first?.rect.minX, 8)
  }
}
