import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Order of layout", .reportsIssuesAsFailures) struct LayoutOrderTests {
  let log = Log()

  func view(_ name: String) -> LoggedView { LoggedView(name, log) }

  @Test func `d2 parents are laid out before children and siblings in their order`() {
    let root = view("root")
    root.holding(view("a").holding(view("a1"), view("a2").holding(view("a21"))), view("b").holding(view("b1")))
    expectEqual(log.lines { root.layoutIfNeeded() }, "root a a1 a2 a21 b b1")
    expectSettled(root)
  }

  @Test func `d2 only views that asked are laid out, in tree order and not in the order of asking`() {
    let (root, a1, b, b1) = (view("root"), view("a1"), view("b"), view("b1"))
    root.layOut { $0.holding(view("a").holding(a1), b.holding(b1)) }
    b1.setNeedsLayout()
    b.setNeedsLayout()
    a1.setNeedsLayout()
    expectEqual(log.lines { root.layoutIfNeeded() }, "a1 b b1")
    expectSettled(root)
  }

  @Test func `d2 layoutIfNeeded climbs while the superview itself needs layout, then lays out the whole subtree`() {
    let (root, a, a1, a11) = (view("root"), view("a"), view("a1"), view("a11"))
    let (a2, b) = (view("a2"), view("b"))
    root.layOut { $0.holding(a.holding(a1.holding(a11), a2), b) }
    for dirty in [a, a1, a2, b] { dirty.setNeedsLayout() }
    expectEqual(log.lines { a11.layoutIfNeeded() }, "a a1 a2", "b is outside: its superview is not marked")
    expectEqual(log.lines { root.layoutIfNeeded() }, "b")
  }

  @Test func `d2 the climb stops at a superview that does not need layout, even if one above it does`() {
    let (root, a, a1) = (view("root"), view("a"), view("a1"))
    root.layOut { $0.holding(a.holding(a1)) }
    root.setNeedsLayout()
    a1.setNeedsLayout()
    expectEqual(log.lines { a1.layoutIfNeeded() }, "a1")
    expectEqual(log.lines { root.layoutIfNeeded() }, "root")
  }

  @Test func `d2 a clean view with a dirty superview brings the superview up to date`() {
    let (root, a) = (view("root"), view("a"))
    root.layOut { $0.holding(a) }
    root.setNeedsLayout()
    expectEqual(log.lines { a.layoutIfNeeded() }, "root")
  }

  @Test func `d2 a subtree's pass does not lay out the rest of the tree`() {
    let (root, a, b) = (view("root"), view("a"), view("b"))
    root.layOut { $0.holding(a.holding(view("a1")), b.holding(view("b1"))) }
    for parent in [b, a] { parent.subviews[0].setNeedsLayout() }
    expectEqual(log.lines { b.layoutIfNeeded() }, "b1")
    expectEqual(log.lines { b.layoutIfNeeded() }, "")
    expectEqual(log.lines { root.layoutIfNeeded() }, "a1")
    expectSettled(root)
  }

  @Test func `d2 siblings are laid out in their order after every kind of edit, one after the other`() {
    let (root, new) = (view("root"), view("new"))
    root.layOut { $0.holding(view("a"), view("b"), view("c"), view("d")) }
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    root.insertSubview(new, at: 1)
    root.bringSubviewToFront(root.subviews[0])
    root.subviews[2].removeFromSuperview()
    root.sendSubviewToBack(root.subviews[1])
    root.insertSubview(new, aboveSubview: root.subviews[2])
    root.exchangeSubview(at: 1, withSubviewAt: 3)
    root.exchangeSubview(at: 2, withSubviewAt: 3)
    for subview in root.subviews.reversed() { subview.setNeedsLayout() }
    expectEqual(log.lines { root.layoutIfNeeded() }, "root a b d new")
    expectConsistent(root)
  }
}
