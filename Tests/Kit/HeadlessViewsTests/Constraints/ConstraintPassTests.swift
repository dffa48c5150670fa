import HeadlessKit
import HeadlessTesting

/// The order of a layout pass: constraints from the bottom up, then layout from the top down.
@MainActor struct `Passes of constraints` {
  private let log = Log()

  /// Returns a tree whose root view has a child of 10×10 points.
  private func makeTree<Child: View>(
    _ child: Child = View()
  ) -> (tree: ConstraintTree, root: PassView, child: Child) {
    let root = PassView("root", log)
    let tree = ConstraintTree(root: root)
    tree.add(child).place(0, 0, 10, 10)
    return (tree, root, child)
  }

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
    expectEqual(log.removeLines(), [], "a settled pass calls nothing")
  }

  @Test func `a view whose constraints change is not laid out itself, its superview is, once`() {
    let (tree, _, child) = makeTree(PassView("child", log))
    let plain = tree.add()
    plain.place(0, 0, 50, 50)
    tree.layOut()
    _ = log.removeLines()
    for view in [child, plain] { view.setNeedsUpdateConstraints() }
    tree.layOut()
    expectEqual(log.removeLines(), ["child.updateConstraints", "root.layoutSubviews"])
    expectEqual(LayoutTrace.recording { tree.layOut() }.passes, 0)
  }

  @Test func `frames are old before the base layoutSubviews and final after it`() {
    let (tree, root, child) = makeTree()
    var widths: [CGFloat] = []
    root.beforeLayout = { widths.append(child.frame.width) }
    root.afterLayout = { widths.append(child.frame.width) }
    tree.layOut()
    child.constraints[0].constant = 50
    tree.layOut()
    expectEqual(widths, [0, 10, 10, 50])
  }

  @Test func `a constant that layoutSubviews changes is used by super, and one changed after it when the pass ends`() {
    let (tree, root, child) = makeTree()
    var widths: [CGFloat] = []
    root.beforeLayout = { [unowned root] in child.constraints[0].constant = root.bounds.width / 2 }
    root.afterLayout = {
      widths.append(child.frame.width)
      child.constraints[1].constant = 70
    }
    tree.layOut()
    #expect(widths.first == 160 && child.frame.size == CGSize(width: 160, height: 70))
  }

  @Test func `constraints that change in every pass are reported`() {
    let (tree, root, child) = makeTree()
    root.afterLayout = { child.constraints[0].constant += 1 }
    let reports = IssueReporting.collect { tree.layOut() }
    expectEqual(reports.count, 1)
  }

  @Test func `constraints that are updated for ever are reported`() {
    let (tree, root, child) = makeTree(PassView("child", log))
    child.update = { [unowned root] in root.setNeedsUpdateConstraints() }
    root.update = { [unowned child] in child.setNeedsUpdateConstraints() }
    let reports = IssueReporting.collect { tree.layOut() }
    #expect(reports.count == 1 && reports[0].place.hasPrefix("updateConstraints of PassView"))
    expectEqual(child.frame.width, 10)
  }

  @Test func `a class that requires constraint layout is updated without any constraint`() {
    class Waiting: View {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    final class Requiring: Waiting {
      override class var requiresConstraintBasedLayout: Bool { true }
    }
    let views = [Waiting(), Requiring()]
    for view in views {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.layOut { $0.addSubview(view) }
    }
    expectEqual(views.map(\.updates), [0, 1])
  }

  @Test func `views may be removed while constraints are updated`() {
    let tree = ConstraintTree(root: PassView("root", log))
    let (first, second) = (tree.add(PassView("first", log)), tree.add(PassView("second", log)))
    first.place(0, 0, 10, 10)
    second.place(20, 0, 10, 10)
    second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor).isActive = true
    second.update = { first.removeFromSuperview() }
    tree.layOut()
    expectEqual(second.frame, CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(first.superview == nil && first.constraints.count == 2)
  }
}
