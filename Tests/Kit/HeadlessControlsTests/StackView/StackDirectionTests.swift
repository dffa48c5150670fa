import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Stack views: direction, margins, baselines, nesting", .reportsIssuesAsFailures)
struct StackDirectionTests {
  private func makeStack(_ alignment: StackView.Alignment = .fill) -> StackView {
    .sample(
      300, 100, spacing: 10, alignment: alignment,
      [SizedContentView(40, 10), SizedContentView(80, 20), SizedContentView(20, 30)])
  }

  /// Returns a view with the stack view in its upper left corner.
  private func makeRoot(_ stack: StackView) -> View {
    let root = View(frame: CGRect(0, 0, 300, 200))
    root.addForConstraints(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return root
  }

  @Test func `f54 a row follows the direction of the stack view, not of the arranged views`() {
    let stack = makeStack()
    let leftToRight = [CGRect(0, 0, 180, 100), CGRect(190, 0, 80, 100), CGRect(280, 0, 20, 100)]
    let rightToLeft = [CGRect(120, 0, 180, 100), CGRect(30, 0, 80, 100), CGRect(0, 0, 20, 100)]
    expectEqual(stack.laidOut, leftToRight)
    stack.semanticContentAttribute = .forceRightToLeft
    expectEqual(stack.laidOut, rightToLeft)
    stack.semanticContentAttribute = .unspecified
    expectEqual(stack.laidOut, leftToRight)
    for index in [1, 0] {
      stack.arrangedSubviews[index].semanticContentAttribute = .forceRightToLeft
      expectEqual(stack.laidOut, leftToRight)
    }
  }

  @Test func `a column in a right-to-left layout has its leading edges at the right`() {
    let stack = makeStack(.leading)
    stack.axis = .vertical
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(stack.laidOut.map(\.maxX) == [300, 300, 300] && stack.laidOut.map(\.width) == [40, 80, 20])
    stack.alignment = .trailing
    expectEqual(stack.laidOut.map(\.minX), [0, 0, 0])
  }

  nonisolated static let distributions: [StackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  @Test(arguments: distributions, [StackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline])
  func `f54 every arrangement is mirrored, also after changes`(
    distribution: StackView.Distribution, alignment: StackView.Alignment
  ) {
    for axis in [LayoutAxis.horizontal, .vertical] where axis == .horizontal || alignment != .firstBaseline {
      let stacks = [makeStack(alignment), makeStack(alignment)]
      for stack in stacks { (stack.distribution, stack.axis) = (distribution, axis) }
      stacks[1].semanticContentAttribute = .forceRightToLeft
      let changes: [(StackView) -> Void] = [
        { _ in }, { $0.arrangedSubviews[1].isHidden = true },
        { $0.insertArrangedSubview(SizedContentView(15, 12), at: 0) }, { $0.arrangedSubviews[2].isHidden = false },
        { $0.setCustomSpacing(21, after: $0.arrangedSubviews[0]) },
        { stack in
          stack.layoutMargins = EdgeInsets(1, 5, 2, 5)
          stack.isLayoutMarginsRelativeArrangement = true
        },
        { $0.addArrangedSubview($0.arrangedSubviews[0]) },
      ]
      for (index, change) in changes.enumerated() {
        for stack in stacks { change(stack) }
        let (frames, mirrored) = (stacks[0].laidOut, stacks[1].laidOut)
        for (frame, other) in zip(frames, mirrored) {
          // Halves of a pixel are rounded to the right in both directions.
          #expect(abs(frame.minX - (300 - other.maxX)) <= 0.5, "\(axis), change \(index)")
          #expect(abs(frame.width - other.width) <= 0.5 && frame.minY == other.minY && frame.height == other.height)
        }
      }
    }
  }

  /// The order of equal views decides which of them stretches, however it came about.
  @Test(arguments: distributions)
  func `views that were moved and hidden have the lengths of a new stack view`(distribution: StackView.Distribution) {
    for moved in 0..<4 {
      for target in 0..<4 {
        for hidden in 0..<4 {
          let views = (0..<4).map { SizedContentView(CGFloat(20 + 10 * $0), 10) }
          let stack = StackView.sample(300, 50, spacing: 4, distribution: distribution, views)
          _ = stack.laidOut
          views[hidden].isHidden = true
          _ = stack.laidOut
          stack.insertArrangedSubview(views[moved], at: target)
          _ = stack.laidOut
          views[hidden].isHidden = false
          let copies = stack.arrangedSubviews.map { view in
            SizedContentView(view.intrinsicContentSize.width, view.intrinsicContentSize.height)
          }
          let new = StackView.sample(300, 50, spacing: 4, distribution: distribution, copies)
          expectEqual(stack.laidOut, new.laidOut, "\(moved) to \(target), \(hidden) hidden")
        }
      }
    }
  }

  @Test func `f78 a stack view in a right-to-left view is laid out from the right, and its views by its own direction`()
  {
    let root = View(frame: CGRect(0, 0, 400, 200))
    let stack = makeStack()
    root.addForConstraints(stack)
    root.semanticContentAttribute = .forceRightToLeft
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.widthAnchor.constraint(equalToConstant: 300),
      stack.heightAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame.minX == CGFloat(400 - 30 - 300) && stack.laidOut.map(\.minX) == [0, 190, 280])
  }

  @Test func `f63 views are arranged within the margins`() {
    let stack = makeStack()
    stack.layoutMargins = EdgeInsets(5, 10, 15, 20)
    expectEqual(stack.laidOut[0].minX, 0)
    stack.isLayoutMarginsRelativeArrangement = true
    // 300 - 10 - 20 - 2 · 10 - 80 - 20
    expectEqual(stack.laidOut, [CGRect(10, 5, 150, 80), CGRect(170, 5, 80, 80), CGRect(260, 5, 20, 80)])
    stack.layoutMargins.left = 30
    expectEqual(stack.laidOut, [CGRect(30, 5, 130, 80), CGRect(170, 5, 80, 80), CGRect(260, 5, 20, 80)])
    expectEqual(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize), CGSize(30 + 160 + 20, 5 + 30 + 15))
    stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
    stack.semanticContentAttribute = .forceRightToLeft
    expectEqual(stack.laidOut.map(\.minX), [120, 30, 0])
  }

