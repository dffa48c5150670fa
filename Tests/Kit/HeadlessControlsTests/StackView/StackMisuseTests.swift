import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Misuse and large stack views") struct StackMisuseTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func `a spacing that is not finite is reported`(
    spacing: CGFloat
  ) {
    let stack = StackView.sample(100, 20, spacing: 4, [View()])
    let reports = IssueReporting.collect {
      stack.spacing = spacing
      stack.setCustomSpacing(spacing, after: stack.arrangedSubviews[0])
    }
    #expect(stack.spacing == 4 && stack.customSpacing(after: stack.arrangedSubviews[0]) == StackView.spacingUseDefault)
    expectEqual(reports.map(\.place), ["StackView.spacing", "StackView.setCustomSpacing(_:after:)"])
    #expect(reports.allSatisfy { $0.cure == "Pass a finite number of points." })
  }

  @Test func `a custom spacing after another view is reported`() {
    let (stack, other) = (StackView.sample(100, 20, [View()]), View())
    stack.addSubview(other)
    let reports = IssueReporting.collect { stack.setCustomSpacing(3, after: other) }
    #expect(
      reports.map(\.description) == [
        "StackView.setCustomSpacing(_:after:): View is not an arranged subview; keeping the old value. Arrange the view first."
      ])
    expectEqual(stack.customSpacing(after: other), StackView.spacingUseDefault)
  }

  @Test(arguments: [500, 501]) func `more than 500 equal distances of centers are reported once`(count: Int) {
    let stack = StackView()
    stack.distribution = .equalCentering
    for _ in 0..<count { stack.addArrangedSubview(View()) }
    let reports = IssueReporting.collect {
      stack.updateConstraintsIfNeeded()
      stack.spacing = 1
      stack.updateConstraintsIfNeeded()
    }
    expectEqual(
      reports.map(\.description),
      count == 500
        ? []
        : [
          "StackView.distribution: Expected at most 500 visible views with equalCentering, whose layout takes time in "
            + "proportion to their cube; got 501. Use equalSpacing, or divide the views among several stack views."
        ])
  }

  @Test func `an index out of range is reported and clamped`() {
    let stack = StackView.sample(100, 20, [View()])
    let (first, last) = (View(), View())
    let reports = IssueReporting.collect {
      stack.insertArrangedSubview(first, at: -1)
      stack.insertArrangedSubview(last, at: 3)
    }
    #expect(stack.arrangedSubviews.first === first && stack.arrangedSubviews.last === last)
    #expect(
      reports.map(\.problem) == [
        "Expected an index from 0 to 1; got -1; using 0.", "Expected an index from 0 to 2; got 3; using 2.",
      ])
  }

  @Test func `the stack view itself and its ancestors are refused`() {
    let outer = StackView()
    let inner = StackView(arrangedSubviews: [View()])
    outer.addArrangedSubview(inner)
    let reports = IssueReporting.collect {
      inner.addArrangedSubview(inner)
      inner.addArrangedSubview(outer)
    }
    expectEqual(reports.count, 2)
    #expect(inner.arrangedSubviews.count == 1 && outer.translatesAutoresizingMaskIntoConstraints)
  }

  final class Remover: View {
    var victim: View?
    override func layoutSubviews() {
      super.layoutSubviews()
      victim?.removeFromSuperview()
    }
  }

  @Test(.reportsIssuesAsFailures) func `an arranged view may be removed during a layout`() {
    let remover = Remover()
    let views = [remover, View(), View()]
    let stack = StackView.sample(300, 20, distribution: .fillEqually, views)
    let root = View(frame: CGRect(0, 0, 300, 100))
    root.addSubview(stack)
    remover.victim = views[1]
    root.layoutIfNeeded()
    expectEqual(stack.arrangedSubviews, [remover, views[2]])
    root.layoutIfNeeded()
    expectEqual(stack.laidOut.map(\.width), [150, 150])
  }

  final class Leaver: View { override func didMoveToSuperview() { removeFromSuperview() } }

  @Test(.reportsIssuesAsFailures) func `a view that is removed while it is added is not arranged`() {
    let stack = StackView.sample(100, 20, [View()])
    let leaver = Leaver()
    stack.addArrangedSubview(leaver)
    expectNil(leaver.superview)
    #expect(stack.arrangedSubviews.count == 1 && stack.laidOut == [CGRect(0, 0, 100, 20)])
  }

  @Test(.reportsIssuesAsFailures) func `the views of a released stack view are usable`() {
    let view = SizedContentView(30, 10)
    do {
      let stack = StackView.sample(100, 20, [view])
      stack.layoutIfNeeded()
    }
    let other = StackView.sample(60, 20, [View(), view])
    #expect(view.superview === other && other.laidOut == [CGRect(0, 0, 30, 20), CGRect(30, 0, 30, 20)])
  }

  @Test(arguments: [StackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
  func `a view that leaves a stack view is released`(distribution: StackView.Distribution) {
    let stack = StackView.sample(100, 20, [View(), View(), View()])
    for distribution in [distribution, .fill] {
      weak var released: View?
      released = stack.arrangedSubviews[0]
      stack.distribution = distribution
      stack.layOut { $0.arrangedSubviews[0].removeFromSuperview() }
      expectNil(released, "\(distribution)")
    }
    expectEqual(stack.arrangedSubviews.count, 1)
  }

  final class CountingStack: StackView {
    var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test(.reportsIssuesAsFailures) func `ten thousand views are arranged by one update`() {
    let stack = CountingStack(arrangedSubviews: (0..<10_000).map { _ in View() })
    (stack.frame, stack.distribution) = (CGRect(0, 0, 10_000, 20), .fillEqually)
    expectEqual(stack.updates, 0)
    expectEqual(stack.laidOut, (0..<10_000).map { CGRect(CGFloat($0), 0, 1, 20) })
    // Per view: a spacing, a width and two alignments; four connections, less four for the first.
    #expect(stack.updates == 1 && stack.constraints.count == 10_000 * 4)
  }

  @Test(.reportsIssuesAsFailures) func `five hundred nested stack views are laid out`() {
    let core = SizedContentView(30, 10)
    var stack = StackView(arrangedSubviews: [core])
    for _ in 1..<500 { stack = StackView(arrangedSubviews: [stack]) }
    stack.layOut { $0.frame = CGRect(0, 0, 100, 50) }
    expectEqual(core.convert(core.bounds, to: stack), CGRect(0, 0, 100, 50))
    #expect(stack.forFirstBaselineLayout === stack.arrangedSubviews[0])
  }
}
