import HeadlessKit
import HeadlessTesting

/// The marks of adding, removing and ordering subviews.
///
/// The tree is `root > [left > [a, b, c], right]`.
@MainActor @Suite("Marks by hierarchy", .reportsIssuesAsFailures) struct InvalidationByHierarchyTests {
  let log = Log()
  let root, left, right, a, b, c: LoggedView

  init() {
    root = LoggedView("root", log)
    left = LoggedView("left", log)
    right = LoggedView("right", log)
    a = LoggedView("a", log)
    b = LoggedView("b", log)
    c = LoggedView("c", log)
    root.layOut { $0.holding(left.holding(a, b, c), right) }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription, laidOut: String
    let change: @MainActor @Sendable (InvalidationByHierarchyTests) -> Void
    init(
      _ name: String, lays laidOut: String,
      _ change: @escaping @MainActor @Sendable (InvalidationByHierarchyTests) -> Void
    ) { (testDescription, self.laidOut, self.change) = (name, laidOut, change) }
  }

  nonisolated static let comingAndGoing = [
    Row("add a fresh view", lays: "right new") { $0.right.addSubview(LoggedView("new", $0.log)) },
    Row("add a laid-out view", lays: "right new") {
      let new = LoggedView("new", $0.log)
      new.layoutIfNeeded()
      $0.right.addSubview(new)
    },
    Row("add to a view inside", lays: "a new") { $0.a.addSubview(LoggedView("new", $0.log)) },
    Row("insert", lays: "left new") { $0.left.insertSubview(LoggedView("new", $0.log), at: 1) },
    Row("remove", lays: "left") { $0.b.removeFromSuperview() },
    Row("move to another superview", lays: "left right b") { $0.right.addSubview($0.b) },
    Row("remove and add again", lays: "left b") {
      $0.b.removeFromSuperview()
      $0.left.addSubview($0.b)
    },
    Row("remove from a superview when there is none", lays: "") { $0.root.removeFromSuperview() },
  ]

  @Test(arguments: comingAndGoing)
  func `d1 adding marks superview and subview, removing marks the old superview`(row: Row) {
    row.change(self)
    expectEqual(log.lines { root.layoutIfNeeded() }, row.laidOut)
  }

  @Test func `d1 a removed view is not marked by its removal`() {
    b.removeFromSuperview()
    expectEqual(log.lines { b.layoutIfNeeded() }, "")
  }

  nonisolated static let order = [
    Row("bring the back one to the front", lays: "left") { $0.left.bringSubviewToFront($0.a) },
    Row("bring the front one to the front", lays: "") { $0.left.bringSubviewToFront($0.c) },
    Row("send the front one to the back", lays: "left") { $0.left.sendSubviewToBack($0.c) },
    Row("send the back one to the back", lays: "") { $0.left.sendSubviewToBack($0.a) },
    Row("bring a stranger to the front", lays: "") { $0.left.bringSubviewToFront($0.right) },
    Row("send a stranger to the back", lays: "") { $0.left.sendSubviewToBack($0.right) },
    Row("exchange two", lays: "left") { $0.left.exchangeSubview(at: 0, withSubviewAt: 2) },
    Row("exchange one with itself", lays: "") { $0.left.exchangeSubview(at: 1, withSubviewAt: 1) },
    Row("add the back one again", lays: "left") { $0.left.addSubview($0.a) },
    Row("add the front one again", lays: "") { $0.left.addSubview($0.c) },
    Row("insert one at the index of another", lays: "left") { $0.left.insertSubview($0.a, at: 1) },
    Row("insert one at its own index", lays: "") { $0.left.insertSubview($0.b, at: 1) },
    Row("insert the middle one below the back one", lays: "left") { $0.left.insertSubview($0.b, belowSubview: $0.a) },
    Row("insert the middle one below the front one", lays: "") { $0.left.insertSubview($0.b, belowSubview: $0.c) },
    Row("insert the middle one above the front one", lays: "left") { $0.left.insertSubview($0.b, aboveSubview: $0.c) },
    Row("insert the middle one above the back one", lays: "") { $0.left.insertSubview($0.b, aboveSubview: $0.a) },
  ]

  @Test(arguments: order) func `d1 a new order marks the superview alone, the same order nothing`(row: Row) {
    row.change(self)
    expectEqual(log.lines { root.layoutIfNeeded() }, row.laidOut)
  }
}
