import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Arranged subviews", .reportsIssuesAsFailures) struct ArrangedSubviewsTests {
  @Test func `a new stack view has UIKit's values`() {
    let stack = StackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && stack.arrangedSubviews.isEmpty)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    expectEqual(stack.intrinsicContentSize, CGSize(View.noIntrinsicMetric, View.noIntrinsicMetric))
    expectEqual(StackView.spacingUseDefault, 3.4028234663852886e38)
    expectEqual(StackView.spacingUseSystem, 1.1754943508222875e-38)
    #expect(
      (0...4).map { StackView.Distribution(rawValue: $0) } == [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
      ])
    #expect(
      (0...5).map { StackView.Alignment(rawValue: $0) } == [
        .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
      ])
    #expect(StackView.Alignment.top == .leading && StackView.Alignment.bottom == .trailing)
    expectEqual(StackView(coder: NSCoder()).layoutMargins, .zero)
  }

  @Test func `f37 an arranged view is a subview whose frame results from constraints`() {
    let (first, second) = (View(), View())
    let stack = StackView(arrangedSubviews: [first, second])
    #expect(stack.arrangedSubviews == [first, second] && stack.subviews == [first, second])
    #expect(!first.translatesAutoresizingMaskIntoConstraints && !second.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `f65 the orders of subviews and of arranged subviews are independent`() {
    let views = (0..<3).map { _ in View() }
    let stack = StackView(arrangedSubviews: views)
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]] && stack.subviews == views)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[1], views[0]] && stack.subviews == views)
    stack.sendSubviewToBack(views[2])
    expectEqual(stack.arrangedSubviews, [views[2], views[1], views[0]])
    let other = stack.adding(View())
    #expect(!stack.arrangedSubviews.contains(other) && other.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(other, at: 1)
    #expect(stack.arrangedSubviews == [views[2], other, views[1], views[0]] && stack.subviews.last === other)
  }

  @Test func `f65 a view that is not arranged any more remains a subview in its place`() {
    let views = (0..<3).map { _ in SizedContentView(50, 20) }
    let stack = StackView.sample(300, 20, distribution: .fillEqually, views)
    expectEqual(stack.laidOut.map(\.width), [100, 100, 100])
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0], views[2]] && stack.subviews == views)
    expectEqual(stack.laidOut.map(\.width), [150, 150])
    expectEqual(views[1].frame, CGRect(100, 0, 100, 20))
    stack.removeArrangedSubview(views[1])
    expectEqual(stack.arrangedSubviews.count, 2)
  }

  @Test func `f65 removal from the superview ends the arrangement`() {
    let views = (0..<3).map { _ in SizedContentView(50, 20) }
    let stack = StackView.sample(300, 20, distribution: .fillEqually, views)
    stack.layOut { $0.setCustomSpacing(7, after: views[0]) }
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1], views[2]] && stack.laidOut.map(\.width) == [150, 150])
    stack.insertArrangedSubview(views[0], at: 0)
    expectEqual(stack.customSpacing(after: views[0]), StackView.spacingUseDefault)
    expectEqual(stack.laidOut.map(\.minX), [0, 100, 200])
  }

  @Test func `a view moves from one stack view to another`() {
    let views = (0..<2).map { _ in SizedContentView(50, 20) }
    let first = StackView.sample(300, 20, distribution: .fillEqually, views)
    let second = StackView.sample(300, 20, distribution: .fillEqually, [View()])
    first.layoutIfNeeded()
    second.addArrangedSubview(views[0])
    #expect(first.arrangedSubviews == [views[1]] && second.arrangedSubviews.last === views[0])
    #expect(first.laidOut == [CGRect(0, 0, 300, 20)] && second.laidOut.map(\.width) == [150, 150])
  }

  @Test func `only changed constraints are made`() {
    let views = (0..<50).map { _ in SizedContentView(50, 20) }
    let stack = StackView.sample(3000, 20, spacing: 4, views)
    stack.layoutIfNeeded()
    let before = Set(stack.constraints.map(ObjectIdentifier.init))
    let last = SizedContentView(50, 20)
    stack.layOut { $0.addArrangedSubview(last) }
    let added = stack.constraints.filter { !before.contains(ObjectIdentifier($0)) }
    // A spacing, the end of the canvas and two alignments.
    expectEqual(added.count, 4)
    let kept = Set(stack.constraints.map(ObjectIdentifier.init))
    stack.layOut { $0.spacing = 5 }
    expectEqual(Set(stack.constraints.map(ObjectIdentifier.init)), kept)
  }

  @Test func `an equal value marks nothing, another one marks the constraints`() {
    let stack = StackView.sample(100, 20, [View()])
    let changes: [(StackView) -> Void] = [
      { $0.axis = .vertical }, { $0.distribution = .fillEqually }, { $0.alignment = .center }, { $0.spacing = 3 },
      { $0.isBaselineRelativeArrangement = true }, { $0.isLayoutMarginsRelativeArrangement = true },
      { $0.setCustomSpacing(2, after: $0.arrangedSubviews[0]) }, { $0.arrangedSubviews[0].isHidden = true },
    ]
    for change in changes {
      stack.layoutIfNeeded()
      #expect(!stack.needsUpdateConstraints())
      change(stack)
      #expect(stack.needsUpdateConstraints())
      stack.layoutIfNeeded()
      change(stack)
      #expect(!stack.needsUpdateConstraints())
    }
  }

  @Test func `f66 the description ends with axis, distribution and alignment`() {
    let stack = StackView.sample(100, 20, axis: .vertical, distribution: .fillEqually, [])
    let expected = "<UIStackView; frame = (0 0; 100 20) axis=vert distribution=fillEqually alignment=fill>"
    expectEqual(stack.recursiveDescription(.uiKitNames), expected)
    stack.axis = .horizontal
    #expect(stack.recursiveDescription.hasSuffix(" axis=horiz distribution=fillEqually alignment=fill>"))
  }
}
