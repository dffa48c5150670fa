import HeadlessKit
import HeadlessTesting

/// A pass in which views ask again: it settles, or it is stopped and reported.
@MainActor @Suite("Layout that asks again", .reportsIssuesAsFailures, .forgetsHooks) struct LayoutSettlingTests {
  let log = Log()

  func view(_ name: String) -> LoggedView { LoggedView(name, log) }

  final class Restless: View {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      setNeedsLayout()
    }
  }

  @Test func `d3 sizing a direct subview in layoutSubviews does not repeat it`() {
    let (root, parent, child) = (view("root"), view("parent"), view("child"))
    root.layOut { $0.holding(parent.holding(child)) }
    parent.onLayout = { _ in child.frame.size.width += 1 }
    parent.setNeedsLayout()
    expectEqual(log.lines { root.layoutIfNeeded() }, "parent child")
    expectSettled(root)
  }

  @Test func `d3 adding, ordering and removing direct subviews in layoutSubviews does not repeat it`() {
    let parent = view("parent")
    parent.layOut { $0.holding(view("a"), view("b")) }
    parent.onLayout = {
      $0.subviews[0].removeFromSuperview()
      $0.addSubview(self.view("c"))
      $0.exchangeSubview(at: 0, withSubviewAt: 1)
    }
    parent.setNeedsLayout()
    expectEqual(log.lines { parent.layoutIfNeeded() }, "parent c")
    expectSettled(parent)
  }

  @Test func `d3 a view that sizes itself settles, and its superview is marked`() {
    let (root, fixed) = (view("root"), view("fixed"))
    root.holding(fixed)
    fixed.onLayout = { $0.frame.size = CGSize(width: 50, height: 50) }
    expectEqual(log.lines { root.layoutIfNeeded() }, "root fixed fixed root")
    expectSettled(root)
  }

  @Test func `d3 sizes that travel up a chain settle: each view is one larger than what it holds`() {
    let views = (0..<20).map { view("\($0)") }
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      outer.onLayout = { $0.bounds.size.width = inner.bounds.width + 1 }
    }
    views[0].layoutIfNeeded()
    let widths = (0..<20).map { CGFloat(10 + 19 - $0) }
    expectEqual(views.map(\.bounds.width), widths)
    expectSettled(views[0])
  }

  @Test func `d3 setNeedsLayout in one's own layoutSubviews asks for one more turn`() {
    let root = view("root")
    root.onLayout = { view in if self.log.lines.count < 3 { view.setNeedsLayout() } }
    expectEqual(log.lines { root.layoutIfNeeded() }, "root root root")
    expectSettled(root)
  }

  @Test func `d3 a view that never settles is reported once per pass by its class, and the pass ends`() {
    let root = view("root")
    let restless = Restless()
    let after = view("after")
    root.holding(restless, after)
    let reports = IssueReporting.collect { root.layoutIfNeeded() }
    let message = """
      layoutSubviews of Restless: it asked for layout again 100 times in one pass; leaving it to the next pass. \
      Let layoutSubviews reach the same frames when it runs twice: compare before you change the view's own size, \
      its superview or call setNeedsLayout().
      """
    #expect(reports.map(\.description) == [message] && restless.layouts == 100)
    expectEqual(log.lines, ["root", "after"], "the others are served")
    let again = IssueReporting.collect { root.layoutIfNeeded() }
    expectEqual(again.count, 1, "the next pass tries again")
    expectEqual(restless.layouts, 200)
  }

  @Test func `d3 a parent and a child that undo each other's sizes are reported, and the pass ends`() {
    let (parent, child) = (view("parent"), view("child"))
    parent.holding(child)
    parent.onLayout = { _ in child.frame.size.width = 1 }
    child.onLayout = { $0.frame.size.width = 2 }
    let reports = IssueReporting.collect { parent.layoutIfNeeded() }
    #expect(reports.count == 1 && reports[0].place == "layoutSubviews of LoggedView")
    #expect(log.lines.count { $0 == "parent" } <= 101 && log.lines.count { $0 == "child" } <= 101)
    expectConsistent(parent)
  }

  @Test func `d3 two siblings that keep marking each other are reported, and the pass ends`() {
    let (root, a, b) = (view("root"), view("a"), view("b"))
    root.holding(a, b)
    a.onLayout = { _ in b.setNeedsLayout() }
    b.onLayout = { _ in a.setNeedsLayout() }
    let reports = IssueReporting.collect { root.layoutIfNeeded() }
    #expect(!reports.isEmpty)
    #expect(log.lines.count { $0 == "a" } <= 101 && log.lines.count { $0 == "b" } <= 101)
  }

  @Test func `d3 two hundred subviews that size themselves once are not a loop`() {
    let root = view("root")
    for _ in 0..<200 {
      let cell = view("cell")
      cell.onLayout = { $0.frame.size.height = 44 }
      root.addSubview(cell)
    }
    root.layoutIfNeeded()
    expectEqual(log.lines.count { $0 == "root" }, 2)
    expectEqual(log.lines.count { $0 == "cell" }, 2 * 200)
    expectSettled(root)
  }

  @Test func `d3 a hundred and fifty short-lived views at one address are not a loop`() {
    let root = view("root")
    var round = 0
    root.onLayout = { root in
      round += 1
      for parent in root.subviews { parent.setNeedsLayout() }
    }
    var last: View?
    for _ in 0..<150 {
      let parent = view("parent")
      var isDone = false
      parent.onLayout = { parent in
        if round < 2 || isDone { return }
        isDone = true
        last?.removeFromSuperview()
        last = nil
        last = View()
        parent.addSubview(last!)
      }
      root.addSubview(parent)
    }
    let requester = view("requester")
    requester.onLayout = { _ in if round == 1 { root.setNeedsLayout() } }
    root.layOut { $0.addSubview(requester) }
    expectEqual(round, 2)
    expectSettled(root)
  }
}
