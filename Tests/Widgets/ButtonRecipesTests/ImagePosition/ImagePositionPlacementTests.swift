import ButtonRecipes
import HeadlessKit
import HeadlessTesting

/// Every position with every alignment, against sums made by hand.
///
/// Content rectangle (10, 5, 200, 100), image 30×20, title 50×10, spacing 4.
@MainActor @Suite("Placement of image and title", .reportsIssuesAsFailures, .sampleTexts)
struct ImagePositionPlacementTests {
  /// The positions along one axis: start and length of the image, start and length of the title.
  struct Expected: Sendable { let image, title: (start: CGFloat, length: CGFloat) }

  typealias Row = (
    position: ImagePosition, across: Control.ContentHorizontalAlignment, down: Control.ContentVerticalAlignment
  )

  nonisolated static let rows: [Row] = ImagePosition.allCases.flatMap { position in
    [Control.ContentHorizontalAlignment.center, .left, .right, .fill, .leading, .trailing].flatMap { across in
      [Control.ContentVerticalAlignment.center, .top, .bottom, .fill].map { down in
        (position: position, across: across, down: down)
      }
    }
  }

  func button(_ row: Row) -> ImagePositionButton {
    let button = ImagePositionButton(sample: 10 + 200 + 10, 5 + 100 + 5)
    button.contentEdgeInsets = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    button.imagePosition = row.position
    button.contentHorizontalAlignment = row.across
    button.contentVerticalAlignment = row.down
    return button
  }

  /// Returns the horizontal positions; the slack is 200 - (30 + 4 + 50) = 116 beside each other, 170 and 150 for a
  /// single item.
  func expectedAcross(_ position: ImagePosition, _ alignment: Control.ContentHorizontalAlignment) -> Expected {
    switch (position, alignment) {
    case (.left, .left), (.left, .leading): Expected(image: (10, 30), title: (10 + 30 + 4, 50))
    case (.left, .center): Expected(image: (10 + 58, 30), title: (10 + 58 + 30 + 4, 50))
    case (.left, .right), (.left, .trailing): Expected(image: (10 + 116, 30), title: (210 - 50, 50))
    case (.left, .fill): Expected(image: (10, 30), title: (10 + 30 + 4, 200 - 30 - 4))
    case (.right, .left), (.right, .leading): Expected(image: (10 + 50 + 4, 30), title: (10, 50))
    case (.right, .center): Expected(image: (10 + 58 + 50 + 4, 30), title: (10 + 58, 50))
    case (.right, .right), (.right, .trailing): Expected(image: (210 - 30, 30), title: (10 + 116, 50))
    case (.right, .fill): Expected(image: (210 - 30, 30), title: (10, 200 - 30 - 4))
    case (_, .left), (_, .leading): Expected(image: (10, 30), title: (10, 50))
    case (_, .center): Expected(image: (10 + 85, 30), title: (10 + 75, 50))
    case (_, .right), (_, .trailing): Expected(image: (210 - 30, 30), title: (210 - 50, 50))
    case (_, .fill): Expected(image: (10, 200), title: (10, 200))
    }
  }

  /// Returns the vertical positions; the slack is 100 - (20 + 4 + 10) = 66 one above the other, 80 and 90 for a single
  /// item.
  func expectedDown(_ position: ImagePosition, _ alignment: Control.ContentVerticalAlignment) -> Expected {
    switch (position, alignment) {
    case (.top, .top): Expected(image: (5, 20), title: (5 + 20 + 4, 10))
    case (.top, .center): Expected(image: (5 + 33, 20), title: (5 + 33 + 20 + 4, 10))
    case (.top, .bottom): Expected(image: (5 + 66, 20), title: (105 - 10, 10))
    case (.top, .fill): Expected(image: (5, 20), title: (5 + 20 + 4, 100 - 20 - 4))
    case (.bottom, .top): Expected(image: (5 + 10 + 4, 20), title: (5, 10))
    case (.bottom, .center): Expected(image: (5 + 33 + 10 + 4, 20), title: (5 + 33, 10))
    case (.bottom, .bottom): Expected(image: (105 - 20, 20), title: (5 + 66, 10))
    case (.bottom, .fill): Expected(image: (105 - 20, 20), title: (5, 100 - 20 - 4))
    case (_, .top): Expected(image: (5, 20), title: (5, 10))
    case (_, .center): Expected(image: (5 + 40, 20), title: (5 + 45, 10))
    case (_, .bottom): Expected(image: (105 - 20, 20), title: (105 - 10, 10))
    case (_, .fill): Expected(image: (5, 100), title: (5, 100))
    }
  }

