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

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription, laidOut: String
    let change: @MainActor @Sendable (InvalidationTests) -> Void
    init(_ name: String, lays laidOut: String, _ change: @escaping @MainActor @Sendable (InvalidationTests) -> Void) {
      testDescription = name
      (self.laidOut, self.change) = (laidOut, change)
    }
  }

  func laidOut(after change: () -> Void) -> String {
    change()
    return log.lines { root.layoutIfNeeded() }
  }

  nonisolated static let ownSize = [
    Row("frame width", lays: "parent view") { $0.view.frame = CGRect(x: 10, y: 20, width: 31, height: 40) },
    Row("frame height", lays: "parent view") { $0.view.frame = CGRect(x: 10, y: 20, width: 30, height: 41) },
    Row("frame origin and size", lays: "parent view") { $0.view.frame = CGRect(x: 0, y: 0, width: 1, height: 1) },
    Row("bounds size", lays: "parent view") { $0.view.bounds = CGRect(x: 0, y: 0, width: 31, height: 40) },
    Row("bounds origin and size", lays: "parent view") { $0.view.bounds = CGRect(x: 1, y: 1, width: 1, height: 1) },
    Row("equal frame", lays: "") { $0.view.frame = CGRect(x: 10, y: 20, width: 30, height: 40) },
    Row("equal frame, set from the other corner", lays: "") {
      $0.view.frame = CGRect(x: 40, y: 60, width: -30, height: -40)
    },
    Row("equal bounds", lays: "") { $0.view.bounds = CGRect(x: 0, y: 0, width: 30, height: 40) },
    Row("a size and back again", lays: "parent view") {
      $0.view.frame.size.width = 31
      $0.view.frame.size.width = 30
    },
  ]

  @Test(arguments: ownSize)
  func `D3.1 D3.3 d1 a view's own new size lays out its superview and itself, an equal size nothing`(row: Row) {
    #expect(laidOut { row.change(self) } == row.laidOut)
  }

  nonisolated static let ownOrigin = [
    Row("frame origin", lays: "") { $0.view.frame.origin = CGPoint(x: 11, y: 19) },
    Row("center", lays: "") { $0.view.center = CGPoint(x: 100, y: 100) },
    Row("equal center", lays: "") { $0.view.center = CGPoint(x: 25, y: 40) },
    Row("bounds origin: scrolling", lays: "view") { $0.view.bounds.origin = CGPoint(x: 0, y: 5) },
    Row("equal bounds origin", lays: "") { $0.view.bounds.origin = .zero },
  ]

  @Test(arguments: ownOrigin)
  func `D3.2 D3.4 d1 a new origin lays out nothing, a new bounds origin the view alone`(row: Row) {
    #expect(laidOut { row.change(self) } == row.laidOut)
  }

  nonisolated static let others = [
    Row("setNeedsLayout", lays: "view") { $0.view.setNeedsLayout() },
    Row("setNeedsLayout three times", lays: "view") { for _ in 1...3 { $0.view.setNeedsLayout() } },
    Row("direction", lays: "view") { $0.view.semanticContentAttribute = .forceRightToLeft },
    Row("equal direction", lays: "") { $0.view.semanticContentAttribute = .unspecified },
    Row("isHidden", lays: "") { $0.view.isHidden = true },
    Row("alpha", lays: "") { $0.view.alpha = 0.5 },
    Row("backgroundColor", lays: "") { $0.view.backgroundColor = .red },
    Row("contentMode", lays: "") { $0.view.contentMode = .center },
    Row("tintColor", lays: "") { $0.view.tintColor = .red },
    Row("tag", lays: "") { $0.view.tag = 3 },
    Row("clipsToBounds", lays: "") { $0.view.clipsToBounds = true },
    Row("isOpaque", lays: "") { $0.view.isOpaque = false },
    Row("isUserInteractionEnabled", lays: "") { $0.view.isUserInteractionEnabled = false },
    Row("invalidateIntrinsicContentSize", lays: "") { $0.view.invalidateIntrinsicContentSize() },
  ]

  @Test(arguments: others)
  func `d1 setNeedsLayout and the direction mark the view alone, the appearance marks nothing`(row: Row) {
    #expect(laidOut { row.change(self) } == row.laidOut)
  }

  @Test func `d1 a fresh view is laid out once, even with a frame of zero or from an archive`() throws {
    for fresh in [LoggedView("fresh", log, frame: .zero), try #require(LoggedView(coder: NSCoder()))] {
      #expect(fresh.log.lines { fresh.layoutIfNeeded() } == fresh.name)
      #expect(fresh.log.lines { fresh.layoutIfNeeded() } == "")
    }
  }

  @Test func `a hidden view is laid out`() {
    view.isHidden = true
    #expect(laidOut { view.setNeedsLayout() } == "view")
  }
}
