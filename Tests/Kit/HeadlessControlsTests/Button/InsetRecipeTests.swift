import HeadlessKit
import HeadlessTesting

/// The recipes of documents 000 and 001, written as the documents write them.
@MainActor @Suite("Inset recipes", .reportsIssuesAsFailures, .sizedTitles) struct InsetRecipeTests {
  let imageSize = CGSize(24, 20)
  let titleSize = CGSize(60, 18)
  let bounds = CGSize(120, 90)

  func makeButton() -> Button { .sample(bounds, image: imageSize, title: titleSize) }

  func laidOutButton() -> Button { configured(makeButton()) { $0.layoutIfNeeded() } }

  func frames(of button: Button) -> (image: CGRect, title: CGRect) {
    (button.imageView?.frame ?? .null, button.titleLabel?.frame ?? .null)
  }

  func imageLeft(_ button: Button, spacing: CGFloat) {
    let (image, title) = frames(of: button)
    let originalSpacing = title.origin.x - (image.origin.x + image.size.width)
    button.titleEdgeInsets = EdgeInsets(
      top: 0, left: -(originalSpacing - spacing), bottom: 0, right: originalSpacing - spacing)
  }

  func imageRight(_ button: Button, spacing: CGFloat) {
    let (image, title) = frames(of: button)
    button.imageEdgeInsets = EdgeInsets(
      top: 0, left: title.size.width + spacing, bottom: 0, right: -(title.size.width + spacing))
    button.titleEdgeInsets = EdgeInsets(
      top: 0, left: -(title.origin.x - image.origin.x), bottom: 0, right: title.origin.x - image.origin.x)
  }

  func imageTop(_ button: Button, spacing: CGFloat) {
    let (image, title) = frames(of: button)
    button.imageEdgeInsets = EdgeInsets(top: 0, left: 0, bottom: title.size.height + spacing, right: -title.size.width)
    button.titleEdgeInsets = EdgeInsets(top: image.size.height + spacing, left: -image.size.width, bottom: 0, right: 0)
  }

  func imageBottom(_ button: Button, spacing: CGFloat) {
    let (image, title) = frames(of: button)
    button.imageEdgeInsets = EdgeInsets(top: title.size.height + spacing, left: 0, bottom: 0, right: -title.size.width)
    button.titleEdgeInsets = EdgeInsets(top: 0, left: -image.size.width, bottom: image.size.height + spacing, right: 0)
  }

  nonisolated static let spacings: [CGFloat] = [0, 5, 20, -4]

  @Test(arguments: spacings) func `D0.4 image left: the gap is the spacing`(spacing: CGFloat) {
    let button = laidOutButton()
    let imageBefore = frames(of: button).image
    imageLeft(button, spacing: spacing)
    let (image, title) = button.laidOut
    expectEqual(button.titleEdgeInsets, EdgeInsets(0, spacing, 0, -spacing))
    expectEqual(title.minX - image.maxX, spacing)
    #expect(image == imageBefore && title.size == titleSize)
  }

  @Test(arguments: spacings)
  func `D0.5 image right: the title is at the image's position, the gap is the spacing`(spacing: CGFloat) {
    let button = laidOutButton()
    let imageBefore = frames(of: button).image
    imageRight(button, spacing: spacing)
    let (image, title) = button.laidOut
    expectEqual(button.imageEdgeInsets, EdgeInsets(0, titleSize.width + spacing, 0, -(titleSize.width + spacing)))
    expectEqual(button.titleEdgeInsets, EdgeInsets(0, -imageSize.width, 0, imageSize.width))
    #expect(title.minX == imageBefore.minX && image.minX - title.maxX == spacing)
    #expect(image.size == imageSize && title.size == titleSize)
  }

  @Test(arguments: spacings) func `D0.6 image top: one vertical line, the gap is the spacing`(spacing: CGFloat) {
    let button = laidOutButton()
    imageTop(button, spacing: spacing)
    let (image, title) = button.laidOut
    #expect(image.midX == bounds.width / 2 && title.midX == bounds.width / 2)
    expectEqual(title.minY - image.maxY, spacing)
    expectEqual((image.minY + title.maxY) / 2, bounds.height / 2, "the stack is in the middle")
    #expect(image.size == imageSize && title.size == titleSize)
  }

  @Test(arguments: spacings) func `D0.7 image bottom: the same with the title above`(spacing: CGFloat) {
    let button = laidOutButton()
    imageBottom(button, spacing: spacing)
    let (image, title) = button.laidOut
    #expect(image.midX == bounds.width / 2 && title.midX == bounds.width / 2)
    expectEqual(image.minY - title.maxY, spacing)
    expectEqual((title.minY + image.maxY) / 2, bounds.height / 2)
    #expect(image.size == imageSize && title.size == titleSize)
  }

  @Test func `D0.8 before the first layout the frames are empty, so the recipe is wrong without it`() {
    let button = makeButton()
    #expect(frames(of: button).image.size == .zero && frames(of: button).title.size == .zero)
    imageRight(button, spacing: 5)
    let wrong = button.laidOut
    #expect(wrong.image.minX - wrong.title.maxX != 5)
    expectEqual(button.imageEdgeInsets, EdgeInsets(0, 0 + 5, 0, -(0 + 5)), "it used a title without a width")
  }

  /// Returns the frames by a recipe with a spacing of 20 in a button of a vertical alignment.
  func stack(
    _ recipe: @MainActor (Button, CGFloat) -> Void, at alignment: Control.ContentVerticalAlignment
  ) -> (image: CGRect, title: CGRect) {
    let button = makeButton()
    button.layOut { $0.contentVerticalAlignment = alignment }
    recipe(button, 20)
    return button.laidOut
  }

  @Test func `D0.9 aligned to the top or the bottom, the recipes stack from that edge`() {
    let imageAbove = stack(imageTop, at: .top)
    #expect(imageAbove.image.minY == 0 && imageAbove.title.minY == imageSize.height + 20)
    expectEqual(imageAbove.image.midX, imageAbove.title.midX)
    let imageBelow = stack(imageBottom, at: .top)
    #expect(imageBelow.title.minY == 0 && imageBelow.image.minY == titleSize.height + 20)
    let last = stack(imageTop, at: .bottom)
    #expect(last.title.maxY == bounds.height && last.image.maxY == bounds.height - titleSize.height - 20)
  }

  @Test func `D1.5 from left and top, the image is above the title`() {
    let button = makeButton()
    button.contentVerticalAlignment = .top
    button.layOut { $0.contentHorizontalAlignment = .left }
    let (image, title) = frames(of: button)
    let imageTop = (button.bounds.height - image.height - title.height) / 2
    let titleTop = imageTop + image.height
    let imageLeft = (button.bounds.width - image.width) / 2
    let titleLeft = (button.bounds.width - title.width) / 2 - image.width
    button.imageEdgeInsets = EdgeInsets(top: imageTop, left: imageLeft, bottom: 0, right: 0)
    button.titleEdgeInsets = EdgeInsets(top: titleTop, left: titleLeft, bottom: 0, right: 0)

    let after = button.laidOut
    #expect(after.image.midX == bounds.width / 2 && after.title.midX == bounds.width / 2)
    expectEqual(after.title.minY, after.image.maxY)
    expectEqual((after.image.minY + after.title.maxY) / 2, bounds.height / 2)
    #expect(after.image.size == imageSize && after.title.size == titleSize)
  }
}
