import HeadlessKit
import HeadlessTesting

/// Three views of 40×10, 80×30 and 20×20 along and across the axis, 10 apart, in a stack view of 300×100.
@MainActor @Suite("Distributions and alignments", .screen(scale: 100_000), .reportsIssuesAsFailures)
struct StackDistributionTests {
  typealias Row = (distribution: StackView.Distribution, along: [Interval])
  typealias AlignmentRow = (alignment: StackView.Alignment, across: [Interval])

  /// The third of the room of 300 less two spacings of 10.
  nonisolated static let third = (300.0 - 2 * 10) / 3
  /// All contents and spacings: 40 + 80 + 20 + 2 · 10.
  nonisolated static let total = 160.0

  nonisolated static let distributions: [Row] = [
    // The first fills the remaining length: 300 - 2 · 10 - 80 - 20.
    (.fill, [Interval(0, 180), Interval(190, 80), Interval(280, 20)]),
    (.fillEqually, [Interval(0, third), Interval(third + 10, third), Interval(2 * (third + 10), third)]),
    // 300 · 40/160 and 300 · 80/160; the last gets what is left: 300 - 75 - 150 - 2 · 10.
    (.fillProportionally, [Interval(0, 300 * 40 / total), Interval(75 + 10, 300 * 80 / total), Interval(245, 55)]),
    // Two gaps of (300 - 140) / 2.
    (.equalSpacing, [Interval(0, 40), Interval(40 + 80, 80), Interval(280, 20)]),
    // Centers at 20 and 290, the middle one at 155.
    (.equalCentering, [Interval(0, 40), Interval(155 - 40, 80), Interval(280, 20)]),
  ]

  nonisolated static let alignments: [AlignmentRow] = [
    (.fill, [Interval(0, 100), Interval(0, 100), Interval(0, 100)]),
    (.leading, [Interval(0, 10), Interval(0, 30), Interval(0, 20)]),
    (.center, [Interval(45, 10), Interval(35, 30), Interval(40, 20)]),
    (.trailing, [Interval(90, 10), Interval(70, 30), Interval(80, 20)]),
  ]

  private func makeViews(_ axis: LayoutAxis) -> [View] {
    [(40, 10), (80, 30), (20, 20)].map { length, breadth in
      let size = axis.size(length, breadth)
      return SizedContentView(size.width, size.height)
    }
  }

  private func makeStack(
    _ axis: LayoutAxis, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment
  ) -> StackView {
    let size = axis.size(300, 100)
    return .sample(
      size.width, size.height, axis: axis, spacing: 10, distribution: distribution, alignment: alignment,
      makeViews(axis))
  }

  @Test(arguments: distributions, alignments)
  func `f56 to f60 each distribution with each alignment`(row: Row, alignment: AlignmentRow) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let stack = makeStack(axis, row.distribution, alignment.alignment)
      #expect(stack.laidOutAlongAxis == row.along && stack.laidOutAcrossAxis == alignment.across)
    }
  }

  @Test(arguments: distributions, [StackView.Alignment.firstBaseline, .lastBaseline])
  func `f40 f60 first baselines align the tops of plain views, last baselines the bottoms`(
    row: Row, alignment: StackView.Alignment
  ) {
    let root = View(frame: CGRect(0, 0, 300, 500))
    let stack = makeStack(.horizontal, row.distribution, alignment)
    root.addForConstraints(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 300),
    ])
    expectEqual(stack.laidOutAlongAxis, row.along)
    // The stack view is as high as the highest view.
    expectEqual(stack.frame, CGRect(0, 0, 300, 30))
    let starts: [CGFloat] = alignment == .firstBaseline ? [0, 0, 0] : [20, 0, 10]
    expectEqual(stack.laidOutAcrossAxis, zip(starts, [10, 30, 20]).map { Interval($0, $1) })
  }

  @Test(arguments: [LayoutAxis.horizontal, .vertical])
  func `f67 a stack view is as large as its views and spacings`(axis: LayoutAxis) {
    for distribution in [StackView.Distribution.fill, .fillProportionally, .equalSpacing] {
      let stack = makeStack(axis, distribution, .center)
      expectEqual(stack.intrinsicContentSize, CGSize(-1, -1))
      expectEqual(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize), axis.size(160, 30))
    }
    // Three times the longest view, and two spacings.
    let equal = makeStack(axis, .fillEqually, .center)
    expectEqual(equal.systemLayoutSizeFitting(View.layoutFittingCompressedSize), axis.size(3 * 80 + 2 * 10, 30))
    // Both distances of centers are 70: half of 40, a spacing and half of 80. Then half of 40 before and half of 20
    // after.
    let centered = makeStack(axis, .equalCentering, .center)
    expectEqual(centered.systemLayoutSizeFitting(View.layoutFittingCompressedSize), axis.size(20 + 2 * 70 + 10, 30))
  }

  @Test func `f57 a new content size changes the shares`() throws {
    let stack = makeStack(.horizontal, .fillProportionally, .fill)
    stack.layoutIfNeeded()
    let first = try #require(stack.arrangedSubviews[0] as? SizedContentView)
    first.content.width = 120
    // 120 + 80 + 20 + 2 · 10 = 240
    expectEqual(stack.laidOutAlongAxis, [Interval(0, 150), Interval(160, 100), Interval(270, 30)])
    // A content below zero is treated as none: 80 + 20 + 2 · 10 = 120
    first.content.width = -20
    expectEqual(stack.laidOutAlongAxis, [Interval(0, 0), Interval(10, 200), Interval(220, 80)])
  }

  @Test func `f58 views shrink for the minimum spacing`() {
    let stack = makeStack(.horizontal, .equalSpacing, .fill)
    stack.frame.size.width = 130
    // 130 - 2 · 10 - 80 - 20: the first view is compressed.
    expectEqual(stack.laidOutAlongAxis, [Interval(0, 10), Interval(20, 80), Interval(110, 20)])
  }

  @Test func `a share below the smallest multiplier is as great as it, without a report`() {
    let views = [SizedContentView(1, 10), SizedContentView(30_000, 10)]
    let stack = StackView.sample(300, 100, axis: .horizontal, distribution: .fillProportionally, views)
    stack.layoutIfNeeded()
    #expect(abs(views[0].frame.width - 0.03) < 1e-4 && abs(views[1].frame.width - 299.97) < 1e-4)
  }
}
