import HeadlessKit
import HeadlessTesting

/// Changes of stack views and of wrapped labels have the results of new ones.
@MainActor @Suite(.reportsIssuesAsFailures) struct `Changes of stacks and wrapped labels` {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private func label(_ text: String, _ size: CGFloat = 17) -> Label { .sample(text, size: size, lines: 0) }

  @Test(arguments: [StackView.Distribution.equalSpacing, .equalCentering, .fillProportionally, .fillEqually])
  func `a filled stack view has no guides of the distribution before`(distribution: StackView.Distribution) {
    let stack = StackView(arrangedSubviews: [label("a"), label("b"), label("c")])
    (stack.distribution, stack.alignment) = (distribution, .center)
    window.layOut { $0.addSubview(stack) }
    (stack.distribution, stack.alignment) = (.fill, .fill)
    window.layoutIfNeeded()
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a neighbor on the baseline of a column follows a new first view and a new font`(isNested: Bool) {
    func tree(_ first: Label?, _ size: CGFloat) -> (neighbor: Label, column: StackView, first: Label) {
      let (neighbor, last, root) = (label("n"), label("last", size), View(frame: window.bounds))
      let column = StackView(arrangedSubviews: [first, last].compactMap(\.self))
      column.axis = .vertical
      let outer = isNested ? StackView(arrangedSubviews: [column]) : column
      for view in [outer, neighbor] { root.addForConstraints(view) }
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
      neighbor.firstBaselineAnchor.constraint(equalTo: outer.firstBaselineAnchor).isActive = true
      window.layOut { $0.addSubview(root) }
      return (neighbor, column, last)
    }
    let changed = tree(nil, 10)
    window.layOut { changed.column.insertArrangedSubview(label("first", 60), at: 0) }
    let y = tree(label("first", 60), 10).neighbor.frame.minY
    expectEqual(changed.neighbor.frame.minY, y)
    for change in [{ $0.removeFromSuperview() }, { $0.isHidden = true }] as [(View) -> Void] {
      let changed = tree(label("first", 60), 10)
      window.layOut { change(changed.column.arrangedSubviews[0]) }
      expectEqual(changed.neighbor.frame.minY, tree(nil, 10).neighbor.frame.minY)
    }
    let grown = tree(nil, 10)
    window.layOut { grown.first.font = .systemFont(ofSize: 40) }
    expectEqual(grown.neighbor.frame.minY, tree(nil, 40).neighbor.frame.minY)
  }

  @Test(arguments: [false, true])
  func `wrapped labels whose widths are tied later wrap as those that were always tied`(changesText: Bool) {
    let text = "words that need several lines in a narrow label"
    func tree(_ isTied: Bool, _ last: String) -> (labels: [Label], tie: LayoutConstraint, width: LayoutConstraint) {
      let root = window.adding(View(frame: window.bounds))
      let labels = [label(text), label(text), label(last)]
      for label in labels { root.addForConstraints(label) }
      let width = labels[0].widthAnchor.constraint(equalToConstant: 120)
      let tie = labels[2].widthAnchor.constraint(equalTo: labels[0].widthAnchor)
      LayoutConstraint.activate([width, labels[1].widthAnchor.constraint(equalTo: labels[0].widthAnchor)])
      labels[2].widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
      tie.isActive = isTied
      window.layoutIfNeeded()
      return (labels, tie, width)
    }
    let changed = tree(false, changesText ? "short" : text)
    changed.labels[2].text = text
    changed.tie.isActive = true
    if changesText { window.layoutIfNeeded() }
    window.layOut { changed.width.constant = 90 }
    let new = tree(true, text)
    window.layOut { new.width.constant = 90 }
    expectEqual(changed.labels.map(\.frame.size), new.labels.map(\.frame.size))
  }

  @Test(arguments: [LayoutAxis.horizontal, .vertical])
  func `a stack view without a visible view is as short as constraints of a higher priority leave it`(axis: LayoutAxis)
  {
    for (priority, length) in [(LayoutPriority(10), CGFloat(0)), (LayoutPriority(60), 100)] {
      let stack = StackView(arrangedSubviews: [View()])
      stack.axis = axis
      stack.arrangedSubviews[0].isHidden = true
      window.addForConstraints(stack)
      let long = (axis == .horizontal ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: 100)
      long.priority = priority
      long.isActive = true
      window.layoutIfNeeded()
      expectEqual(axis == .horizontal ? stack.frame.width : stack.frame.height, length)
    }
  }

  @Test(arguments: [StackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering])
  func `a view that leaves a stack view and comes back in one turn has its place again`(
    distribution: StackView.Distribution
  ) {
    let stack = StackView(arrangedSubviews: [label("a"), label("bc"), label("def")])
    (stack.frame.size, stack.distribution) = (CGSize(width: 200, height: 50), distribution)
    window.layOut { $0.addSubview(stack) }
    let (view, frames) = (stack.arrangedSubviews[1], stack.arrangedSubviews.map(\.frame))
    view.removeFromSuperview()
    stack.insertArrangedSubview(view, at: 1)
    window.layoutIfNeeded()
    expectEqual(stack.arrangedSubviews.map(\.frame), frames)
  }

  @Test func `f43 the last baseline of a column is that of its last view`() {
    let (root, neighbor) = (View(frame: window.bounds), label("n", 10))
    let column = StackView(arrangedSubviews: [label("first", 20), label("last", 10)])
    column.axis = .vertical
    window.addSubview(root)
    for view in [column, neighbor] { root.addForConstraints(view) }
    column.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    neighbor.lastBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor).isActive = true
    window.layoutIfNeeded()
    expectEqual(neighbor.frame.maxY, column.frame.maxY)
  }
}
