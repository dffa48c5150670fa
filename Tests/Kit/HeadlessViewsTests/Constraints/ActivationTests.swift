import HeadlessKit
import HeadlessTesting

@MainActor struct `Activation of constraints` {
  @Test func `f26 the nearest common ancestor has an active constraint`() {
    let tree = ConstraintTree()
    let (first, second) = (tree.add(), tree.add())
    let inner = tree.add(to: second)
    let across = inner.leftAnchor.constraint(equalTo: first.leftAnchor)
    let toSuperview = inner.topAnchor.constraint(equalTo: second.topAnchor)
    let alone = inner.widthAnchor.constraint(equalToConstant: 5)
    LayoutConstraint.activate([across, toSuperview, alone, alone])
    #expect(tree.root.constraints == [across] && second.constraints == [toSuperview] && inner.constraints == [alone])
    #expect(across.isActive && alone.isActive)
    LayoutConstraint.deactivate([across, alone])
    #expect(tree.root.constraints.isEmpty && inner.constraints.isEmpty && !across.isActive)
  }

  @Test func `a view that is removed from its superview loses the constraints to the outside and not those inside`() {
    let tree = ConstraintTree()
    let box = tree.add()
    let inner = tree.add(to: box)
    box.place(0, 0, 100, 100)
    inner.pinToSuperview(10)
    let out = inner.leftAnchor.constraint(equalTo: tree.root.leftAnchor, constant: 10)
    out.isActive = true
    tree.layOut()
    box.removeFromSuperview()
    #expect(tree.root.constraints.isEmpty && !out.isActive)
    expectEqual(box.constraints.count, 2 + 4)
    tree.root.addSubview(box)
    out.isActive = true
    tree.layOut()
    #expect(out.isActive && box.frame.size == CGSize(width: 100, height: 100))
    expectEqual(inner.frame, CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test func `a constraint that its own priority deactivates while it is read has no effect`() {
    let tree = ConstraintTree()
    let view = tree.add()
    view.leftAnchor.constraint(equalTo: tree.root.leftAnchor, constant: 10).isActive = true
    let width = EndingConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 50)
    width.isActive = true
    tree.layOut()
    expectEqual(view.frame, CGRect(x: 10, y: 0, width: 0, height: 0))
    #expect(!width.isActive)
  }

  private final class EndingConstraint: LayoutConstraint {
    override var priority: LayoutPriority {
      get {
        isActive = false
        return super.priority
      }
      set {}
    }
  }

  @Test func `a constraint outlives its views without retaining them`() {
    weak var released: View?
    var constraint: LayoutConstraint?
    autoreleased {
      let tree = ConstraintTree()
      let child = tree.add()
      child.place(0, 0, 10, 10)
      constraint = child.constraints.first
      released = child
      tree.layOut()
    }
    #expect(released == nil && constraint?.isActive == false && constraint?.firstItem == nil)
    constraint?.constant = 3
    let reports = IssueReporting.collect { constraint?.isActive = true }
    #expect(reports.count == 1 && constraint?.isActive == false)
  }

  @Test func `an observer does not retain a view whose constraints wait for a layout`() {
    weak var released: View?
    LayoutObservation.observe(with: LayoutObservationTests.Observer()) {
      autoreleased {
        let child = ConstraintTree().add()
        child.widthAnchor.constraint(equalToConstant: 5).isActive = true
        child.setContentHuggingPriority(.required, for: .horizontal)
        released = child
      }
      expectNil(released)
    }
  }

  private func autoreleased(_ body: () -> Void) { body() }

  @Test func `addConstraint refuses items outside of the view`() {
    let tree = ConstraintTree()
    let (first, second) = (tree.add(), tree.add())
    let constraint = second.widthAnchor.constraint(equalTo: first.widthAnchor)
    let reports = IssueReporting.collect { first.addConstraint(constraint) }
    #expect(reports.count == 1 && !constraint.isActive)
    tree.root.addConstraint(constraint)
    #expect(constraint.isActive && tree.root.constraints == [constraint])
  }

  @Test func `thousands of constraints on one view are removed one by one`() {
    let tree = ConstraintTree()
    let views = (0..<5000).map { _ in tree.add() }
    let constraints = views.map { $0.leftAnchor.constraint(equalTo: tree.root.leftAnchor) }
    LayoutConstraint.activate(constraints)
    tree.layOut()
    for view in views.shuffled() { view.removeFromSuperview() }
    #expect(tree.root.constraints.isEmpty)
  }
}
