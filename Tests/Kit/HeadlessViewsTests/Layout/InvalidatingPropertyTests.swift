import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.reportsIssuesAsFailures) struct InvalidatingPropertyTests {
  final class Badge: View {
    @Invalidating(.layout) var insets = EdgeInsets.zero
    @Invalidating(.display, .intrinsicContentSize) var text = ""
    @Invalidating(.constraints, .layout, .display) var isOn = false
    @Invalidating(.layout, .display, .constraints, .intrinsicContentSize) var count = 0
    @Invalidating(.layout, Fading()) var isFaded = false
    var calls: [String] = []
    override func setNeedsLayout() {
      calls.append("layout")
      super.setNeedsLayout()
    }
    override func setNeedsDisplay() { calls.append("display") }
    override func setNeedsUpdateConstraints() { calls.append("constraints") }
    override func invalidateIntrinsicContentSize() { calls.append("size") }
  }

  /// An invalidation of an app's own.
  struct Fading: ViewInvalidating { func invalidate(view: View) { view.alpha = 0.5 } }

  typealias Row = (name: String, change: @MainActor (Badge) -> Void, calls: [String])

  nonisolated static let rows: [Row] = [
    ("one", { $0.insets.left = 4 }, ["layout"]),
    ("two", { $0.text = "1" }, ["display", "size"]),
    ("three", { $0.isOn = true }, ["constraints", "layout", "display"]),
    ("four", { $0.count = 1 }, ["layout", "display", "constraints", "size"]),
  ]

  @Test(arguments: rows) func `a new value invalidates the view in each way, an equal one does not`(row: Row) {
    let badge = Badge()
    badge.calls = []
    row.change(badge)
    expectEqual(badge.calls, row.calls)
    row.change(badge)
    expectEqual(badge.calls, row.calls)
  }

  @Test func `an invalidation of an app's own is called with the view`() {
    let badge = Badge()
    badge.layoutIfNeeded()
    badge.isFaded = true
    #expect(badge.alpha == 0.5 && badge.needsLayout && badge.isFaded)
  }
}
