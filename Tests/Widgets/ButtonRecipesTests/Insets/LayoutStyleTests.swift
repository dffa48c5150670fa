import ButtonRecipes
import HeadlessKit
import HeadlessTesting

/// The inset recipes of document 000 on a plain button of 200×100: image 30×20, title 50×10.
@MainActor @Suite("setLayoutStyle", .reportsIssuesAsFailures, .sampleTexts) struct LayoutStyleTests {
  let button = Button(sample: 200, 100)

  @Test(arguments: [0, 2.5, 5, -4] as [CGFloat])
  func `D0.4 image left: the title moves away by exactly the spacing`(spacing: CGFloat) {
    button.setLayoutStyle(.imageLeft, spacing: spacing)
    expectEqual(button.titleEdgeInsets, EdgeInsets(top: 0, left: spacing, bottom: 0, right: -spacing))
    #expect(button.imageEdgeInsets == .zero && button.gap(.left) == spacing)
  }

  /// The frames that these insets make are on the page: see `BothWaysTests`.
  @Test(
    arguments: [
      (
        .imageRight, EdgeInsets(top: 0, left: 50 + 5, bottom: 0, right: -(50 + 5)),
        EdgeInsets(top: 0, left: -30, bottom: 0, right: 30)
      ),
      (
        .imageTop, EdgeInsets(top: 0, left: 0, bottom: 10 + 5, right: -50),
        EdgeInsets(top: 20 + 5, left: -30, bottom: 0, right: 0)
      ),
      (
        .imageBottom, EdgeInsets(top: 10 + 5, left: 0, bottom: 0, right: -50),
        EdgeInsets(top: 0, left: -30, bottom: 20 + 5, right: 0)
      ),
    ] as [(ImageLayoutStyle, EdgeInsets, EdgeInsets)])
  func `D0.5 D0.6 D0.7 the insets of each style`(style: ImageLayoutStyle, image: EdgeInsets, title: EdgeInsets) {
    button.setLayoutStyle(style, spacing: 5)
    #expect(button.imageEdgeInsets == image && button.titleEdgeInsets == title)
  }

  @Test func `D0.8 the frames are empty before the first layout; the recipe lays out first`() {
    expectEqual(button.titleLabel?.frame.size, .zero)
    button.setLayoutStyle(.imageRight, spacing: 0)
    expectEqual(button.imageEdgeInsets.left, 50)
  }

  @Test(
    arguments: [
      (.imageTop, .top, 0, 20 + 20), (.imageBottom, .top, 10 + 20, 0),
      (.imageTop, .bottom, 100 - 10 - 20 - 20, 100 - 10), (.imageBottom, .bottom, 100 - 20, 100 - 20 - 20 - 10),
    ] as [(ImageLayoutStyle, Control.ContentVerticalAlignment, CGFloat, CGFloat)])
  func `D0.9 aligned to an edge, the recipes stack from that edge`(
    style: ImageLayoutStyle, alignment: Control.ContentVerticalAlignment, imageY: CGFloat, titleY: CGFloat
  ) {
    button.contentVerticalAlignment = alignment
    button.setLayoutStyle(style, spacing: 20)
    #expect(button.imageFrame.minY == imageY && button.titleFrame.minY == titleY)
  }

  @Test(arguments: ImageLayoutStyle.allCases)
  func `a style forgets the one before, twice is as once, and after a title change it is as if new`(
    style: ImageLayoutStyle
  ) {
    for other in ImageLayoutStyle.allCases { button.setLayoutStyle(other, spacing: 30) }
    for title in ["title", "title", "longer"] {
      button.setTitle(title, for: .normal)
      button.setLayoutStyle(style, spacing: 7)
      let fresh = Button(sample: 200, 100, title: title)
      fresh.setLayoutStyle(style, spacing: 7)
      #expect((button.imageFrame, button.titleFrame) == (fresh.imageFrame, fresh.titleFrame), "\(title)")
    }
    expectEqual(button.titleFrame.width, 70)
  }

  @Test(arguments: ImageLayoutStyle.allCases)
  func `right to left, left and right are the same sides`(style: ImageLayoutStyle) {
    button.semanticContentAttribute = .forceRightToLeft
    button.setLayoutStyle(style, spacing: 7)
    expectEqual(button.gap(style.side), 7)
    #expect(style.side.isBeside || button.imageFrame.midX == 100 && button.titleFrame.midX == 100)
  }

  @Test func `stacked, a title that had no room beside the image gets the whole width`() {
    let button = Button(sample: 60, 100)
    button.setLayoutStyle(.imageTop, spacing: 5)
    #expect(button.titleFrame == CGRect(x: 5, y: 57.5, width: 50, height: 10) && button.imageFrame.midX == 30)
  }

  @Test(arguments: [ImageLayoutStyle.imageLeft, .imageRight])
  func `with a truncated title the gap is still exact`(style: ImageLayoutStyle) {
    let button = Button(sample: 60, 100, title: "wide")
    button.setLayoutStyle(style, spacing: 5)
    expectEqual(button.gap(style.side), 5)
  }

  @Test func `D0.8 it may be called in layoutSubviews: the second layout changes nothing`() {
    final class Arranged: Button {
      var turns = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        turns += 1
        setLayoutStyle(.imageTop, spacing: 5)
      }
    }
    let button = Arranged(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    button.setImage(Image(size: CGSize(width: 24, height: 24)), for: .normal)
    button.layOut { $0.setTitle("title", for: .normal) }
    expectEqual(button.turns, 2)
    expectEqual(button.titleLabel?.frame.minY, (button.imageView?.frame.maxY).map { $0 + 5 })
  }

  @Test func `without both there is nothing to arrange: the insets become zero`() {
    for (title, image) in [("title", nil), (nil, Sample.icon), (nil, nil)] as [(String?, Image?)] {
      let button = Button(sample: 200, 100, title: title, image: image)
      button.titleEdgeInsets.left = 3
      button.imageEdgeInsets.left = 3
      button.setLayoutStyle(.imageTop, spacing: 5)
      #expect(button.titleEdgeInsets == .zero && button.imageEdgeInsets == .zero)
      expectEqual(button.subviews.count, [title as Any?, image].compactMap(\.self).count, "no subview is made for it")
    }
  }

  @Test func `a spacing that is not finite is reported and refused`() {
    button.setLayoutStyle(.imageTop, spacing: 5)
    let before = button.titleEdgeInsets
    let reports = IssueReporting.collect { button.setLayoutStyle(.imageLeft, spacing: .nan) }
    let message =
      "Button.setLayoutStyle(_:spacing:): nan is not finite; keeping the old value. Pass a finite number of points."
    expectEqual(reports.map(\.description), [message])
    expectEqual(button.titleEdgeInsets, before)
  }
}
