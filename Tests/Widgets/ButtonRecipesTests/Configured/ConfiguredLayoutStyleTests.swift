import ButtonRecipes
import HeadlessKit
import HeadlessTesting

/// The document's image positions by a configuration, in a button of 200×100: image 30×20, title 50×10.
@MainActor @Suite("setConfiguredLayoutStyle", .reportsIssuesAsFailures, .sampleTexts)
struct ConfiguredLayoutStyleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let style: ImageLayoutStyle
    let placement: DirectionalRectEdge
    let image, title: CGRect
    let size: CGSize
    var testDescription: String { "\(style)" }
  }

  /// Beside each other 30 + 5 + 50 = 85 wide, above each other 20 + 5 + 10 = 35 high, in the middle of 200×100.
  nonisolated static let rows = [
    Row(
      style: .imageLeft, placement: .leading, image: CGRect(x: 57.5, y: 40, width: 30, height: 20),
      title: CGRect(x: 57.5 + 30 + 5, y: 45, width: 50, height: 10), size: CGSize(width: 85, height: 20)),
    Row(
      style: .imageRight, placement: .trailing, image: CGRect(x: 57.5 + 50 + 5, y: 40, width: 30, height: 20),
      title: CGRect(x: 57.5, y: 45, width: 50, height: 10), size: CGSize(width: 85, height: 20)),
    Row(
      style: .imageTop, placement: .top, image: CGRect(x: 85, y: 32.5, width: 30, height: 20),
      title: CGRect(x: 75, y: 32.5 + 20 + 5, width: 50, height: 10), size: CGSize(width: 50, height: 35)),
    Row(
      style: .imageBottom, placement: .bottom, image: CGRect(x: 85, y: 32.5 + 10 + 5, width: 30, height: 20),
      title: CGRect(x: 75, y: 32.5, width: 50, height: 10), size: CGSize(width: 50, height: 35)),
  ]

  @Test(arguments: rows)
  func `D0.4 D0.5 D0.6 D0.7 g12 the pair is centered with its gap, which is part of the size`(row: Row) {
    let button = Button(sample: 200, 100)
    button.setConfiguredLayoutStyle(row.style, spacing: 5)
    #expect(button.configuration?.imagePlacement == row.placement && button.configuration?.imagePadding == 5)
    #expect(button.imageFrame == row.image && button.titleFrame == row.title)
    #expect(button.intrinsicContentSize == row.size)
  }

  @Test func `D0.9 aligned to the top, the image is at the top edge and the title below it`() {
    let button = Button(sample: 200, 100)
    button.contentVerticalAlignment = .top
    button.setConfiguredLayoutStyle(.imageTop, spacing: 20)
    #expect(button.imageFrame.minY == 0 && button.titleFrame.origin == CGPoint(x: 75, y: 20 + 20))
  }

  @Test func `twice is as once, and a style replaces the one before`() {
    let button = Button(sample: 200, 100)
    for style in ImageLayoutStyle.allCases { button.setConfiguredLayoutStyle(style, spacing: 30) }
    button.setConfiguredLayoutStyle(.imageLeft, spacing: 5)
    let isMarked = button.isMarked { button.setConfiguredLayoutStyle(.imageLeft, spacing: 5) }
    #expect(!isMarked && button.imageFrame == Self.rows[0].image)
  }

  @Test func `other members of an existing configuration do not change`() {
    let button = Button(sample: 200, 100)
    button.configuration = .filled()
    button.setConfiguredLayoutStyle(.imageRight, spacing: 8)
    var expected = Button.Configuration.filled()
    expected.imagePlacement = .trailing
    expected.imagePadding = 8
    #expect(button.configuration == expected)
  }

  @Test(arguments: ImagePosition.allCases)
  func `right to left, left and right are the same sides`(position: ImagePosition) {
    var configuration = Button.Configuration.plain()
    configuration.placeImage(position, spacing: 5, in: .rightToLeft)
    #expect(configuration.imagePosition(in: .rightToLeft) == position)
    let button = Button(sample: 200, 100)
    button.semanticContentAttribute = .forceRightToLeft
    button.configuration = configuration
    let (image, title) = (button.imageFrame, button.titleFrame)
    switch position {
    case .left: #expect(title.minX - image.maxX == 5)
    case .right: #expect(image.minX - title.maxX == 5)
    case .top: #expect(title.minY - image.maxY == 5)
    case .bottom: #expect(image.minY - title.maxY == 5)
    }
  }

  @Test func `a spacing that is not finite is reported and changes nothing`() {
    let button = Button(sample: 200, 100)
    let reports = IssueReporting.collect { button.setConfiguredLayoutStyle(.imageTop, spacing: .nan) }
    let message =
      "Button.setConfiguredLayoutStyle(_:spacing:): nan is not finite; keeping the old value. "
      + "Pass a finite number of points."
    #expect(reports.map(\.description) == [message])
    #expect(button.configuration == nil)
    var configuration = Button.Configuration.plain()
    let others = IssueReporting.collect { configuration.placeImage(.top, spacing: .infinity) }
    #expect(others.map(\.place) == ["Button.Configuration.imagePadding"])
    #expect(configuration == .plain())
  }
}
