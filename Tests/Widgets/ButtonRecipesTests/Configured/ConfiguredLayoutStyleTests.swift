import ButtonRecipes
import HeadlessKit
import HeadlessTesting

/// The document's image positions by a configuration, in a button of 200×100: image 30×20, title 50×10.
@MainActor @Suite("setConfiguredLayoutStyle", .reportsIssuesAsFailures, .sampleTexts)
struct ConfiguredLayoutStyleTests {
  let button = Button(sample: 200, 100)

  /// The frames of image and title are on the page: see `BothWaysTests`.
  @Test(
    arguments: [
      (.imageLeft, .leading, CGSize(width: 30 + 5 + 50, height: 20)),
      (.imageRight, .trailing, CGSize(width: 30 + 5 + 50, height: 20)),
      (.imageTop, .top, CGSize(width: 50, height: 20 + 5 + 10)),
      (.imageBottom, .bottom, CGSize(width: 50, height: 20 + 5 + 10)),
    ] as [(ImageLayoutStyle, DirectionalRectEdge, CGSize)])
  func `D0.4 D0.5 D0.6 D0.7 g12 the image is placed, and the spacing is part of the size`(
    style: ImageLayoutStyle, placement: DirectionalRectEdge, size: CGSize
  ) {
    button.setConfiguredLayoutStyle(style, spacing: 5)
    #expect(button.configuration?.imagePlacement == placement && button.configuration?.imagePadding == 5)
    #expect(button.gap(style.side) == 5 && button.intrinsicContentSize == size)
  }

  @Test func `D0.9 aligned to the top, the image is at the top edge and the title below it`() {
    button.contentVerticalAlignment = .top
    button.setConfiguredLayoutStyle(.imageTop, spacing: 20)
    #expect(button.imageFrame.minY == 0 && button.titleFrame.origin == CGPoint(x: 75, y: 20 + 20))
  }

  @Test func `twice is as once, and a style replaces the one before`() {
    for style in ImageLayoutStyle.allCases { button.setConfiguredLayoutStyle(style, spacing: 30) }
    button.setConfiguredLayoutStyle(.imageLeft, spacing: 5)
    let isMarked = button.isMarked { button.setConfiguredLayoutStyle(.imageLeft, spacing: 5) }
    #expect(!isMarked && button.imageFrame == CGRect(x: 57.5, y: 40, width: 30, height: 20))
  }

  @Test func `other members of an existing configuration do not change`() {
    button.configuration = .filled()
    button.setConfiguredLayoutStyle(.imageRight, spacing: 8)
    var expected = Button.Configuration.filled()
    expected.imagePlacement = .trailing
    expected.imagePadding = 8
    expectEqual(button.configuration, expected)
  }

  @Test(arguments: ImagePosition.allCases)
  func `right to left, left and right are the same sides`(position: ImagePosition) {
    var configuration = Button.Configuration.plain()
    configuration.placeImage(position, spacing: 5, in: .rightToLeft)
    expectEqual(configuration.imagePosition(in: .rightToLeft), position)
    button.semanticContentAttribute = .forceRightToLeft
    button.configuration = configuration
    expectEqual(button.gap(position), 5)
  }

  @Test func `a spacing that is not finite is reported and changes nothing`() {
    let reports = IssueReporting.collect { button.setConfiguredLayoutStyle(.imageTop, spacing: .nan) }
    let message =
      "Button.setConfiguredLayoutStyle(_:spacing:): nan is not finite; keeping the old value. "
      + "Pass a finite number of points."
    expectEqual(reports.map(\.description), [message])
    expectNil(button.configuration)
    var configuration = Button.Configuration.plain()
    let others = IssueReporting.collect { configuration.placeImage(.top, spacing: .infinity) }
    expectEqual(others.map(\.place), ["Button.Configuration.imagePadding"])
    expectEqual(configuration, .plain())
  }
}
