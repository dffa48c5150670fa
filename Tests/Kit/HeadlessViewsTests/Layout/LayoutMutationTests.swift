import HeadlessKit
import HeadlessTesting

/// Trees that change while they are laid out.
///
/// The tree is `root > [a > [a1 > a11, a2], b > b1]`; everything is due.
@MainActor @Suite("Changes during layout", .reportsIssuesAsFailures, .forgetsHooks) struct LayoutMutationTests {
  let log = Log()
  let root, a, a1, a11, a2, b, b1: LoggedView

  init() {
    root = LoggedView("root", log)
    a = LoggedView("a", log)
    a1 = LoggedView("a1", log)
    a11 = LoggedView("a11", log)
    a2 = LoggedView("a2", log)
    b = LoggedView("b", log)
    b1 = LoggedView("b1", log)
    root.holding(a.holding(a1.holding(a11), a2), b.holding(b1))
  }

  /// Lays the root out, where `view` does `change` in its layout, the first time it runs.
  func pass(whereLayoutOf view: LoggedView, does change: @escaping () -> Void) -> String {
    var isFirst = true
    view.onLayout = { _ in
      if isFirst { change() }
      isFirst = false
    }
    return log.lines { root.layoutIfNeeded() }
  }

  /// Checks that both trees are whole, and that what left is laid out by a pass of its own.
  func expect(_ gone: LoggedView, lays later: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for tree in [root, gone] { expectConsistent(tree, sourceLocation: sourceLocation) }
    expectSettled(root, sourceLocation: sourceLocation)
    expectEqual(log.lines { gone.layoutIfNeeded() }, later, sourceLocation: sourceLocation)
    expectSettled(gone, sourceLocation: sourceLocation)
  }

  typealias Removal = (
    name: String, order: String, later: String,
    views: @MainActor @Sendable (LayoutMutationTests) -> (laidOut: LoggedView, removed: LoggedView)
  )

  nonisolated static let removals: [Removal] = [
    ("itself", "root a b b1 root", "a1 a11 a2", { ($0.a, $0.a) }),
    ("a later sibling", "root a a1 a11 a2 root", "b b1", { ($0.a, $0.b) }),
    ("an earlier sibling", "root a a1 a11 a2 b b1 root", "", { ($0.b, $0.a) }),
    ("its superview", "root a a1 b b1 root", "a11 a2", { ($0.a1, $0.a) }),
    ("the superview of its superview", "root a a1 a11 b b1 root", "a2", { ($0.a11, $0.a) }),
    ("a subview", "root a a2 b b1", "a1 a11", { ($0.a, $0.a1) }),
  ]

  @Test(arguments: removals)
  func `what a view removes in its layout is removed from the pass; an old superview is laid out again`(row: Removal) {
    let (view, removed) = row.views(self)
    expectEqual(pass(whereLayoutOf: view) { removed.removeFromSuperview() }, row.order)
    expect(removed, lays: row.later)
  }

  @Test func `an ancestor that a view removes within a nested pass is removed from both passes`() {
    a11.onLayout = { _ in self.a.removeFromSuperview() }
    expectEqual(pass(whereLayoutOf: a1) { a1.layoutIfNeeded() }, "root a a1 a11 b b1 root")
    expect(a, lays: "a2")
  }

  @Test func `a view that removes an ancestor after a nested pass from the root removes that ancestor from the pass`() {
    let order = pass(whereLayoutOf: a1) {
      root.layoutIfNeeded()
      a.removeFromSuperview()
    }
    expectEqual(order, "root a a1 a2 b b1 root")
    expect(a, lays: "a11")
  }

  @Test func `views that were removed from the pass have no marks of it`() {
    _ = pass(whereLayoutOf: a11) { a.removeFromSuperview() }
    expectEqual(LayoutTrace.recording { a.layoutIfNeeded() }.visits, 2, "a and a2; a1 and a11 have had their turn")
  }

  @Test func `a pass continues in its own root when that is removed from its superview`() {
    let outer = LoggedView("outer", log)
    outer.layoutIfNeeded()
    outer.addSubview(root)
    outer.layoutIfNeeded()
    for view in [root, a, a1, b] { view.setNeedsLayout() }
    expectEqual(pass(whereLayoutOf: a) { root.removeFromSuperview() }, "root a a1 b")
    expectEqual(log.lines { outer.layoutIfNeeded() }, "outer")
  }

  @Test func `a view moved to a later place in the tree is laid out there, once`() {
    expectEqual(pass(whereLayoutOf: a) { b.addSubview(a2) }, "root a a1 a11 b b1 a2")
    expectConsistent(root)
    expectSettled(root)
  }

  @Test func `a view moved to an earlier place in the tree is laid out there, with its new superview`() {
    expectEqual(pass(whereLayoutOf: b) { a2.addSubview(b1) }, "root a a1 a11 a2 b a2 b1")
    expectConsistent(root)
    expectSettled(root)
  }

  @Test func `a view moved out of the tree is not laid out by the pass it left`() {
    let elsewhere = LoggedView("elsewhere", log)
    expectEqual(pass(whereLayoutOf: a) { elsewhere.holding(a2, b) }, "root a a1 a11 root")
    expect(elsewhere, lays: "elsewhere a2 b b1")
  }

  @Test func `a view that moves itself elsewhere in the tree is laid out there again`() {
    expectEqual(pass(whereLayoutOf: a1) { b1.addSubview(a1) }, "root a a1 a2 a b b1 a1 a11")
    expectConsistent(root)
    expectSettled(root)
  }

  @Test func `a view that removes and adds itself stays in the pass`() {
    let order = pass(whereLayoutOf: a1) {
      a1.removeFromSuperview()
      a.addSubview(a1)
    }
    expectEqual(order, "root a a1 a11 a1 a2 a b b1")
    expectConsistent(root)
    expectSettled(root)
  }

  @Test func `views added during layout are laid out by the same pass`() {
    let order = pass(whereLayoutOf: a) {
      a.holding(LoggedView("new", log).holding(LoggedView("inner", log)))
      b.insertSubview(LoggedView("b0", log), at: 0)
    }
    expectEqual(order, "root a a1 a11 a2 new inner b b0 b1")
    expectConsistent(root)
    expectSettled(root)
  }

  @Test func `views added where the pass has been are laid out by the same pass`() {
    let order = pass(whereLayoutOf: b) { a11.addSubview(LoggedView("new", log)) }
    expectEqual(order, "root a a1 a11 a2 b b1 a11 new")
    expectSettled(root)
  }

  @Test func `a subtree created and released inside a layout has no effect`() {
    weak var gone: View?
    let order = pass(whereLayoutOf: a) {
      let new = LoggedView("new", log).holding(LoggedView("inner", log))
      gone = new
      a.addSubview(new)
      new.removeFromSuperview()
    }
    #expect(order == "root a a1 a11 a2 b b1" && gone == nil)
  }
}
