import ButtonRecipes
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("ConfiguredImagePositionButton", .reportsIssuesAsFailures, .sampleTexts)
struct ConfiguredImagePositionButtonTests {
  private func button(_ position: ImagePosition = .left) -> ConfiguredImagePositionButton {
    configured(ConfiguredImagePositionButton(sample: 200, 100)) { $0.imagePosition = position }
  }

  @Test(arguments: ImagePosition.allCases)
  func `D0.14 the image is at the named side, 4 points from the title`(position: ImagePosition) {
    let button = button(position)
    let (image, title) = (button.imageFrame, button.titleFrame)
    expectEqual(button.gap(position), 4)
    #expect(position.isBeside ? image.midY == title.midY : image.midX == title.midX)
    #expect(abs(image.union(title).midX - 100) <= 0.5 && abs(image.union(title).midY - 50) <= 0.5)
  }

  @Test func `the properties are the configuration's`() {
    let button = button()
    expectEqual(button.interTitleImageSpacing, 4)
    button.configuration?.imagePadding = 9
    button.configuration?.subtitle = "sub"
    #expect(button.interTitleImageSpacing == 9 && button.subtitle == "sub")
    button.interTitleImageSpacing = 6
    button.subtitle = nil
    #expect(button.configuration?.imagePadding == 6 && button.configuration?.subtitle == nil)
  }

  @Test func `each setter marks on a change and not on an equal value`() {
    let button = button()
    let isMarked = [
      button.isMarked { button.imagePosition = .top }, button.isMarked { button.imagePosition = .top },
      button.isMarked { button.interTitleImageSpacing = 7 }, button.isMarked { button.interTitleImageSpacing = 7 },
      button.isMarked { button.subtitle = "sub" }, button.isMarked { button.subtitle = "sub" },
    ]
    expectEqual(isMarked, [true, false, true, false, true, false])
  }

  @Test func `an assigned configuration gets the position at the next layout`() {
    let button = button(.top)
    button.layOut { $0.configuration = .filled() }
    expectEqual(button.configuration?.imagePlacement, .top)
    expectSettles(button)
  }

  @Test func `left and right stay in a right-to-left layout`() {
    let button = button(.right)
    button.layoutIfNeeded()
    button.semanticContentAttribute = .forceRightToLeft
    expectEqual(button.gap(.right), 4)
    expectEqual(button.configuration?.imagePlacement, .leading)
  }

  @Test func `the size is right before the first layout`() {
    let button = button(.top)
    expectEqual(button.intrinsicContentSize, CGSize(width: 50, height: 20 + 4 + 10))
    button.subtitle = "sub"
    expectEqual(button.intrinsicContentSize, CGSize(width: 50, height: 20 + 4 + 10 + 1 + 8))
  }

  @Test func `an archive makes the same button`() throws {
    let button = try #require(ConfiguredImagePositionButton(coder: NSCoder()))
    #expect(button.interTitleImageSpacing == 4 && button.configuration?.contentInsets == .zero)
  }
}
