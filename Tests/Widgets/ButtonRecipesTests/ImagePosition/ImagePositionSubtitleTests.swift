import ButtonRecipes
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Subtitle", .reportsIssuesAsFailures, .sampleTexts) struct ImagePositionSubtitleTests {
  let button = configured(ImagePositionButton(sample: 200, 100)) { $0.subtitle = "sub" }

  func frame(_ button: ImagePositionButton) -> CGRect {
    button.layoutIfNeeded()
    return button.subtitleLabel?.frame ?? .null
  }

  @Test func `it is right under the title, the block of both beside the image`() {
    // 30 + 4 + 50 wide: (200 - 84) / 2 = 58; the block is 10 + 8 high: (100 - 18) / 2 = 41.
    expectEqual(button.imageFrame, CGRect(x: 58, y: 40, width: 30, height: 20))
    expectEqual(button.titleFrame, CGRect(x: 58 + 30 + 4, y: 41, width: 50, height: 10))
    expectEqual(frame(button), CGRect(x: 92 + (50 - 30) / 2, y: 41 + 10, width: 30, height: 8))
  }

  @Test func `image, title and subtitle are stacked`() {
    button.imagePosition = .top
    // 20 + 4 + 10 + 8 = 42 high: (100 - 42) / 2 = 29.
    expectEqual(button.imageFrame, CGRect(x: 85, y: 29, width: 30, height: 20))
    expectEqual(button.titleFrame, CGRect(x: 75, y: 29 + 20 + 4, width: 50, height: 10))
    expectEqual(frame(button), CGRect(x: 85, y: 53 + 10, width: 30, height: 8))
    button.imagePosition = .bottom
    #expect(button.titleFrame.minY == 29 && frame(button).minY == CGFloat(29 + 10))
    expectEqual(button.imageFrame.minY, CGFloat(29 + 10 + 8 + 4))
  }

  @Test func `it follows the alignment inside the block`() {
    button.contentHorizontalAlignment = .left
    expectEqual(frame(button).minX, button.titleFrame.minX)
    button.contentHorizontalAlignment = .right
    expectEqual(frame(button).maxX, button.titleFrame.maxX)
    button.contentHorizontalAlignment = .fill
    expectEqual(frame(button).width, CGFloat(200 - 30 - 4))
  }

  @Test func `under vertical fill the title fills the rest beside image and subtitle`() {
    button.imagePosition = .top
    button.contentVerticalAlignment = .fill
    expectEqual(button.titleFrame.minY, CGFloat(20 + 4))
    expectEqual(button.titleFrame.height, CGFloat(100 - 20 - 4 - 8))
    expectEqual(frame(button).minY, CGFloat(100 - 8))
  }

  @Test func `under vertical fill with too little room the subtitle is cut after the title`() {
    button.frame.size.height = 20 + 4 + 5
    button.imagePosition = .top
    button.contentVerticalAlignment = .fill
    #expect(button.titleFrame.height == 0 && frame(button).minY == CGFloat(20 + 4))
    expectEqual(frame(button).height, 5)
  }

  @Test func `without a title it is alone beside the image`() {
    button.setTitle(nil, for: .normal)
    expectEqual(frame(button), CGRect(x: 68 + 30 + 4, y: 46, width: 30, height: 8), "(200 - 30 - 4 - 30) / 2 = 68")
  }

  @Test func `too long, it is truncated inside the content rectangle`() {
    button.frame.size = CGSize(width: 100, height: 40)
    button.subtitle = "wide"
    #expect(frame(button).minX == CGFloat(30 + 4) && frame(button).maxX == 100)
    expectEqual(button.titleFrame.width, 50, "the title fits and keeps its width")
  }

  @Test func `its label is made when needed, smaller than the title, and hidden without a text`() {
    let button = ImagePositionButton(sample: 100, 40)
    button.layoutIfNeeded()
    expectEqual(button.subviews.count, 2)
    button.layOut { $0.subtitle = "sub" }
    #expect(button.subviews.last === button.subtitleLabel && button.subtitleLabel?.text == "sub")
    expectEqual(button.subtitleLabel?.font.pointSize, 12)
    button.layOut { $0.subtitle = "" }
    #expect(button.subtitleLabel?.isHidden == true && button.subtitleLabel?.frame.size == .zero)
  }

  @Test(.textMeasurer(.oneEm)) func `its font changes size and layout`() {
    let button = ImagePositionButton(sample: 400, 100, title: nil, image: nil)
    button.subtitle = "four"
    expectEqual(frame(button).size, CGSize(width: 4 * 12, height: 12))
    #expect(button.isMarked { button.subtitleLabel?.font = .systemFont(ofSize: 20) })
    expectEqual(frame(button).size, CGSize(width: 4 * 20, height: 20))
    expectEqual(button.intrinsicContentSize, CGSize(width: 4 * 20, height: 20 + 12))
  }

  @Test func `it has the title's color unless it has one of its own`() {
    button.setTitleColor(.red, for: .normal)
    button.layOut { $0.setTitleColor(.blue, for: .highlighted) }
    expectEqual(button.subtitleLabel?.textColor, .red)
    button.layOut { $0.isHighlighted = true }
    expectEqual(button.subtitleLabel?.textColor, .blue)
    button.layOut { $0.subtitleColor = .green }
    expectEqual(button.subtitleLabel?.textColor, .green)
  }

  @Test func `one layout pass is enough, and a second one finds nothing to do`() {
    let first = LayoutTrace.recording(of: button) { button.layoutIfNeeded() }
    expectEqual(first.calls.filter { $0.method == "layoutSubviews" }.count, 1)
    _ = button.subtitleLabel
    #expect(LayoutTrace.recording { button.layoutIfNeeded() }.calls.isEmpty)
  }
}
