import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Spacings and hidden views", .screen(scale: 100_000), .reportsIssuesAsFailures)
struct StackSpacingTests {
  private func makeStack(_ distribution: StackView.Distribution = .fillEqually, spacing: CGFloat = 8) -> StackView {
    .sample(320, 100, spacing: spacing, distribution: distribution, (0..<4).map { _ in SizedContentView(40, 20) })
  }

  @Test func `f62 the gaps of hidden views are one spacing`() {
    let stack = makeStack()
    stack.arrangedSubviews[1].isHidden = true
    stack.arrangedSubviews[2].isHidden = true
    // (320 - 8) / 2, and the hidden views in the middle of the gap.
    expectEqual(stack.laidOutAlongAxis, [Interval(0, 156), Interval(160, 0), Interval(160, 0), Interval(164, 156)])
    expectEqual(stack.laidOutAcrossAxis, Array(repeating: Interval(0, 100), count: 4))
  }

  @Test func `f62 hidden views at the ends have no spacing`() {
    let stack = makeStack()
    for index in [0, 1, 3] { stack.arrangedSubviews[index].isHidden = true }
    expectEqual(stack.laidOutAlongAxis, [Interval(0, 0), Interval(0, 0), Interval(0, 320), Interval(320, 0)])
    for view in stack.arrangedSubviews { view.isHidden = false }
    expectEqual(stack.laidOutAlongAxis.map(\.length), [74, 74, 74, 74])
  }

  @Test func `a stack view whose views are all hidden has no length of its own`() {
    for distribution in [
      StackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ] {
      let stack = makeStack(distribution)
      for view in stack.arrangedSubviews { view.isHidden = true }
      expectEqual(stack.laidOutAlongAxis, Array(repeating: Interval(0, 0), count: 4))
      expectEqual(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width, 0)
    }
  }

  @Test(arguments: [StackView.Alignment.leading, .center, .trailing])
  func `a row whose views are all hidden is as high as the highest one`(alignment: StackView.Alignment) {
    let stack = StackView.sample(0, 0, alignment: alignment, [SizedContentView(30, 10), SizedContentView(30, 20)])
    for view in stack.arrangedSubviews { view.isHidden = true }
    expectEqual(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize), CGSize(0, 20))
  }

  @Test(arguments: [StackView.Distribution.equalSpacing, .equalCentering])
  func `f62 a hidden view is left out of equal distances`(distribution: StackView.Distribution) {
    let stack = makeStack(distribution)
    stack.arrangedSubviews[1].isHidden = true
    // Two gaps of (320 - 3 · 40) / 2; the hidden view is half a spacing behind the first.
    expectEqual(stack.laidOutAlongAxis, [Interval(0, 40), Interval(44, 0), Interval(140, 40), Interval(280, 40)])
  }

  @Test func `f64 a custom spacing replaces the spacing after one view`() {
    let stack = makeStack(.fill)
    let views = stack.arrangedSubviews
    stack.setCustomSpacing(20, after: views[1])
    stack.setCustomSpacing(-10, after: views[2])
    stack.setCustomSpacing(99, after: views[3])
    expectEqual(stack.customSpacing(after: views[1]), 20)
    expectEqual(stack.customSpacing(after: views[0]), StackView.spacingUseDefault)
    // The length of the first is 320 - 8 - 20 + 10 - 3 · 40.
    expectEqual(stack.laidOutAlongAxis, [Interval(0, 182), Interval(190, 40), Interval(250, 40), Interval(280, 40)])
  }

  @Test func `f64 a custom spacing is stored while the view is hidden or moved`() {
    let stack = makeStack(.fill)
    let views = stack.arrangedSubviews
    stack.setCustomSpacing(20, after: views[1])
    views[1].isHidden = true
    // The spacing after the last visible view is subtracted too: 320 - 2 · 8 - 2 · 40.
    expectEqual(stack.laidOutAlongAxis, [Interval(0, 224), Interval(228, 0), Interval(232, 40), Interval(280, 40)])
    views[1].isHidden = false
    expectEqual(stack.customSpacing(after: views[1]), 20)
    stack.insertArrangedSubview(views[1], at: 0)
    // 320 - 20 - 2 · 8 - 3 · 40
    expectEqual(stack.laidOutAlongAxis, [Interval(0, 164), Interval(184, 40), Interval(232, 40), Interval(280, 40)])
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[1])
    expectEqual(stack.laidOutAlongAxis[0], Interval(0, 176))
  }

  @Test func `f55 the system's spacing is 8 points`() {
    let stack = makeStack(.fillEqually, spacing: StackView.spacingUseSystem)
    expectEqual(stack.laidOutAlongAxis.map(\.start), [0, 82, 164, 246])
    stack.spacing = 0
    stack.setCustomSpacing(StackView.spacingUseSystem, after: stack.arrangedSubviews[0])
    expectEqual(stack.laidOutAlongAxis.map(\.start), [0, 78 + 8, 164, 242] as [CGFloat])
  }

  @Test func `hiding a view in an animation block moves the others with an animation`() {
    let window = Window(frame: CGRect(0, 0, 375, 667))
    let stack = makeStack()
    window.layOut { $0.addSubview(stack) }
    let views = stack.arrangedSubviews
    expectNil(views[3].layer.animationKeys())
    View.animate(withDuration: 0.25) { stack.layOut { views[1].isHidden = true } }
    // (320 - 2 · 8) / 3
    let third: CGFloat = 304 / 3
    expectEqual(stack.laidOutAlongAxis[0], Interval(0, third))
    expectEqual(stack.laidOutAlongAxis[1], Interval(third + 4, 0))
    expectEqual(views[3].layer.animationKeys()?.contains { $0.hasPrefix("position") }, true)
    expectEqual(views[1].layer.animationKeys()?.contains { $0.hasPrefix("bounds") }, true)
  }
}
