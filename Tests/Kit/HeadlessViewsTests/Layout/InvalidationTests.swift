import HeadlessKit
import HeadlessTesting

/// The changes that mark a view for layout, and those that do not.
///
/// The tree is `root > parent > view > child`; a row names who is laid out after a change, in the order of the pass.
@MainActor @Suite("Marks by geometry", .reportsIssuesAsFailures) struct InvalidationTests {
  let log = Log()
  let root, parent, view, child: LoggedView

  init() {
    root = LoggedView("root", log)
    parent = LoggedView("parent", log)
    view = LoggedView("view", log, frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child = LoggedView("child", log, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.layOut { $0.holding(parent.holding(view.holding(child))) }
  }

  typealias Row = (name: String, laidOut: String, change: @MainActor @Sendable (InvalidationTests) -> Void)

  func laidOut(after change: () -> Void) -> String {
    change()
    return log.lines { root.layoutIfNeeded() }
  }

  nonisolated static let ownSize: [Row] = [
    ("frame width", "parent view", { $0.view.frame = CGRect(x: 10, y: 20, width: 31, height: 40) }),
    ("frame height", "parent view", { $0.view.frame = CGRect(x: 10, y: 20, width: 30, height: 41) }),
    ("frame origin and size", "parent view", { $0.view.frame = CGRect(x: 0, y: 0, width: 1, height: 1) }),
    ("bounds size", "parent view", { $0.view.bounds = CGRect(x: 0, y: 0, width: 31, height: 40) }),
    ("bounds origin and size", "parent view", { $0.view.bounds = CGRect(x: 1, y: 1, width: 1, height: 1) }),
    ("equal frame", "", { $0.view.frame = CGRect(x: 10, y: 20, width: 30, height: 40) }),
    ("equal frame, set from the other corner", "", { $0.view.frame = CGRect(x: 40, y: 60, width: -30, height: -40) }),
    ("equal bounds", "", { $0.view.bounds = CGRect(x: 0, y: 0, width: 30, height: 40) }),
    ("a size and back again", "parent view", { for width in [31, 30] { $0.view.frame.size.width = CGFloat(width) } }),
  ]

  @Test(arguments: ownSize)
  func `D3.1 D3.3 d1 a view's own new size lays out its superview and itself, an equal size nothing`(row: Row) {
    expectEqual(laidOut { row.change(self) }, row.laidOut)
  }

  nonisolated static let ownOrigin: [Row] = [
    ("frame origin", "", { $0.view.frame.origin = CGPoint(x: 11, y: 19) }),
    ("center", "", { $0.view.center = CGPoint(x: 100, y: 100) }),
    ("equal center", "", { $0.view.center = CGPoint(x: 25, y: 40) }),
    ("bounds origin: scrolling", "view", { $0.view.bounds.origin = CGPoint(x: 0, y: 5) }),
    ("equal bounds origin", "", { $0.view.bounds.origin = .zero }),
  ]

  @Test(arguments: ownOrigin)
  func `D3.2 D3.4 d1 a new origin lays out nothing, a new bounds origin the view alone`(row: Row) {
    expectEqual(laidOut { row.change(self) }, row.laidOut)
  }

  nonisolated static let others: [Row] = [
    ("setNeedsLayout", "view", { $0.view.setNeedsLayout() }),
    ("setNeedsLayout three times", "view", { for _ in 1...3 { $0.view.setNeedsLayout() } }),
    ("direction", "view", { $0.view.semanticContentAttribute = .forceRightToLeft }),
    ("equal direction", "", { $0.view.semanticContentAttribute = .unspecified }),
    ("isHidden", "", { $0.view.isHidden = true }),
    ("alpha", "", { $0.view.alpha = 0.5 }),
    ("backgroundColor", "", { $0.view.backgroundColor = .red }),
    ("contentMode", "", { $0.view.contentMode = .center }),
    ("tintColor", "", { $0.view.tintColor = .red }),
    ("tag", "", { $0.view.tag = 3 }),
    ("clipsToBounds", "", { $0.view.clipsToBounds = true }),
    ("isOpaque", "", { $0.view.isOpaque = false }),
    ("isUserInteractionEnabled", "", { $0.view.isUserInteractionEnabled = false }),
    ("invalidateIntrinsicContentSize", "", { $0.view.invalidateIntrinsicContentSize() }),
  ]

  @Test(arguments: others)
  func `d1 setNeedsLayout and the direction mark the view alone, the appearance marks nothing`(row: Row) {
    expectEqual(laidOut { row.change(self) }, row.laidOut)
  }

  @Test func `d1 a fresh view is laid out once, even with a frame of zero or from an archive`() throws {
    for fresh in [LoggedView("fresh", log, frame: .zero), try #require(LoggedView(coder: NSCoder()))] {
      expectEqual(fresh.log.lines { fresh.layoutIfNeeded() }, fresh.name)
      expectEqual(fresh.log.lines { fresh.layoutIfNeeded() }, "")
    }
  }

  @Test func `a hidden view is laid out`() {
    view.isHidden = true
    expectEqual(laidOut { view.setNeedsLayout() }, "view")
  }
}
