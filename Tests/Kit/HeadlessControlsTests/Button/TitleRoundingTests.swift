import HeadlessKit
import HeadlessTesting

/// Titles in whole points, as iOS 26 places them in a button without a configuration.
@MainActor @Suite("Titles in whole points", .sizedTitles, .reportsIssuesAsFailures) struct TitleRoundingTests {
  typealias Row = (text: String, natural: CGSize, frame: CGRect)

  /// Buttons of 335×44 with a title of 17 points, as they were printed on iOS 26.1 at scale 2.
  nonisolated static let rows: [Row] = [
    ("Sheet Medium", CGSize(110, 20.5), CGRect(112.5, 11.5, 110, 21)),
    ("Sheet Large", CGSize(92, 20.5), CGRect(121.5, 11.5, 92, 21)),
    ("Alert", CGSize(36.5, 20.5), CGRect(149, 11.5, 37, 21)),
    ("Action Sheet", CGSize(97.5, 20.5), CGRect(118.5, 11.5, 98, 21)),
    ("Popover", CGSize(63, 20.5), CGRect(136, 11.5, 63, 21)),
  ]

  @Test(.system(.iOS26), arguments: rows)
  func `s8 iOS 26 rounds a title's size up to whole points and centers that`(row: Row) throws {
    let button = Button.sample(CGSize(335, 44), title: row.natural)
    expectEqual(button.laidOut.title, row.frame)
    try expectEqual(#require(button.titleLabel).intrinsicContentSize, row.natural)
    expectEqual(button.intrinsicContentSize, CGSize(row.frame.width, 33), "20.5 + 12, rounded up")
  }

  @Test(arguments: [SystemEra.standard, .iOS15], rows)
  func `s8 other eras round a title's size up to pixels`(era: SystemEra, row: Row) {
    Screen.withMain(era: era) {
      let button = Button.sample(CGSize(335, 44), title: row.natural)
      expectEqual(button.laidOut.title.size, row.natural)
      expectEqual(button.intrinsicContentSize, CGSize(row.frame.width, 33))
    }
  }

  @Test(arguments: [SystemEra.standard, .iOS15, .iOS26])
  func `s8 the worked example of ButtonLayout.md`(era: SystemEra) {
    Screen.withMain(era: era) {
      let button = Button.sample(CGSize(335, 44), title: CGSize(36.5, 20.5))
      let frame = era == .iOS26 ? CGRect(149, 11.5, 37, 21) : CGRect(149.5, 12, 36.5, 20.5)
      #expect(button.laidOut.title == frame && button.intrinsicContentSize == CGSize(37, 33))
    }
  }

  /// Returns a button with a title of 138.5×20.5.
  private func button(width: CGFloat = 200) -> Button { .sample(CGSize(width, 44), title: CGSize(138.5, 20.5)) }

  @Test func `a new era of the screen places the title again`() {
    let screen = Screen()
    Screen.withMain(screen) {
      let window = Window()
      let button = window.adding(button())
      window.makeKeyAndVisible()
      screen.flush()
      expectEqual(button.titleLabel?.frame.width, 138.5)
      screen.era = .iOS26
      screen.flush()
      expectEqual(button.titleLabel?.frame.width, 139)
    }
  }

  @Test(.system(.iOS26), arguments: [138.5, 138.75])
  func `a title that fits, but not in whole points, is not truncated and fills the width`(width: CGFloat) {
    expectEqual(button(width: width).laidOut.title, CGRect(0, 11.5, width, 21))
  }

  /// A title of 138.5×20.5 in 300×44 at scale 2.
  private var layout: ButtonLayout {
    var layout = ButtonLayout(contentRect: CGRect(0, 0, 300, 44), grid: PixelGrid(scale: 2))
    layout.titleSize = CGSize(138.5, 20.5)
    layout.roundsTitleToPoints = true
    return layout
  }

  @Test func `the image is beside the title's width in points`() {
    var layout = layout
    layout.imageSize = CGSize(10, 6)
    #expect(layout.imageRect == CGRect(75.5, 19, 10, 6) && layout.titleRect == CGRect(85.5, 11.5, 139, 21))
    layout.horizontalAlignment = .right
    #expect(layout.titleRect.maxX == 300 && layout.imageRect.maxX == 161)
    layout.isRightToLeft = true
    #expect(layout.imageRect.maxX == 300 && layout.titleRect.maxX == 290)
  }

  @Test func `fill shares in proportion to the title's width in points, and does not round the share`() {
    var layout = layout
    layout.imageSize = CGSize(10, 6)
    layout.horizontalAlignment = .fill
    #expect(abs(layout.titleRect.width - 300 * 139 / 149) < 1e-9)
    expectEqual(layout.titleRect.minX, 20, "300 less 279.87, half a pixel up")
  }

  @Test func `a truncated title hugs its text in whole points, within its room`() {
    var layout = layout
    layout.contentRect.size.width = 100.5
    layout.truncatedTitleWidth = 90.5
    expectEqual(layout.titleRect, CGRect(5, 11.5, 91, 21))
    layout.truncatedTitleWidth = 100.25
    expectEqual(layout.titleRect, CGRect(0, 11.5, 100.5, 21))
  }

  @Test func `sizes in whole points stay as they are`() {
    var (rounding, plain) = (layout, layout)
    plain.roundsTitleToPoints = false
    for height in [0, 18, 22] as [CGFloat] {
      rounding.titleSize = CGSize(36, height)
      plain.titleSize = rounding.titleSize
      expectEqual(rounding.titleRect, plain.titleRect)
    }
  }
}
