import HeadlessKit
import HeadlessTesting

/// The order of a layout pass: constraints from the bottom up, then layout from the top down.
@MainActor struct `Passes of constraints` {
  private let log = Log()

  @Test func `f28 a new view needs its constraints updated until the base implementation was called`() {
    let view = View()
    #expect(view.needsUpdateConstraints())
    view.updateConstraints()
    #expect(!view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
  }

  @Test func `subviews update their constraints before their superviews, and superviews lay out first`() {
    let tree = ConstraintTree(root: PassView("root", log))
    let middle = tree.add(PassView("middle", log))
    middle.pinToSuperview()
    tree.add(PassView("leaf", log), to: middle).pinToSuperview(10)
    tree.layOut()
    #expect(
      log.removeLines() == [
        "leaf.updateConstraints", "middle.updateConstraints", "root.updateConstraints", "root.layoutSubviews",
        "middle.layoutSubviews", "leaf.layoutSubviews",
      ])
    tree.layOut()
    #expect(log.removeLines() == [], "a settled pass calls nothing")
  }

  @Test func `a view whose constraints change is not laid out itself, its superview is`() {
    let tree = ConstraintTree(root: PassView("root", log))
    let child = tree.add(PassView("child", log))
    child.place(0, 0, 10, 10)
    tree.layOut()
    _ = log.removeLines()
    child.setNeedsUpdateConstraints()
    tree.layOut()
    #expect(log.removeLines() == ["child.updateConstraints", "root.layoutSubviews"])
  }

  @Test func `frames are old before the base layoutSubviews and final after it`() {
    let root = PassView("root", log)
    let tree = ConstraintTree(root: root)
    let child = tree.add()
    child.place(0, 0, 10, 10)
    var widths: [CGFloat] = []
    root.beforeLayout = { widths.append(child.frame.width) }
    root.afterLayout = { widths.append(child.frame.width) }
    tree.layOut()
    child.constraints[0].constant = 50
    tree.layOut()
    #expect(widths == [0, 10, 10, 50])
  }

  @Test func `a constant that layoutSubviews changes before super is used in the same pass`() {
    let root = PassView("root", log)
    let tree = ConstraintTree(root: root)
    let child = tree.add()
    child.place(0, 0, 10, 10)
    root.beforeLayout = { [unowned root] in child.constraints[0].constant = root.bounds.width / 2 }
    tree.layOut()
    #expect(child.frame.width == 160)
  }

  @Test func `a constraint that layoutSubviews changes after super is used when the pass ends`() {
    let root = PassView("root", log)
    let tree = ConstraintTree(root: root)
    let child = tree.add()
    child.place(0, 0, 10, 10)
    root.afterLayout = { child.constraints[1].constant = 70 }
    tree.layOut()
    #expect(child.frame.height == 70)
  }

  @Test func `constraints that change in every pass are reported`() {
    let root = PassView("root", log)
    let tree = ConstraintTree(root: root)
    let child = tree.add()
    child.place(0, 0, 10, 10)
    root.afterLayout = { child.constraints[0].constant += 1 }
    let reports = IssueReporting.collect { tree.layOut() }
    #expect(reports.count == 1)
  }

  @Test func `constraints that are updated for ever are reported`() {
    let tree = ConstraintTree(root: PassView("root", log))
    let child = tree.add(PassView("child", log))
    child.place(0, 0, 10, 10)
    child.update = { [unowned child] in (child.superview as? PassView)?.setNeedsUpdateConstraints() }
    (tree.root as? PassView)?.update = { child.setNeedsUpdateConstraints() }
    let reports = IssueReporting.collect { tree.layOut() }
    #expect(reports.count == 1 && reports[0].place.hasPrefix("updateConstraints of PassView"))
    #expect(child.frame.width == 10)
  }

  @Test func `a class that requires constraint layout is updated without any constraint`() {
    final class Requiring: View {
      var updates = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    final class Waiting: View {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (requiring, waiting) = (Requiring(), Waiting())
    let other = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(requiring)
    other.addSubview(waiting)
    window.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(requiring.updates == 1 && waiting.updates == 0)
  }

  @Test func `views may be removed while constraints are updated`() {
    let tree = ConstraintTree(root: PassView("root", log))
    let (first, second) = (tree.add(PassView("first", log)), tree.add(PassView("second", log)))
    first.place(0, 0, 10, 10)
    second.place(20, 0, 10, 10)
    second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor).isActive = true
    second.update = { first.removeFromSuperview() }
    tree.layOut()
    #expect(second.frame == CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(first.superview == nil && first.constraints.count == 2)
  }

  @Test func `constraints animate when a block lays out`() {
    let tree = ConstraintTree()
    let child = tree.add()
    child.place(0, 0, 10, 10)
    tree.layOut()
    child.constraints[0].constant = 100
    View.animate(withDuration: 1) { tree.layOut() }
    #expect(child.frame.width == 100)
    Screen.main.clock.advance(by: 0.5)
    let shown = child.layer.presentation()?.bounds.width ?? 0
    #expect(shown > 10 && shown < 100)
  }
}