  func check(_ button: ImagePositionButton, _ across: Expected, _ down: Expected) {
    expectEqual(
      button.imageFrame,
      CGRect(x: across.image.start, y: down.image.start, width: across.image.length, height: down.image.length))
    expectEqual(
      button.titleFrame,
      CGRect(x: across.title.start, y: down.title.start, width: across.title.length, height: down.title.length))
  }

  @Test(arguments: rows) func `D0.14 each of the four positions obeys every alignment`(row: Row) {
    check(button(row), expectedAcross(row.position, row.across), expectedDown(row.position, row.down))
  }

  @Test(arguments: rows) func `D0.14 right to left swaps leading and trailing and nothing else`(row: Row) {
    let button = button(row)
    button.semanticContentAttribute = .forceRightToLeft
    let resolved: Control.ContentHorizontalAlignment =
      switch row.across {
      case .leading: .right
      case .trailing: .left
      default: row.across
      }
    check(button, expectedAcross(row.position, resolved), expectedDown(row.position, row.down))
  }

  @Test(arguments: rows) func `the arithmetic alone returns the button's frames`(row: Row) {
    let button = button(row)
    var layout = ImagePositionLayout(
      contentRect: CGRect(x: 10, y: 5, width: 200, height: 100), grid: PixelGrid(scale: 2))
    layout.imageSize = Sample.icon.size
    layout.titleSize = CGSize(width: 50, height: 10)
    layout.position = row.position
    layout.spacing = 4
    layout.horizontalAlignment = row.across
    layout.verticalAlignment = row.down
    #expect(layout.imageRect == button.imageFrame && layout.titleRect == button.titleFrame)
    expectEqual(layout.subtitleRect.size, .zero)
  }

  @Test(arguments: rows)
  func `one item alone, or an image left of a title without a gap, has the frame of a plain button`(row: Row) {
    for (title, image) in [("title", nil), (nil, Sample.icon), ("title", Sample.icon)] as [(String?, Image?)] {
      let button = button(row)
      if title != nil, image != nil {
        // Under fill a plain button divides the width in proportion (fact a8); here the image is not resized.
        if row.position != .left || row.across == .fill { continue }
        button.interTitleImageSpacing = 0
      }
      let plain = Button(sample: 220, 110, title: title, image: image)
      button.setTitle(title, for: .normal)
      button.setImage(image, for: .normal)
      plain.contentEdgeInsets = button.contentEdgeInsets
      plain.contentHorizontalAlignment = row.across
      plain.contentVerticalAlignment = row.down
      if image != nil { expectEqual(button.imageFrame, plain.imageFrame) }
      if title != nil { expectEqual(button.titleFrame, plain.titleFrame) }
    }
  }

  @Test func `item insets move their own item only, as in a plain button`() {
    let button = ImagePositionButton(sample: 200, 100)
    button.imagePosition = .top
    let before = (image: button.imageFrame, title: button.titleFrame)
    button.titleEdgeInsets = EdgeInsets(top: 0, left: 6, bottom: 0, right: 0)
    #expect(button.titleFrame == before.title.offsetBy(dx: 6 / 2, dy: 0) && button.imageFrame == before.image)
    button.imageEdgeInsets = EdgeInsets(top: -8, left: 0, bottom: 0, right: 0)
    expectEqual(button.imageFrame, before.image.offsetBy(dx: 0, dy: -8 / 2))
  }

  @Test func `spacing is added only where there are both, and may be negative`() {
    let button = ImagePositionButton(sample: 200, 100)
    button.contentHorizontalAlignment = .left
    button.interTitleImageSpacing = -5
    expectEqual(button.titleFrame.minX, CGFloat(30 - 5))
    button.setImage(nil, for: .normal)
    expectEqual(button.titleFrame.minX, 0)
  }
}