  @Test func `a stack view in a stack view has the size of its views`() {
    // Fact f68: the stack view stretches beside content that hugs.
    let inner = StackView.sample(
      0, 0, axis: .vertical, spacing: 3, alignment: .leading, [SizedContentView(22, 16), SizedContentView(41, 16)])
    let outer = StackView.sample(300, 60, spacing: 8, alignment: .center, [SizedContentView(34, 19), inner])
    expectEqual(outer.laidOut, [CGRect(0, 20.5, 34, 19), CGRect(42, 12.5, 258, 35)])
    expectEqual(inner.laidOut, [CGRect(0, 0, 22, 16), CGRect(0, 19, 41, 16)])
    expectEqual(outer.systemLayoutSizeFitting(View.layoutFittingCompressedSize), CGSize(34 + 8 + 41, 16 + 3 + 16))
  }

  @Test func `f43 the tallest view of a row and the ends of a column supply the baselines`() {
    let stack = makeStack()
    let views = stack.arrangedSubviews
    #expect(stack.forFirstBaselineLayout === views[2] && stack.forLastBaselineLayout === views[2])
    (views[1] as? SizedContentView)?.content.height = 30
    #expect(stack.forFirstBaselineLayout === views[1] && stack.forLastBaselineLayout === views[1], "the first of two")
    (views[1] as? SizedContentView)?.content.height = 20
    views[2].isHidden = true
    #expect(stack.forFirstBaselineLayout === views[1])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === views[0] && stack.forLastBaselineLayout === views[1])
    #expect(StackView().forFirstBaselineLayout is StackView)
  }

  @Test func `f43 the baseline of a nested stack view follows its views`() throws {
    let inner = StackView.sample(
      0, 0, axis: .vertical, spacing: 5, [SizedContentView(10, 10), SizedContentView(10, 20)])
    let outer = StackView.sample(0, 0, alignment: .lastBaseline, [SizedContentView(30, 18), inner])
    let root = makeRoot(outer)
    // The bottom of the view of 18 is that of the view of 20, below the one of 10.
    expectEqual(outer.laidOut.map(\.minY), [17, 0])
    inner.arrangedSubviews[0].isHidden = true
    #expect(outer.laidOut.map(\.minY) == [2, 0] && root.subviews == [outer])
  }

  @Test func `the baselines of labels are aligned`() {
    let (title, detail) = (Label.sample("Title", size: 28), Label.sample("Detail", size: 13))
    let stack = StackView.sample(0, 0, spacing: 8, alignment: .firstBaseline, [detail, title])
    let root = makeRoot(stack)
    let frames = stack.laidOut
    // Fact f41: 0.9521 of 28 is 26.66 and of 13 is 12.38 points, to the nearest half point.
    #expect(frames[0].minY == 26.5 - 12.5 && frames[1].minY == 0)
    expectEqual(frames.map(\.size), [detail.intrinsicContentSize, title.intrinsicContentSize])
    #expect(stack.frame.height == title.intrinsicContentSize.height && root.subviews == [stack])
  }

  @Test func `a view on the baseline of a stack view follows new content`() {
    let (label, neighbor) = (Label.sample("Title"), View())
    let stack = StackView.sample(0, 0, alignment: .center, [label])
    let root = makeRoot(stack)
    root.addForConstraints(neighbor)
    LayoutConstraint.activate([
      neighbor.topAnchor.constraint(equalTo: stack.firstBaselineAnchor),
      neighbor.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    for size in [10, 60, 20] as [CGFloat] {
      root.layOut { label.font = .systemFont(ofSize: size) }
      // Fact f41.
      #expect(abs(neighbor.frame.minY - 0.9521 * size) <= 0.25)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a view on the baseline of a row follows the view that becomes the tallest`(isFirst: Bool, hasHeight: Bool) {
    let (first, neighbor) = (SizedContentView(10, 10), View())
    let stack = StackView.sample(0, 0, alignment: .leading, [first, SizedContentView(10, 20)])
    let root = makeRoot(stack)
    root.addForConstraints(neighbor)
    let baseline = isFirst ? stack.firstBaselineAnchor : stack.lastBaselineAnchor
    neighbor.topAnchor.constraint(equalTo: baseline).isActive = true
    stack.heightAnchor.constraint(equalToConstant: 50).isActive = hasHeight
    for height in [10, 40, 15] as [CGFloat] {
      root.layOut { first.content = CGSize(10, height) }
      expectEqual(neighbor.frame.minY, isFirst ? 0 : max(height, 20))
    }
  }

  @Test func `spacings of a baseline relative column are between baselines`() {
    let labels = (0..<2).map { _ in Label.sample("Text", size: 28) }
    let stack = StackView.sample(100, 0, axis: .vertical, spacing: 40, labels)
    stack.isBaselineRelativeArrangement = true
    stack.frame.size = stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    expectEqual(stack.laidOut.map(\.minY), [0, 40])
  }
}
