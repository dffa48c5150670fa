import HeadlessKit
import HeadlessTesting

/// Combinations of features that touch each other in the engine.
@MainActor struct `Constraints together` {
  @Test func `a conflict inside of a fitting size changes nothing outside of it`() {
    let tree = ConstraintTree()
    let card = tree.add()
    let width = card.widthAnchor.constraint(equalToConstant: 200)
    width.isActive = true
    tree.layOut()
    let reports = IssueReporting.collect {
      _ = card.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      width.isActive = false
      card.widthAnchor.constraint(equalToConstant: 300).isActive = true
      tree.layOut()
    }
    #expect(reports.isEmpty && card.frame.width == 300)
  }

  @Test func `thousands of new constants that hold only together contradict nothing`() {
    let tree = ConstraintTree()
    let views = (0..<1_100).map { _ in tree.add() }
    let widths = (views + views).map { $0.widthAnchor.constraint(equalToConstant: 10) }
    LayoutConstraint.activate(widths)
    tree.layOut()
    for width in widths { width.constant = 20 }
    #expect(IssueReporting.collect { tree.layOut() }.isEmpty && views.allSatisfy { $0.frame.width == 20 })
  }

  @Test func `a new constant and a new constraint that hold only together are solved together, among thousands`() {
    let tree = ConstraintTree()
    let view = tree.add()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    tree.layOut()
    let others = (0..<2_100).map { _ in tree.add().widthAnchor.constraint(equalToConstant: 20) }
    LayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 20)] + others)
    width.constant = 20
    #expect(IssueReporting.collect { tree.layOut() }.isEmpty && view.frame.width == 20)
  }

  @Test func `numbers of overrides that are not finite end nothing`() {
    final class Odd: View {
      override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0) }
      override func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority { LayoutPriority(.nan) }
      override var intrinsicContentSize: CGSize { CGSize(width: 5, height: CGFloat.infinity) }
    }
    let tree = ConstraintTree()
    let odd = tree.add(Odd())
    let beside = tree.add()
    beside.place(1, 2, 3, 4)
    odd.pinToSuperview()
    _ = IssueReporting.collect {
      odd.widthAnchor.constraint(equalTo: beside.widthAnchor, multiplier: 1e308).isActive = true
      tree.layOut()
    }
    let size = odd.systemLayoutSizeFitting(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0), withHorizontalFittingPriority: LayoutPriority(.nan),
      verticalFittingPriority: .required)
    #expect(size.width >= 0 && beside.frame.origin == CGPoint(x: 1, y: 2))
  }

  @Test func `a constraint whose view no longer exists can be activated in another one`() {
    let (first, second) = (View(), View())
    var constraint: LayoutConstraint?
    func makeOldSuperview() {
      let old = View()
      old.holding(first, second)
      constraint = first.topAnchor.constraint(equalTo: second.topAnchor)
      constraint?.isActive = true
    }
    makeOldSuperview()
    expectEqual(constraint?.isActive, false)
    let new = View()
    new.holding(first, second)
    constraint?.isActive = true
    #expect(constraint?.isActive == true && new.constraints.count == 1)
  }

  @Test func `a constraint to a view that no longer exists is refused`() {
    let view = View()
    let constraint = view.topAnchor.constraint(equalTo: View().topAnchor)
    expectIssue(containing: "an item no longer exists") { constraint.isActive = true }
    #expect(!constraint.isActive && view.constraints.isEmpty)
  }

  @Test func `the flexible content of a frame-based view is part of its fitting size`() {
    let cell = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let content = View(frame: cell.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.addSubview(content)
    let box = View()
    content.addForConstraints(box)
    box.pinToSuperview(10)
    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5).isActive = true
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(abs(size.width - 100) < 1e-9 && abs(size.height - (80 / 2 + 20)) < 1e-9)
  }

  @Test(arguments: [true, false])
  func `constants point inward in a right-to-left layout, whichever side is written first`(isCenterFirst: Bool) {
    let tree = ConstraintTree(100, 50)
    let view = tree.add()
    view.place(0, 0, 10, 10)
    LayoutConstraint.deactivate(tree.root.constraints)
    for view in [tree.root, view] { view.semanticContentAttribute = .forceRightToLeft }
    let constraint =
      isCenterFirst
      ? view.centerXAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 30)
      : tree.root.leadingAnchor.constraint(equalTo: view.centerXAnchor, constant: -30)
    LayoutConstraint.activate([constraint, view.topAnchor.constraint(equalTo: tree.root.topAnchor)])
    tree.layOut()
    expectEqual(view.center.x, CGFloat(100 - 30))
  }

  @Test func `constraints are updated before changed constants are solved`() {
    final class Switching: View {
      var old: LayoutConstraint?
      override func updateConstraints() {
        old?.isActive = false
        super.updateConstraints()
      }
    }
    let tree = ConstraintTree(root: Switching())
    let view = tree.add()
    view.place(0, 0, 10, 10)
    tree.layOut()
    (tree.root as? Switching)?.old = view.constraints[0]
    tree.root.setNeedsUpdateConstraints()
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let reports = IssueReporting.collect { tree.layOut() }
    #expect(reports.isEmpty && view.frame.width == 40)
  }

  @Test func `constraint methods are values, as in UIKit`() {
    let (first, second) = (View(), View())
    let make: (LayoutXAxisAnchor) -> LayoutConstraint = first.leftAnchor.constraint(equalTo:)
    expectEqual(make(second.rightAnchor).constant, 0)
  }

  @Test func `labels that wrap are forgotten with their views`() {
    let tree = ConstraintTree(100, 400)
    for _ in 0..<50 {
      let label = tree.add(Label())
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine ten"
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: tree.root.trailingAnchor),
        label.topAnchor.constraint(equalTo: tree.root.topAnchor),
      ])
      tree.layOut()
      #expect(label.frame.height > 2 * label.font.lineHeight && label.frame.width == 100)
      label.removeFromSuperview()
    }
  }
}

@MainActor struct `Endless content sizes` {
  final class Endless: View {
    var growth: CGFloat = 0
    var count = 0
    override var intrinsicContentSize: CGSize {
      count += 1
      invalidateIntrinsicContentSize()
      return CGSize(width: 30 + growth * CGFloat(count), height: 10)
    }
  }

  @Test(arguments: [0, 1])
  func `a content size that invalidates itself is read 100 times, reported, and used`(growth: CGFloat) {
    let tree = ConstraintTree()
    let view = tree.add(Endless())
    view.growth = growth
    view.leftAnchor.constraint(equalTo: tree.root.leftAnchor, constant: 7).isActive = true
    let reports = IssueReporting.collect { tree.layOut() }
    let message =
      "intrinsicContentSize of Endless: Expected the content size to be valid; it was invalidated 100 times while it "
      + "was read. Don't call invalidateIntrinsicContentSize() from intrinsicContentSize."
    expectEqual(reports.map(\.description), [message])
    #expect(view.count == 100 && view.frame.width == 30 + 100 * growth)
    #expect(IssueReporting.collect { tree.layOut() }.isEmpty)
  }
}
