import HeadlessKit
import HeadlessTesting

/// The method `contentRect(forBounds:)` for insets and alignments.
@MainActor @Suite("Content rectangle", .reportsIssuesAsFailures) struct ContentRectTests {
  @Test(
    .screen(scale: 3),
    arguments: [
      (.zero, CGRect(0, 0, 20, 10)), (EdgeInsets(1, 2, 3, 4), CGRect(2, 1, 20 - 2 - 4, 10 - 1 - 3)),
      // Crossing insets meet in the middle, (9.5, 4.5), and the rectangle grows to the pixel around it.
      (EdgeInsets(8, 15, 9, 16), CGRect(28.0 / 3, 13.0 / 3, 1.0 / 3, 1.0 / 3)),
      // The middle is a whole pixel.
      (EdgeInsets(4, 8, 6, 12), CGRect(8, 4, 0, 0)),
      (EdgeInsets(1.2, 2.2, 3.7, 4.7), CGRect(2, 1, 40.0 / 3, 16.0 / 3)),
      (EdgeInsets(-3, -5, -7, -11), CGRect(-5, -3, 20 + 16, 10 + 10)),
    ] as [(EdgeInsets, CGRect)])
  func `a1 bounds minus contentEdgeInsets, crossing insets meet, grown to whole pixels`(
    insets: EdgeInsets, expected: CGRect
  ) {
    let button = Button(frame: CGRect(0, 0, 20, 10))
    button.contentEdgeInsets = insets
    let rect = button.contentRect(forBounds: button.bounds)
    #expect(rect.isClose(to: expected), "\(rect.shortDescription)")
  }

  @Test func `a1 crossing insets collapse on their own axis only`() {
    let button = Button(frame: CGRect(0, 0, 20, 10))
    button.contentEdgeInsets = EdgeInsets(1, 12, 2, 10)
    expectEqual(button.contentRect(forBounds: button.bounds), CGRect(12 + (20 - 22) / 2, 1, 0, 10 - 3))
  }

  @Test func `a1 the origin of the bounds counts`() {
    let button = Button(frame: CGRect(0, 0, 20, 10))
    button.contentEdgeInsets = EdgeInsets(1, 2, 3, 4)
    expectEqual(button.contentRect(forBounds: CGRect(100, 50, 20, 10)), CGRect(102, 51, 14, 6))
  }

  @Test func `D0.11 without content insets the content rectangle is the bounds`() {
    let button = Button(frame: CGRect(7, 9, 75.3, 33.7))
    expectEqual(button.contentRect(forBounds: button.bounds), button.bounds)
    button.titleEdgeInsets = EdgeInsets(1, 2, 3, 4)
    button.imageEdgeInsets = EdgeInsets(1, 2, 3, 4)
    expectEqual(button.contentRect(forBounds: button.bounds), button.bounds)
  }
}
