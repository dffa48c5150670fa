import HeadlessKit
import HeadlessTesting

/// Each inset is rounded to pixels on its own, a half up, before anything is added (facts s3 and s4, scale 3).
@MainActor
@Suite("Insets off the pixel grid", .reportsIssuesAsFailures, .screen(scale: 3), .textMeasurer(SizedTextMeasurer()))
struct ButtonInsetRoundingTests {
  typealias Row = (insets: EdgeInsets, size: CGSize)

  /// > Seen: fact s3, measured on iOS 26.1. A system button's line is 18 high.
  nonisolated static let empty: [Row] = [
    // 7/3 + 14/3 and 4/3 + 11/3.
    (EdgeInsets(1.2, 2.2, 3.7, 4.7), CGSize(7, 18 + 5)),
    // Rounded half up below zero too: -7/3 - 14/3 and -4/3 - 11/3.
    (EdgeInsets(-1.2, -2.2, -3.7, -4.7), CGSize(-7, 18 - 5)),
    // -1/3 + 2/3.
    (EdgeInsets(1, -0.5, 0, 0.5), CGSize(1.0 / 3, 18 + 1)),
    (EdgeInsets(3, 0, 7, 0), CGSize(0, 18 + 10)),
    (EdgeInsets(-3, -5, -7, -11), CGSize(-5 - 11, 18 - 10)),
  ]

  @Test(arguments: empty)
  func `b3 b5 an empty system button's size is the pixels of its insets around one line`(row: Row) {
    let button = Button(type: .system)
    button.contentEdgeInsets = row.insets
    let size = button.sizeThatFits(.zero)
    #expect(abs(size.width - row.size.width) < 1e-9 && abs(size.height - row.size.height) < 1e-9, "\(size)")
    let intrinsic = button.intrinsicContentSize
    expectEqual(intrinsic.width, row.size.width == 0 ? View.noIntrinsicMetric : size.width)
    expectEqual(intrinsic.height, size.height)
  }

  @Test func `b5 insets that cancel leave an axis of exactly 0, whatever their sum of thirds is`() {
    let button = Button(type: .system)
    for pixels in 1...200 {
      button.contentEdgeInsets = EdgeInsets(1, CGFloat(pixels) / 3, 0, CGFloat(-pixels - 3) / 3 + 1)
      expectEqual(button.intrinsicContentSize.width, View.noIntrinsicMetric, "\(pixels) pixels")
    }
  }

  @Test func `b2 with a title the totals of rounded insets are whole points`() {
    let button = Button.sample(.zero, title: CGSize(20, 18), type: .system)
    button.contentEdgeInsets = EdgeInsets(1.2, 2.2, 3.7, 4.7)
    expectEqual(button.sizeThatFits(.zero), CGSize(20 + 7, 18 + 5))
    button.contentEdgeInsets = EdgeInsets(0, 0.2, 0, 0.2)
    expectEqual(button.sizeThatFits(.zero), CGSize(21, 18), "1/3 + 1/3 in whole points")
  }

  @Test func `a2 a3 an item is aligned in its area of rounded insets, not in a rounded area`() {
    let button = Button.sample(CGSize(200, 80), image: CGSize(10, 6), title: CGSize(20, 18))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.imageEdgeInsets = EdgeInsets(1.2, 2.2, 0, 0)
    button.titleEdgeInsets = EdgeInsets(-0.5, 0.5, 0, 0)
    #expect(button.laidOut.image.isClose(to: CGRect(7.0 / 3, 4.0 / 3, 10, 6)))
    #expect(button.laidOut.title.isClose(to: CGRect(10 + 2.0 / 3, -1.0 / 3, 20, 18)))
    button.contentHorizontalAlignment = .center
    button.imageEdgeInsets = EdgeInsets(0, 0.5, 0, 0.5)
    // 2/3 on each side: (200 - 4/3 - 30) / 2 + 2/3 = 85.
    expectEqual(button.laidOut.image.minX, 85)
    // 0.5 on one side alone is 2/3, half of that is a pixel.
    button.imageEdgeInsets = EdgeInsets(0, 0.5, 0, 0)
    #expect(abs(button.laidOut.image.minX - (85 + 1.0 / 3)) < 1e-9)
  }

  @Test func `a9 with crossed insets under fill hooks return signed sizes and frames are standardized`() {
    let button = Button.sample(CGSize(200, 80), image: CGSize(10, 6), title: CGSize(20, 18), type: .system)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.imageEdgeInsets = EdgeInsets(40, 150, 50, 160)
    let content = button.contentRect(forBounds: button.bounds)
    // The widths are -110 for the image, 20 for the title: shares of 11/9 and -2/9.
    let image = CGRect(x: 150, y: 40, width: -110 * 11 / 9.0, height: -10)
    #expect(button.imageRect(forContentRect: content).isClose(to: image))
    let title = CGRect(x: 733.0 / 3, y: 0, width: -200 * 2 / 9.0, height: 80)
    #expect(button.titleRect(forContentRect: content).isClose(to: title))
    #expect(button.laidOut.image.isClose(to: image.standardized))
    #expect(button.laidOut.title.isClose(to: title.standardized))
  }
}
