import HeadlessKit
import HeadlessTesting

/// The size of a label of several lines; one-em characters of 10 points.
@MainActor @Suite("Label sizes", .textMeasurer(.oneEm), .reportsIssuesAsFailures) struct LabelSizeTests {
  func label(_ text: String?, lines: Int = 0) -> Label { .sample(text, lines: lines) }

  @Test func `lines break at the proposed width, whatever the height`() {
    let label = label("one two three")
    for height in [0, 5, 1000] as [CGFloat] {
      expectEqual(label.sizeThatFits(CGSize(70, height)), CGSize(70, 2 * 10))
      expectEqual(label.sizeThatFits(CGSize(69, height)), CGSize(50, 3 * 10), "as wide as the widest line")
    }
  }

  @Test(arguments: [0, -10, .nan, .infinity, .greatestFiniteMagnitude] as [CGFloat])
  func `a proposed width of zero, below, or no number breaks nothing`(width: CGFloat) {
    expectEqual(label("one two three").sizeThatFits(CGSize(width, 0)), CGSize(13 * 10, 10))
    expectEqual(label("one\ntwo").sizeThatFits(CGSize(width, 0)), CGSize(3 * 10, 2 * 10))
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 3), (4, 3), (0, 3), (-1, 3)])
  func `the number of lines limits them`(limit: Int, lines: Int) {
    let label = label("one two three", lines: limit)
    expectEqual(label.sizeThatFits(CGSize(50, 0)).height, CGFloat(10 * lines))
  }

  @Test func `d10 with one line the full size is returned for every proposed size`() {
    let label = self.label("one two three", lines: 1)
    for width in [0, 10, 50, 10_000] as [CGFloat] {
      expectEqual(label.sizeThatFits(CGSize(width, 5)), CGSize(13 * 10, 10))
    }
    expectEqual(label.intrinsicContentSize, CGSize(13 * 10, 10))
    label.text = "one\ntwo"
    expectEqual(label.sizeThatFits(CGSize(50, 0)), CGSize(4 * 10, 10), "one and an ellipsis")
  }

  @Test func `the preferred width breaks the intrinsic size's lines`() {
    let label = label("one two three")
    expectEqual(label.intrinsicContentSize, CGSize(13 * 10, 10))
    label.preferredMaxLayoutWidth = 70
    expectEqual(label.intrinsicContentSize, CGSize(70, 2 * 10))
    expectEqual(label.sizeThatFits(.zero), CGSize(13 * 10, 10), "a proposed size has its own width")
    label.numberOfLines = 1
    expectEqual(label.intrinsicContentSize, CGSize(13 * 10, 10))
  }

  @Test(arguments: [(0, CGSize(70, 2 * 10)), (1, CGSize(13 * 10, 10))])
  func `d10 sizeToFit breaks several lines at the label's own width, and leaves one line whole`(
    lines: Int, size: CGSize
  ) {
    let label = Label.sample("one two three", lines: lines, frame: CGRect(5, 6, 75, 3))
    label.sizeToFit()
    expectEqual(label.frame, CGRect(origin: CGPoint(x: 5, y: 6), size: size))
  }

  @Test(.textMeasurer(SystemTextMeasurer())) func `d9 each axis is rounded up to whole pixels once, not each line`() {
    for scale in [1, 2, 3] as [CGFloat] {
      Screen.withMain(Screen(scale: scale)) {
        let size = label("one\ntwo\nthree").sizeThatFits(.zero)
        let width = "three".size(withAttributes: [.font: Font.systemFont(ofSize: 10)]).width
        expectEqual(size, CGSize((width * scale).rounded(.up) / scale, (3 * 11.93359375 * scale).rounded(.up) / scale))
        expectEqual(label("one two three").sizeThatFits(CGSize(size.width, 0)), size)
      }
    }
  }

  @Test func `the text's rectangle has the room's origin and the text's size`() {
    let label = label("one two three")
    let room = CGRect(3, 4, 70, 1000)
    expectEqual(label.textRect(forBounds: room, limitedToNumberOfLines: 0), CGRect(3, 4, 70, 2 * 10))
    expectEqual(label.textRect(forBounds: room, limitedToNumberOfLines: 1), CGRect(3, 4, 70, 10), "7 characters fit")
    expectEqual(label.textRect(forBounds: CGRect(0, 0, 70, 15), limitedToNumberOfLines: 0).height, 10)
    expectEqual(self.label(nil).textRect(forBounds: room, limitedToNumberOfLines: 0).size, .zero)
  }

  @Test func `invalid numbers are reported and change nothing`() throws {
    let label = label("one")
    (label.preferredMaxLayoutWidth, label.minimumScaleFactor, label.shadowOffset) = (20, 0.5, CGSize(1, 2))
    let reports = IssueReporting.collect {
      for width in [-1, .nan, .infinity] as [CGFloat] { label.preferredMaxLayoutWidth = width }
      for factor in [-0.1, 1.1, .nan] as [CGFloat] { label.minimumScaleFactor = factor }
      for offset in [CGSize(.nan, 1), CGSize(1, .infinity)] { label.shadowOffset = offset }
    }
    #expect(label.preferredMaxLayoutWidth == 20 && label.minimumScaleFactor == 0.5)
    expectEqual(label.shadowOffset, CGSize(1, 2))
    let (width, kept) = ("Pass a number of points from 0 on; 0 means no width.", "keeping the old value.")
    #expect(
      reports.map(\.description) == [
        "Label.preferredMaxLayoutWidth: -1 is negative; \(kept) \(width)",
        "Label.preferredMaxLayoutWidth: nan is not finite; \(kept) \(width)",
        "Label.preferredMaxLayoutWidth: inf is not finite; \(kept) \(width)",
        "Label.minimumScaleFactor: -0.1 is not a fraction; \(kept) Pass a number from 0 to 1.",
        "Label.minimumScaleFactor: 1.1 is not a fraction; \(kept) Pass a number from 0 to 1.",
        "Label.minimumScaleFactor: nan is not a fraction; \(kept) Pass a number from 0 to 1.",
        "Label.shadowOffset: nan×1 is not finite; \(kept) Pass finite numbers of points.",
        "Label.shadowOffset: 1×inf is not finite; \(kept) Pass finite numbers of points.",
      ])
  }
}
