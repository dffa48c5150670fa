import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Layout margins", .reportsIssuesAsFailures) struct LayoutMarginTests {
  final class Notified: View {
    var times = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      times += 1
    }
  }

  let view = Notified()

  @Test func `f45 8 on each side by default`() {
    expectEqual(view.layoutMargins, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    expectEqual(view.directionalLayoutMargins, DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(!view.preservesSuperviewLayoutMargins)
  }

  @Test func `margins set by direction turn with it, margins set by side stay`() {
    view.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4)
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(view.layoutMargins, EdgeInsets(top: 0, left: 4, bottom: 0, right: 2))
    view.layoutMargins = EdgeInsets(top: 0, left: 4, bottom: 0, right: 2)
    view.semanticContentAttribute = .forceLeftToRight
    expectEqual(view.layoutMargins, EdgeInsets(top: 0, left: 4, bottom: 0, right: 2))
  }

  typealias Row = (name: String, times: Int, change: @MainActor @Sendable (View) -> Void)

  nonisolated static let changes: [Row] = [
    ("other margins", 1, { $0.layoutMargins.left = 9 }),
    ("equal margins", 0, { $0.layoutMargins.left = 8 }),
    ("other directional margins", 1, { $0.directionalLayoutMargins.trailing = 9 }),
    ("equal directional margins", 0, { $0.directionalLayoutMargins.trailing = 8 }),
    ("another direction with equal sides", 0, { $0.semanticContentAttribute = .forceRightToLeft }),
    (
      "other directional margins, and a direction that mirrors them", 2,
      {
        $0.directionalLayoutMargins.leading = 1
        $0.semanticContentAttribute = .forceRightToLeft
      }
    ),
    ("preservesSuperviewLayoutMargins", 0, { $0.preservesSuperviewLayoutMargins = true }),
  ]

  @Test(arguments: changes) func `a change notifies once, an equal value does not`(row: Row) {
    row.change(view)
    expectEqual(view.times, row.times)
  }

  @Test func `margins that are not finite are refused and reported`() {
    let reports = IssueReporting.collect {
      view.layoutMargins = EdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
      view.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: .infinity, bottom: 0, trailing: 0)
    }
    #expect(
      reports.map(\.description) == [
        "Notified.layoutMargins: {nan, 0, 0, 0} is not finite; keeping the old value. Pass finite numbers of points.",
        "Notified.directionalLayoutMargins: {0, inf, 0, 0} is not finite; keeping the old value. "
          + "Pass finite numbers of points.",
      ])
    #expect(view.layoutMargins.top == 8 && view.times == 0)
  }
}
