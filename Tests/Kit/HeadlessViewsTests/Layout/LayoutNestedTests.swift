import HeadlessKit
import HeadlessTesting

/// `layoutIfNeeded()` called inside `layoutSubviews`.
///
/// The tree is `root > [a > [a1, a2], b]`; everything is due.
@MainActor @Suite("Nested layout", .reportsIssuesAsFailures, .forgetsHooks) struct LayoutNestedTests {
  let log = Log()
  let root, a, a1, a2, b: LoggedView

  init() {
    root = LoggedView("root", log)
    a = LoggedView("a", log)
    a1 = LoggedView("a1", log)
    a2 = LoggedView("a2", log)
    b = LoggedView("b", log)
    root.holding(a.holding(a1, a2), b)
  }

  /// Returns the layouts when `view` calls `layoutIfNeeded()` on `other` in its layout: brackets show the nested ones.
  func pass(whereLayoutOf view: LoggedView, asks other: LoggedView) -> String {
    view.onLayout = { _ in
      other.layOut { self.log.write("(") }
      self.log.write(")")
    }
    return log.lines { root.layoutIfNeeded() }
  }

  typealias Pick = @MainActor @Sendable (LayoutNestedTests) -> LoggedView
  typealias Row = (name: String, asking: Pick, asked: Pick, layouts: String)

  nonisolated static let rows: [Row] = [
    (name: "itself", asking: { $0.a }, asked: { $0.a }, layouts: "root a ( a1 a2 ) b"),
    (name: "a subview", asking: { $0.a }, asked: { $0.a2 }, layouts: "root a ( a2 ) a1 b"),
    (name: "its superview", asking: { $0.a }, asked: { $0.root }, layouts: "root a ( b ) a1 a2"),
    (name: "a later sibling", asking: { $0.a }, asked: { $0.b }, layouts: "root a ( b ) a1 a2"),
    (name: "an earlier sibling", asking: { $0.b }, asked: { $0.a }, layouts: "root a a1 a2 b ( )"),
    (name: "the root, deep down", asking: { $0.a1 }, asked: { $0.root }, layouts: "root a a1 ( a2 b )"),
  ]

  @Test(arguments: rows) func `d2 it lays out at once what is due in the asked view, and only once`(row: Row) {
    expectEqual(pass(whereLayoutOf: row.asking(self), asks: row.asked(self)), row.layouts)
    expectSettled(root)
  }

  @Test func `d2 on a superview that asked again it lays the superview out again`() {
    a.onLayout = { _ in
      self.root.setNeedsLayout()
      self.log.write("(")
      self.root.layoutIfNeeded()
      self.log.write(")")
    }
    expectEqual(log.lines { root.layoutIfNeeded() }, "root a ( root b ) a1 a2")
    expectSettled(root)
  }

  @Test func `d2 what a nested pass has served is not looked at again by the outer one`() {
    a.onLayout = { _ in self.b.layoutIfNeeded() }
    expectEqual(LayoutTrace.recording { root.layoutIfNeeded() }.visits, 5)
  }

  @Test func `d2 on the own layoutSubviews it does not run it a second time at once`() {
    var (depth, deepest) = (0, 0)
    root.onLayout = { view in
      depth += 1
      deepest = max(deepest, depth)
      if deepest < 5, self.log.lines.count < 8 { view.setNeedsLayout() }
      view.layoutIfNeeded()
      depth -= 1
    }
    root.layoutIfNeeded()
    expectEqual(deepest, 1)
    expectSettled(root)
  }

  @Test func `d2 in every view of a chain it lays out each view once`() {
    let views = (0..<50).map { LoggedView("\($0)", log) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      outer.onLayout = { $0.subviews[0].layoutIfNeeded() }
    }
    expectEqual(log.lines { views[0].layoutIfNeeded() }, views.map(\.name).joined(separator: " "))
    expectSettled(views[0])
  }

  @Test func `d2 in another tree it is a pass of its own`() {
    let other = LoggedView("other", log)
    expectEqual(pass(whereLayoutOf: a, asks: other), "root a ( other ) a1 a2 b")
  }

  @Test func `d3 nested calls that mark each other for ever are reported, and the pass ends`() {
    a.onLayout = { _ in
      self.b.setNeedsLayout()
      self.b.layoutIfNeeded()
    }
    b.onLayout = { _ in
      self.a.setNeedsLayout()
      self.a.layoutIfNeeded()
    }
    let reports = IssueReporting.collect { root.layoutIfNeeded() }
    #expect(reports.map(\.place).contains("layoutSubviews of LoggedView"))
    #expect(log.lines.count { $0 == "a" } <= 200 && log.lines.count { $0 == "b" } <= 200)
  }
}
