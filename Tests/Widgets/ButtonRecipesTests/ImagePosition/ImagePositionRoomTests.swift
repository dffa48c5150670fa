import ButtonRecipes
import HeadlessKit
import HeadlessTesting

/// The order in which items shrink where there is too little space, and pixel rounding.
@MainActor @Suite("Image and title with little room", .reportsIssuesAsFailures, .sampleTexts)
struct ImagePositionRoomTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let position: ImagePosition
    let size: CGSize
    let image, title: CGRect
    var testDescription: String { name }
  }

  /// Image 30×20, title "wide" 300×10, spacing 4.
  nonisolated static let rows = [
    Row(
      name: "left: the title gets what the image and the gap leave", position: .left,
      size: CGSize(width: 100, height: 40),
      image: CGRect(x: 0, y: 10, width: 30, height: 20),
      title: CGRect(x: 30 + 4, y: 15, width: 100 - 30 - 4, height: 10)),
    Row(
      name: "right: the same from the left edge", position: .right, size: CGSize(width: 100, height: 40),
      image: CGRect(x: 100 - 30, y: 10, width: 30, height: 20),
      title: CGRect(x: 0, y: 15, width: 100 - 30 - 4, height: 10)),
    Row(
      name: "top: the title gets the whole width", position: .top, size: CGSize(width: 100, height: 40),
      image: CGRect(x: 35, y: 3, width: 30, height: 20),
      title: CGRect(x: 0, y: 3 + 20 + 4, width: 100, height: 10)),
    Row(
      name: "left: the gap shrinks before the image", position: .left, size: CGSize(width: 32, height: 40),
      image: CGRect(x: 0, y: 10, width: 30, height: 20), title: CGRect(x: 32, y: 15, width: 0, height: 10)),
    Row(
      name: "right: the gap shrinks before the image", position: .right, size: CGSize(width: 32, height: 40),
      image: CGRect(x: 32 - 30, y: 10, width: 30, height: 20), title: CGRect(x: 0, y: 15, width: 0, height: 10)),
    Row(
      name: "left: the image is cut to the button", position: .left, size: CGSize(width: 20, height: 16),
      image: CGRect(x: 0, y: 0, width: 20, height: 16), title: CGRect(x: 20, y: 3, width: 0, height: 10)),
    Row(
      name: "top: a stack too high sticks out evenly", position: .top, size: CGSize(width: 400, height: 24),
      image: CGRect(x: 185, y: -5, width: 30, height: 20),
      title: CGRect(x: 50, y: -5 + 20 + 4, width: 300, height: 10)),
    Row(
      name: "bottom: nothing fits: the image is cut, the title is not", position: .bottom,
      size: CGSize(width: 20, height: 16), image: CGRect(x: 0, y: -5 + 10, width: 20, height: 16),
      title: CGRect(x: 0, y: -5, width: 20, height: 10)),
    Row(
      name: "an empty button", position: .left, size: .zero, image: CGRect(x: 0, y: 0, width: 0, height: 0),
      title: CGRect(x: 0, y: -5, width: 0, height: 10)),
  ]

  @Test(arguments: rows) func `the title shrinks first, then the gap, then the image`(row: Row) {
    let button = ImagePositionButton(sample: row.size.width, row.size.height, title: "wide")
    button.imagePosition = row.position
    #expect(button.imageFrame == row.image && button.titleFrame == row.title)
  }

  @Test(arguments: ImagePosition.allCases)
  func `under fill the title never has a negative length`(position: ImagePosition) {
    let button = ImagePositionButton(sample: 25, 15)
    button.imagePosition = position
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    expectEqual(button.imageFrame, CGRect(x: 0, y: 0, width: 25, height: 15))
    expectEqual(button.titleFrame.size, position.isBeside ? CGSize(width: 0, height: 15) : CGSize(width: 25, height: 0))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a title too long is truncated inside the content rectangle`(scale: CGFloat) {
    Screen.withMain(Screen(scale: scale)) {
      for position in ImagePosition.allCases {
        for alignment in [Control.ContentHorizontalAlignment.left, .center, .right, .fill] {
          for tenths in 0..<60 {
            let image = Image(size: CGSize(width: 10 + CGFloat(tenths) / 10, height: 10))
            let button = ImagePositionButton(sample: 100, 60, title: "wide", image: image)
            button.imagePosition = position
            button.contentHorizontalAlignment = alignment
            let title = button.titleFrame
            #expect(title.minX >= 0 && title.maxX <= 100, "\(position) \(alignment) \(image.size) \(title)")
            #expect(title.width > 60)
            #expect(button.imageFrame.size == image.size || alignment == .fill)
          }
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func `origins are on the pixel grid, a half rounds up`(scale: CGFloat) {
    let pixel = 1 / scale
    Screen.withMain(Screen(scale: scale)) {
      let button = ImagePositionButton(sample: 100 + pixel, 40, title: nil)
      expectEqual(button.imageFrame.minX, 35 + pixel, "35 and half a pixel")
      let both = ImagePositionButton(sample: 200, 100)
      both.interTitleImageSpacing = 4.3
      for position in ImagePosition.allCases {
        both.imagePosition = position
        for value in [both.imageFrame.minX, both.imageFrame.minY, both.titleFrame.minX, both.titleFrame.minY] {
          #expect(abs((value * scale).rounded() - value * scale) < 1e-9)
        }
      }
    }
  }

  @Test func `half a pixel above the button rounds up, as in a plain button`() {
    // A title 10 high in 9.5: -0.25 is half a pixel at scale 2.
    expectEqual(ImagePositionButton(sample: 200, 9.5).titleFrame.minY, 0)
    expectEqual(Button(sample: 200, 9.5).titleFrame.minY, 0)
  }

  @Test(.screen(scale: 3)) func `title and image insets are rounded to pixels one by one, as in a plain button`() {
    let button = ImagePositionButton(sample: 200, 100)
    button.interTitleImageSpacing = 0
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.imageEdgeInsets = EdgeInsets(top: 1.2, left: 2.2, bottom: 0, right: 0)
    expectEqual(button.imageFrame.origin, CGPoint(x: 7.0 / 3, y: 4.0 / 3))
  }

  @Test func `content insets larger than the button leave no room and nothing negative`() {
    let button = ImagePositionButton(sample: 20, 20)
    button.contentEdgeInsets = EdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    #expect(button.imageFrame.size == .zero && button.titleFrame.width == 0)
  }

  @Test func `a negative content rectangle is treated as empty`() {
    var layout = ImagePositionLayout(
      contentRect: CGRect(x: 5, y: 5, width: -10, height: -10), grid: PixelGrid(scale: 2))
    layout.imageSize = CGSize(width: 10, height: 10)
    layout.horizontalAlignment = .left
    layout.verticalAlignment = .top
    expectEqual(layout.imageRect, CGRect(x: 5, y: 5, width: 0, height: 0))
  }
}
