import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Order of layout", .reportsIssuesAsFailures) struct LayoutOrderTests {
  let log = Log()

  func view(_ name: String) -> LoggedView { LoggedView(name, log) }

  @Test func `d2 parents are laid out before children and siblings in their order`() {
    let root = view("root")
    root.holding(view("a").holding(view("a1"), view("a2").holding(view("a21"))), view("b").holding(view("b1")))
    #expect(log.lines { root.layoutIfNeeded() } == "root a a1 a2 a21 b b1")
    expectSettled(root)
  }

  @Test func `d2 only views that asked are laid out, in tree order and not in the order of asking`() {
    let (root, a1, b, b1) = (view("root"), view("a1"), view("b"), view("b1"))
    root.layOut { $0.holding(view("a").holding(a1), b.holding(b1)) }
    b1.setNeedsLayout()
    b.setNeedsLayout()
    a1.setNeedsLayout()
    #expect(log.lines { root.layoutIfNeeded() } == "a1 b b1")
    expectSettled(root)
  }

  @Test func `d2 layoutIfNeeded climbs while the superview itself needs layout, then lays out the whole subtree`() {
    let (root, a, a1, a11) = (view("root"), view("a"), view("a1"), view("a11"))
    let (a2, b) = (view("a2"), view("b"))
    root.layOut { $0.holding(a.holding(a1.holding(a11), a2), b) }
    for dirty in [a, a1, a2, b] { dirty.setNeedsLayout() }
    #expect(log.lines { a11.layoutIfNeeded() } == "a a1 a2", "b is outside: its superview is not marked")
    #expect(log.lines { root.layoutIfNeeded() } == "b")
  }

  @Test func `d2 the climb stops at a superview that does not need layout, even if one above it does`() {
    let (root, a, a1) = (view("root"), view("a"), view("a1"))
    root.layOut { $0.holding(a.holding(a1)) }
    root.setNeedsLayout()
    a1.setNeedsLayout()
    #expect(log.lines { a1.layoutIfNeeded() } == "a1")
    #expect(log.lines { root.layoutIfNeeded() } == "root")
  }

  @Test func `d2 a clean view with a dirty superview brings the superview up to date`() {
    let (root, a) = (view("root"), view("a"))
    root.layOut { $0.holding(a) }
    root.setNeedsLayout()
    #expect(log.lines { a.layoutIfNeeded() } == "root")
  }

  @Test func `d2 a subtree's pass does not lay out the rest of the tree`() {
    let (root, a, b) = (view("root"), view("a"), view("b"))
    root.layOut { $0.holding(a.holding(view("a1")), b.holding(view("b1"))) }
    for parent in [b, a] { parent.subviews[0].setNeedsLayout() }
    #expect(log.lines { b.layoutIfNeeded() } == "b1")
    #expect(log.lines { b.layoutIfNeeded() } == "")
    #expect(log.lines { root.layoutIfNeeded() } == "a1")
    expectSettled(root)
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription, order: String
    let change: @MainActor @Sendable (_ root: View, _ new: View) -> Void
    init(_ name: String, order: String, _ change: @escaping @MainActor @Sendable (View, View) -> Void) {
      testDescription = name
      (self.order, self.change) = (order, change)
    }
  }

  nonisolated static let edits = [
    Edit("insert in the middle", order: "a b new c d") { $0.insertSubview($1, at: 2) },
    Edit("insert at the back", order: "new a b c d") { $0.insertSubview($1, at: 0) },
    Edit("insert below", order: "a b new c d") { $0.insertSubview($1, belowSubview: $0.subviews[2]) },
    Edit("insert above", order: "a b new c d") { $0.insertSubview($1, aboveSubview: $0.subviews[1]) },
    Edit("bring the back one to the front", order: "b c d a") { root, _ in root.bringSubviewToFront(root.subviews[0]) },
    Edit("send a middle one to the back", order: "c a b d") { root, _ in root.sendSubviewToBack(root.subviews[2]) },
    Edit("exchange", order: "d b c a") { root, _ in root.exchangeSubview(at: 0, withSubviewAt: 3) },
    Edit("remove one in the middle", order: "a c d") { root, _ in root.subviews[1].removeFromSuperview() },
    Edit("remove two and insert at the back", order: "new b d") {
      $0.subviews[2].removeFromSuperview()
      $0.subviews[0].removeFromSuperview()
      $0.insertSubview($1, at: 0)
    },
    Edit("remove the last and insert before the last", order: "a b new c") {
      $0.subviews[3].removeFromSuperview()
      $0.insertSubview($1, at: 2)
    },
    Edit("all kinds, one after the other", order: "a b d new") {
      $0.exchangeSubview(at: 0, withSubviewAt: 1)
      $0.insertSubview($1, at: 1)
      $0.bringSubviewToFront($0.subviews[0])
      $0.subviews[2].removeFromSuperview()
      $0.sendSubviewToBack($0.subviews[1])
      $0.insertSubview($1, aboveSubview: $0.subviews[2])
      $0.exchangeSubview(at: 1, withSubviewAt: 3)
      $0.exchangeSubview(at: 2, withSubviewAt: 3)
    },
  ]

  @Test(arguments: edits) func `d2 siblings are laid out in their order after every kind of edit`(edit: Edit) {
    let root = view("root")
    root.layOut { $0.holding(view("a"), view("b"), view("c"), view("d")) }
    edit.change(root, view("new"))
    for subview in root.subviews.reversed() { subview.setNeedsLayout() }
    #expect(log.lines { root.layoutIfNeeded() } == "root " + edit.order)
    let names: [String?] = edit.order.split(separator: " ").map { String($0) }
    #expect(root.subviews.map { ($0 as? LoggedView)?.name } == names)
    expectConsistent(root)
  }
}
