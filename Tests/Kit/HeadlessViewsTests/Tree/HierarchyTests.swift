import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Hierarchy", .reportsIssuesAsFailures) struct HierarchyTests {
  let log = Log()
  let root, a, b, c, new: LoggedView

  init() {
    root = LoggedView("root", log)
    a = LoggedView("a", log)
    b = LoggedView("b", log)
    c = LoggedView("c", log)
    new = LoggedView("new", log)
    root.holding(a, b, c)
  }

  func order(of view: View) -> String { view.subviews.map { ($0 as? LoggedView)?.name ?? "?" }.joined(separator: " ") }

  @Test func `d6 an added view is in front, also one that was a subview already, and leaves its old superview`() {
    root.addSubview(new)
    #expect(order(of: root) == "a b c new" && new.superview === root && new.next === root)
    #expect(root.superview == nil && root.next == nil)
    for _ in 1...2 {
      root.addSubview(a)
      expectEqual(order(of: root), "b c new a")
    }
    new.addSubview(b)
    #expect(order(of: root) == "c new a" && order(of: new) == "b" && b.superview === new)
    expectConsistent(root)
  }

  @Test(arguments: [
    (-1, "new a b c"), (Int.min, "new a b c"), (0, "new a b c"), (1, "a new b c"), (3, "a b c new"), (4, "a b c new"),
    (Int.max, "a b c new"),
  ])
  func `d6 an index out of range means the nearest end`(index: Int, order: String) {
    root.insertSubview(new, at: index)
    expectEqual(self.order(of: root), order)
    expectConsistent(root)
  }

  @Test(arguments: [(0, "b a c"), (1, "a b c"), (2, "a c b"), (9, "a c b")])
  func `d6 the index of a subview that is inserted again is among the others only`(index: Int, order: String) {
    root.insertSubview(b, at: index)
    expectEqual(self.order(of: root), order)
    expectConsistent(root)
  }

  @Test func `a view inserted below or above a sibling is right beside it`() {
    root.insertSubview(new, belowSubview: b)
    expectEqual(order(of: root), "a new b c")
    root.insertSubview(new, aboveSubview: b)
    expectEqual(order(of: root), "a b new c")
    root.insertSubview(new, aboveSubview: c)
    expectEqual(order(of: root), "a b c new")
    root.insertSubview(new, belowSubview: a)
    expectEqual(order(of: root), "new a b c")
    expectConsistent(root)
  }

  @Test func `d6 a view inserted beside a view of another superview is in front of all`() {
    root.insertSubview(new, belowSubview: View())
    expectEqual(order(of: root), "a b c new")
    root.insertSubview(a, aboveSubview: View())
    expectEqual(order(of: root), "b c new a")
    root.insertSubview(b, belowSubview: root)
    expectEqual(order(of: root), "c new a b")
    expectConsistent(root)
  }

  @Test func `ordering and removal move one view and do not reorder the others`() {
    root.bringSubviewToFront(a)
    expectEqual(order(of: root), "b c a")
    root.sendSubviewToBack(c)
    expectEqual(order(of: root), "c b a")
    root.exchangeSubview(at: 2, withSubviewAt: 0)
    expectEqual(order(of: root), "a b c")
    for _ in 1...2 {
      b.removeFromSuperview()
      #expect(order(of: root) == "a c" && b.superview == nil)
    }
    expectConsistent(root)
  }

  @Test func `a view is a descendant of itself and of everything above it, of nothing else`() {
    a.addSubview(new)
    #expect(new.isDescendant(of: new) && new.isDescendant(of: a) && new.isDescendant(of: root))
    #expect(!new.isDescendant(of: b) && !a.isDescendant(of: new) && !root.isDescendant(of: a))
  }
}
