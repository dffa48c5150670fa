import HeadlessKit
import HeadlessTesting

/// The worked example of fact a11 in both directions, through a real button.
@MainActor @Suite("Button direction", .reportsIssuesAsFailures, .sizedTitles) struct ButtonDirectionTests {
  typealias Horizontal = Control.ContentHorizontalAlignment
  typealias Vertical = Control.ContentVerticalAlignment

  /// Image and title from left to right: `C` = (5, 3, 184, 70), image 10 wide, title 20 wide.
  struct Across {
    let alignment: Horizontal
    var mirrored = false
    let image, title: CGFloat
    var imageWidth: CGFloat = 10
    var titleWidth: CGFloat = 20
  }

  nonisolated static let across = [
    Across(alignment: .center, image: 24 + (142 - 30) / 2, title: 18 + 10 + (154 - 30) / 2),
    Across(alignment: .left, image: 5 + 19, title: 5 + 10 + 13),
    Across(alignment: .leading, image: 24, title: 28),
    Across(alignment: .right, image: 189 - 20 - 23 - 10, title: 189 - 17 - 20),
    Across(alignment: .trailing, image: 136, title: 152),
    // The title's area ends at 172; 172 - 102 2/3 = 69 1/3 is rounded to the pixel.
    Across(alignment: .fill, image: 24, title: 69.5, imageWidth: 142 * 10 / 30.0, titleWidth: 154 * 20 / 30.0),
    Across(alignment: .center, mirrored: true, image: 24 + 20 + (142 - 30) / 2, title: 18 + (154 - 30) / 2),
    Across(alignment: .left, mirrored: true, image: 24 + 20, title: 18),
    Across(alignment: .trailing, mirrored: true, image: 44, title: 18),
    Across(alignment: .right, mirrored: true, image: 189 - 23 - 10, title: 189 - 17 - 10 - 20),
    Across(alignment: .leading, mirrored: true, image: 156, title: 142),
    Across(
      alignment: .fill, mirrored: true, image: 24, title: 69.5, imageWidth: 142 * 10 / 30.0,
      titleWidth: 154 * 20 / 30.0),
  ]

  /// Image and title from top to bottom: image 6 high, title 18 high.
  struct Down {
    let alignment: Vertical
    let image, title: CGFloat
    var imageHeight: CGFloat = 6
    var titleHeight: CGFloat = 18
  }

  nonisolated static let down = [
    Down(alignment: .center, image: 4 + (64 - 6) / 2, title: 5 + (64 - 18) / 2),
    Down(alignment: .top, image: 3 + 1, title: 3 + 2),
    Down(alignment: .bottom, image: 73 - 5 - 6, title: 69 - 18),
    Down(alignment: .fill, image: 4, title: 5, imageHeight: 64, titleHeight: 64),
  ]

  @Test(arguments: across, down)
  func `a11 D1.2 D1.4 the worked example, every horizontal with every vertical alignment`(across: Across, down: Down) {
    let button = Button.sample(CGSize(200, 80), image: CGSize(10, 6), title: CGSize(20, 18))
    button.contentEdgeInsets = EdgeInsets(3, 5, 7, 11)
    button.titleEdgeInsets = EdgeInsets(2, 13, 4, 17)
    button.imageEdgeInsets = EdgeInsets(1, 19, 5, 23)
    expectEqual(button.contentRect(forBounds: button.bounds), CGRect(5, 3, 184, 70))
    button.contentHorizontalAlignment = across.alignment
    button.contentVerticalAlignment = down.alignment
    button.semanticContentAttribute = across.mirrored ? .forceRightToLeft : .unspecified
    let frames = button.laidOut
    let image = CGRect(across.image, down.image, across.imageWidth, down.imageHeight)
    let title = CGRect(across.title, down.title, across.titleWidth, down.titleHeight)
    #expect(frames.image.isClose(to: image), "\(frames.image.shortDescription)")
    #expect(frames.title.isClose(to: title), "\(frames.title.shortDescription)")
  }

  @Test(arguments: [
    (Horizontal.leading, Horizontal.left, Horizontal.right), (.trailing, .right, .left), (.center, .center, .center),
    (.left, .left, .left), (.right, .right, .right), (.fill, .fill, .fill),
  ])
  func `a10 leading and trailing resolve by the direction, the others stay`(
    alignment: Horizontal, leftToRight: Horizontal, rightToLeft: Horizontal
  ) {
    let button = Button(frame: .zero)
    button.contentHorizontalAlignment = alignment
    expectEqual(button.effectiveContentHorizontalAlignment, leftToRight)
    button.semanticContentAttribute = .forceRightToLeft
    expectEqual(button.effectiveContentHorizontalAlignment, rightToLeft)
    expectEqual(button.contentHorizontalAlignment, alignment)
  }

  @Test func `a10 a superview's forced direction is not inherited`() {
    let parent = View(frame: CGRect(0, 0, 300, 300))
    parent.semanticContentAttribute = .forceRightToLeft
    let button = parent.adding(Button.sample(CGSize(100, 60), image: CGSize(20, 16), title: CGSize(40, 18)))
    expectEqual(button.laidOut.image.maxX, button.laidOut.title.minX)
    button.semanticContentAttribute = .forceRightToLeft
    expectEqual(button.laidOut.title.maxX, button.laidOut.image.minX, "its own direction counts, and marks it")
  }
}
