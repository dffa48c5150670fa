import HeadlessKit
import HeadlessTesting

/// The code of the page `Docs/Labels.md`.
@MainActor @Suite("Labels.md", .screen(scale: 2), .reportsIssuesAsFailures) struct LabelsGuideTests {
  @Test func `a text in two lines`() {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    label.text = "Delivered on Friday"
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 120, height: 0))  // the widest line, the sum of the heights
    let lines = label.shownLines
    #expect(lines.map(\.string) == ["Delivered on", "Friday"])
    #expect(lines[0].rect.width <= size.width)  // in the label's own coordinates
    #expect(size.height < 60 && lines[0].rect.minX == 0)
  }

  @Test func `an attachment below the baseline`() {
    let image = Image(size: CGSize(width: 16, height: 16))
    let icon = TextAttachment(image: image)
    icon.bounds = CGRect(x: 0, y: -4, width: 16, height: 16)  // 4 below the baseline
    #expect(NSAttributedString(attachment: icon).size().width == 16)
  }

  @Test func `an attributed string of Swift`() {
    let label = Label()
    var title = AttributedString("Buy now")
    title.font = .boldSystemFont(ofSize: 17)
    if let range = title.range(of: "now") { title[range].foregroundColor = .red }
    label.attributedText = NSAttributedString(title)
    #expect(label.font == .boldSystemFont(ofSize: 17))
    let color = label.attributedText?.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? Color
    #expect(color == .red)
  }

  final class PaddedLabel: Label {
    var insets = EdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
        .inset(by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  @Test func `a label with padding`() {
    let (padded, plain) = (PaddedLabel(), Label())
    (padded.text, plain.text) = ("Friday", "Friday")
    let (size, plainSize) = (padded.intrinsicContentSize, plain.intrinsicContentSize)
    #expect(size.width == plainSize.width + 8 + 8 && size.height == plainSize.height + 4 + 4)
    padded.sizeToFit()
    #expect(padded.shownLines.first?.rect.minX == 8)
  }
}
