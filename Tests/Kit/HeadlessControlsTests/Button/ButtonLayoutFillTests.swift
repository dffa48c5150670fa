import HeadlessKit
import HeadlessTesting

/// `fill`, right to left, and what does not fit, as a value without any view.
@MainActor @Suite("ButtonLayout: fill, mirror, squeeze", .reportsIssuesAsFailures) struct ButtonLayoutFillTests {
  /// An image of 10×6 and a title of 20×18 in the worked example's content rectangle, with its insets.
  nonisolated static var worked: ButtonLayout {
    var layout = ButtonLayout(contentRect: CGRect(5, 3, 184, 70), grid: PixelGrid(scale: 2))
    layout.imageSize = CGSize(10, 6)
    layout.titleSize = CGSize(20, 18)
    layout.imageInsets = EdgeInsets(1, 19, 5, 23)
    layout.titleInsets = EdgeInsets(2, 13, 4, 17)
    return layout
  }

  static let imageArea = CGRect(5 + 19, 3 + 1, 184 - 19 - 23, 70 - 1 - 5)
  static let titleArea = CGRect(5 + 13, 3 + 2, 184 - 13 - 17, 70 - 2 - 4)

  @Test func `a8 under fill an image alone has its reduced rectangle`() {
    var layout = Self.worked
    layout.titleSize = .zero
    layout.horizontalAlignment = .fill
    layout.verticalAlignment = .fill
    #expect(layout.imageRect == Self.imageArea)
  }

  @Test func `a8 under fill a title alone has the width, text from the left`() {
    var layout = Self.worked
    layout.imageSize = .zero
    layout.horizontalAlignment = .fill
    #expect(layout.titleRect.minX == Self.titleArea.minX && layout.titleRect.width == Self.titleArea.width)
    #expect(layout.titleRect.height == 18)
  }

  @Test func `a8 fill with both shares each item's own width in proportion to the natural widths`() {
    var layout = Self.worked
    layout.horizontalAlignment = .fill
    layout.verticalAlignment = .fill
    #expect(layout.imageRect.isClose(to: CGRect(24, 4, 142 * 10.0 / 30, 64)))
    #expect(abs(layout.titleRect.width - 154 * 20.0 / 30) < 1e-6)
    #expect(layout.titleRect.height == 64)
    #expect(abs(layout.titleRect.maxX - Self.titleArea.maxX) <= 0.25, "to half a pixel at its area's right end")
  }

  @Test func `a10 right to left the image is right of the title, insets stay physical`() {
    var layout = Self.worked
    layout.isRightToLeft = true
    layout.horizontalAlignment = .right
    #expect(layout.imageRect.maxX == Self.imageArea.maxX && layout.titleRect.maxX == Self.titleArea.maxX - 10)
    layout.horizontalAlignment = .left
    #expect(layout.imageRect.minX == Self.imageArea.minX + 20 && layout.titleRect.minX == Self.titleArea.minX)
    layout.horizontalAlignment = .center
    #expect(layout.imageRect.minX == Self.imageArea.midX - 30.0 / 2 + 20)
    #expect(layout.titleRect.minX == Self.titleArea.midX - 30.0 / 2)
  }

  @Test func `a10 fill does not change right to left`() {
    var layout = Self.worked
    layout.horizontalAlignment = .fill
    var mirrored = layout
    mirrored.isRightToLeft = true
    #expect(mirrored.imageRect == layout.imageRect && mirrored.titleRect == layout.titleRect)
  }

  @Test func `a6 a large image is clamped to its reduced rectangle, a title is not`() {
    var layout = ButtonLayout(contentRect: CGRect(0, 0, 30, 10), grid: PixelGrid(scale: 2))
    layout.imageSize = CGSize(20, 40)
    layout.titleSize = CGSize(50, 18)
    layout.imageInsets = EdgeInsets(1, 0, 2, 0)
    #expect(layout.imageRect == CGRect(0, 1, 20, 10 - 1 - 2))
    #expect(layout.titleRect == CGRect(20, (10 - 18) / 2, 30 - 20, 18))
    #expect(layout.titleRoom == CGFloat(30 - 20))
    layout.imageSize.width = 40
    #expect(layout.imageRect.width == 30 && layout.titleRect.width == 0)
  }

  struct Hug: CustomTestStringConvertible {
    let alignment: Control.ContentHorizontalAlignment
    let minX: CGFloat
    var testDescription: String { "\(alignment)" }
  }

  @Test(arguments: [
    Hug(alignment: .center, minX: 10 + (40 - 36) / 2), Hug(alignment: .left, minX: 10),
    Hug(alignment: .right, minX: 10 + 40 - 36),
  ])
  func `a7 a truncated title hugs its text, in the alignment of the pair`(row: Hug) {
    var layout = ButtonLayout(contentRect: CGRect(0, 0, 50, 20), grid: PixelGrid(scale: 2))
    layout.imageSize = CGSize(10, 10)
    layout.titleSize = CGSize(100, 18)
    layout.horizontalAlignment = row.alignment
    #expect(layout.titleRoom == CGFloat(50 - 10))
    layout.truncatedTitleWidth = 36
    #expect(layout.titleRect == CGRect(row.minX, 1, 36, 18))
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

  struct Crossed: CustomTestStringConvertible {
    let name: String
    var image = EdgeInsets.zero
    var title = EdgeInsets.zero
    let imageRect, titleRect: CGRect
    var testDescription: String { name }
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
    #expect(button.laidOut.image.width == 200)
  }

  @Test func `a8 a9 an item alone fills its area under fill, also where insets cross`() {
    var layout = Self.filled
    layout.imageInsets = EdgeInsets(40, 150, 50, 160)
    layout.titleInsets = EdgeInsets(45, 150, 55, 160)
    layout.titleSize = .zero
    #expect(layout.imageRect == CGRect(150, 40, -110, -10))
    layout.imageSize = .zero
    layout.titleSize = CGSize(20, 18)
    #expect(layout.titleRect == CGRect(150, 45, -110, -20))
  }
}
