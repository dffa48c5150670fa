import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Button size", .reportsIssuesAsFailures, .sizedTitles) struct ButtonSizingTests {
  struct Row {
    var type = Button.ButtonType.custom
    var image, title: CGSize?
    var insets = EdgeInsets.zero
    let size: CGSize
  }

  @MainActor func fittedSize(_ row: Row) -> CGSize {
    let button = Button.sample(.zero, image: row.image, title: row.title, type: row.type)
    button.contentEdgeInsets = row.insets
    return button.sizeThatFits(.zero)
  }

  @Test(
    .screen(scale: 3),
    arguments: [
      (CGSize(45.4, 17.9), CGSize(137.0 / 3, 18)), (CGSize(45, 18), CGSize(45, 18)),
      (CGSize(45.01, 17.4), CGSize(136.0 / 3, 53.0 / 3)),
    ])
  func `b1 a title's width and height are each rounded up to pixels`(raw: CGSize, shown: CGSize) {
    let title = Button.sample(CGSize(100, 30), title: raw).laidOut.title
    #expect(title.isClose(to: CGRect(origin: title.origin, size: shown)), "\(title.shortDescription)")
  }

  @Test func `b1 the title's size is its label's size`() throws {
    let button = Button.sample(CGSize(100, 30), title: CGSize(45.3, 17.1))
    let label = try #require(button.titleLabel)
    expectEqual(button.laidOut.title.size, label.sizeThatFits(.zero))
    expectEqual(label.sizeThatFits(.zero), CGSize(45.5, 17.5))
  }

  nonisolated static let padded = [
    Row(type: .custom, title: CGSize(73, 21.5), size: CGSize(73, (21.5 + 12).rounded(.up))),
    Row(type: .system, title: CGSize(46, 18), size: CGSize(46, 18 + 12)),
    Row(type: .system, title: CGSize(36.5, 18), size: CGSize(37, 18 + 12)),
    Row(type: .custom, title: CGSize(20, 21.5), size: CGSize(30, 34)),
    Row(type: .system, title: CGSize(20, 18), size: CGSize(30, 30)),
  ]

  @Test(arguments: padded) func `b2 title only, no insets: at least 30 wide, 12 higher, whole points`(row: Row) {
    expectEqual(fittedSize(row), row.size)
  }

  nonisolated static let unpadded = [
    Row(type: .custom, image: CGSize(5, 5), title: CGSize(10.5, 17.5), size: CGSize(5 + 11, 18)),
    Row(type: .custom, title: CGSize(20, 18), insets: EdgeInsets(1, 2, 3, 4), size: CGSize(20 + 2 + 4, 18 + 1 + 3)),
    Row(type: .custom, title: CGSize(20.5, 18.5), insets: EdgeInsets(0, 0.25, 0, 0), size: CGSize(21, 19)),
    Row(type: .system, title: CGSize(10, 18), insets: EdgeInsets(0, 0, 0, 1), size: CGSize(11, 18)),
    Row(type: .infoDark, title: CGSize(10, 30), size: CGSize(22 + 10, 30)),
  ]

  @Test(arguments: unpadded) func `b2 with an image, an insets or another type there is no padding`(row: Row) {
    expectEqual(fittedSize(row), row.size)
  }

  @Test(arguments: [nil, ""])
  func `b3 without a title, or with an empty one, the height is at least a line`(title: String?) {
    let custom = Button(type: .custom)
    custom.setTitle(title, for: .normal)
    expectEqual(custom.sizeThatFits(.zero), CGSize(30, 34), "an 18 pt line is 21.5 high: 33.5 in whole points")
    let system = Button(type: .system)
    system.setTitle(title, for: .normal)
    expectEqual(system.sizeThatFits(.zero), CGSize(30, 30), "a 15 pt line is 18 high")
    custom.titleLabel?.font = .systemFont(ofSize: 15)
    expectEqual(custom.sizeThatFits(.zero), CGSize(30, 30), "the line is the label's font's")
  }

  nonisolated static let images = [
    Row(image: CGSize(13, 22), size: CGSize(13, 22)),
    Row(image: CGSize(77.0 / 3, 77.0 / 3), size: CGSize(77.0 / 3, 77.0 / 3)),
    Row(type: .system, image: CGSize(13, 22), size: CGSize(13, 22)),
    Row(image: CGSize(13, 22), title: CGSize(73, 21.5), size: CGSize(13 + 73, 22)),
    Row(type: .system, image: CGSize(13, 5), title: CGSize(73, 21.5), size: CGSize(13 + 73, 22)),
  ]

  @Test(arguments: images)
  func `b4 an image higher than a line is not rounded, sum and maximum with a title are`(row: Row) {
    expectEqual(fittedSize(row), row.size)
  }

  nonisolated static let tinyInsets = [
    EdgeInsets(1e-7, 0, 0, 0), EdgeInsets(0, 1e-7, 0, 0), EdgeInsets(0, 0, 1e-7, 0), EdgeInsets(0, 0, 0, 1e-7),
  ]

  @Test(arguments: tinyInsets) func `b5 a ten-millionth on one side ends the 30 and the 12`(insets: EdgeInsets) {
    expectEqual(fittedSize(Row(title: CGSize(10, 18), insets: insets, size: .zero)), CGSize(10, 18))
  }

  @Test func `b5 totals may be negative`() {
    let row = Row(image: CGSize(10, 32), insets: EdgeInsets(-40, -30, 0, 0), size: CGSize(10 - 30, 32 - 40))
    expectEqual(fittedSize(row), row.size)
    let button = Button.sample(.zero, image: row.image)
    button.contentEdgeInsets = row.insets
    expectEqual(button.intrinsicContentSize, row.size)
  }

  @Test func `b5 an axis of exactly 0 is noIntrinsicMetric in intrinsicContentSize, and 0 in sizeThatFits`() {
    let button = Button.sample(.zero, image: CGSize(10, 32))
    button.contentEdgeInsets = EdgeInsets(0, -4, 0, -6)
    expectEqual(button.sizeThatFits(.zero), CGSize(10 - 4 - 6, 32))
    expectEqual(button.intrinsicContentSize, CGSize(View.noIntrinsicMetric, 32))
    button.contentEdgeInsets = EdgeInsets(-32, 0, 0, 0)
    expectEqual(button.sizeThatFits(.zero), CGSize(10, 0))
    expectEqual(button.intrinsicContentSize, CGSize(10, View.noIntrinsicMetric))
  }

  nonisolated static let proposals = [
    CGSize.zero, CGSize(1, 1), CGSize(10_000, 10_000), CGSize(-5, -5), CGSize(.infinity, .nan),
  ]

  @Test(arguments: proposals) func `b6 the proposed size is ignored`(size: CGSize) {
    expectEqual(Button.sample(.zero, image: CGSize(13, 22), title: CGSize(73, 21.5)).sizeThatFits(size), CGSize(86, 22))
  }

  @Test func `b6 D1.9 content insets are part of both sizes, title and image insets of none`() {
    let button = Button.sample(.zero, image: CGSize(20, 20), title: CGSize(40, 18))
    let (padded, plain) = (Button.sample(.zero, title: CGSize(40, 18)), CGSize(20 + 40, 20))
    for button in [button, padded] {
      button.titleEdgeInsets = EdgeInsets(1, 2, 3, 4)
      button.imageEdgeInsets = EdgeInsets(-5, -6, 7, 8)
    }
    expectEqual(padded.sizeThatFits(.zero), CGSize(40, 18 + 12))
    #expect(button.sizeThatFits(.zero) == plain && button.intrinsicContentSize == plain)
    button.contentEdgeInsets = EdgeInsets(1, 2, 3, 4)
    let inset = CGSize(plain.width + 2 + 4, plain.height + 1 + 3)
    #expect(button.sizeThatFits(.zero) == inset && button.intrinsicContentSize == inset)
  }
}
