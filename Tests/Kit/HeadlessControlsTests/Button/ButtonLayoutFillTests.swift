import HeadlessKit
import HeadlessTesting

/// `fill`, and what does not fit, as a value without any view.
@MainActor @Suite("ButtonLayout: fill, squeeze", .reportsIssuesAsFailures) struct ButtonLayoutFillTests {
  typealias Horizontal = Control.ContentHorizontalAlignment

  @Test(arguments: [(.center, 10 + 4 / 2), (.left, 10), (.right, 10 + 4)] as [(Horizontal, CGFloat)])
  func `a7 a truncated title hugs its text, in the alignment of the pair`(alignment: Horizontal, minX: CGFloat) {
    var layout = ButtonLayout(contentRect: CGRect(0, 0, 50, 20), grid: PixelGrid(scale: 2))
    layout.imageSize = CGSize(10, 10)
    layout.titleSize = CGSize(100, 18)
    layout.horizontalAlignment = alignment
    expectEqual(layout.titleRoom, CGFloat(50 - 10))
    layout.truncatedTitleWidth = 36
    expectEqual(layout.titleRect, CGRect(minX, 1, 36, 18))
  }

  @Test func `a8 without any content every rectangle has no width`() {
    let layout = ButtonLayout(contentRect: CGRect(0, 0, 50, 20), grid: PixelGrid(scale: 2))
    for alignment in ButtonLayoutTests.horizontal {
      var layout = layout
      layout.horizontalAlignment = alignment
      #expect(layout.imageRect.width == 0 && layout.titleRect.width == 0)
    }
  }

  /// An image of 10×6 and a title of 20×18 in 200×80 at scale 3, everything filled.
  nonisolated static var filled: ButtonLayout {
    var layout = ButtonLayout(contentRect: CGRect(0, 0, 200, 80), grid: PixelGrid(scale: 3))
    layout.imageSize = CGSize(10, 6)
    layout.titleSize = CGSize(20, 18)
    layout.horizontalAlignment = .fill
    layout.verticalAlignment = .fill
    return layout
  }

  struct Crossed {
    let name: String
    var image = EdgeInsets.zero
    var title = EdgeInsets.zero
    let imageRect, titleRect: CGRect
  }

  /// > Seen: fact s4, four measurements on iOS 26.1 at scale 3.
  nonisolated static let crossed = [
    Crossed(
      name: "insets off the grid are rounded one by one", image: EdgeInsets(1.2, 2.1, 2.4, 3.2),
      title: EdgeInsets(2.2, 3.1, 3.4, 4.2),
      // Areas of 200 - 2 - 10/3 and 200 - 3 - 13/3, shared 10 to 20.
      imageRect: CGRect(2, 4.0 / 3, 584.0 / 9, 229.0 / 3),
      titleRect: CGRect(202.0 / 3, 7.0 / 3, 1156.0 / 9, 223.0 / 3)),
    Crossed(
      name: "the image's insets cross: its width is its area's -110", image: EdgeInsets(40, 150, 50, 160),
      // -110 to 20 in -90.
      imageRect: CGRect(150, 40, -110 * -110 / -90, -10), titleRect: CGRect(733.0 / 3, 0, 200 * 20 / -90.0, 80)),
    Crossed(
      name: "both cross: the width of the title is 0", image: EdgeInsets(40, 150, 50, 160),
      title: EdgeInsets(45, 150, 55, 160), imageRect: CGRect(150, 40, -110, -10), titleRect: CGRect(40, 45, 0, -20)),
    Crossed(
      name: "-20 and 20 cancel: the divisor is 1", image: EdgeInsets(0, 110, 0, 110),
      imageRect: CGRect(110, 0, -20 * -20, 80), titleRect: CGRect(200 - 4000, 0, 200 * 20, 80)),
  ]

  @Test(arguments: crossed)
  func `a8 a9 under fill with insets that cross the rectangles are the signed ones of iOS 26.1`(row: Crossed) {
    var layout = Self.filled
    layout.imageInsets = row.image
    layout.titleInsets = row.title
    #expect(layout.imageRect.isClose(to: row.imageRect, within: 1e-9), "\(layout.imageRect.shortDescription)")
    #expect(layout.titleRect.isClose(to: row.titleRect, within: 1e-9), "\(layout.titleRect.shortDescription)")
  }

  @Test func `s4 under fill the image of a button has the width that the title's crossed insets leave`() {
    let button = Button.sample(CGSize(200, 80), image: CGSize(20, 20), title: CGSize(20, 18))
    button.contentHorizontalAlignment = .fill
    #expect(button.laidOut.image.width < 200)
    button.titleEdgeInsets = EdgeInsets(0, 150, 0, 150)
    expectEqual(button.laidOut.image.width, 200)
  }

  @Test func `a8 a9 an item alone fills its area under fill, also where insets cross`() {
    var layout = Self.filled
    layout.imageInsets = EdgeInsets(40, 150, 50, 160)
    layout.titleInsets = EdgeInsets(45, 150, 55, 160)
    layout.titleSize = .zero
    expectEqual(layout.imageRect, CGRect(150, 40, -110, -10))
    layout.imageSize = .zero
    layout.titleSize = CGSize(20, 18)
    expectEqual(layout.titleRect, CGRect(150, 45, -110, -20))
  }
}
