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
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.directionalLayoutMargins == DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(!view.preservesSuperviewLayoutMargins)
  }

  @Test func `another direction is announced only where the sides differ`() {
    let window = Window()
    window.addSubview(view)
    func announcements(trailing: CGFloat) -> Int {
      view.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: trailing)
      let before = view.times
      window.screen.layoutDirection = window.screen.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      return view.times - before
    }
    #expect(announcements(trailing: 2) == 0 && announcements(trailing: 4) == 1)
    #expect(announcements(trailing: 2) == 0 && announcements(trailing: 4) == 1)
  }

  @Test(arguments: [false, true]) func `leading is left, and right in a right-to-left view`(mirrored: Bool) {
    view.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
    view.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: mirrored ? 4 : 2, bottom: 3, right: mirrored ? 2 : 4))
    view.layoutMargins = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let leading: CGFloat = mirrored ? 8 : 6
    #expect(
      view.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 5, leading: leading, bottom: 7, trailing: 6 + 8 - leading))
  }

  @Test func `margins set by direction turn with it, margins set by side stay`() {
    view.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == EdgeInsets(top: 0, left: 4, bottom: 0, right: 2))
    view.layoutMargins = EdgeInsets(top: 0, left: 4, bottom: 0, right: 2)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins == EdgeInsets(top: 0, left: 4, bottom: 0, right: 2))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isTold: Bool
    let change: @MainActor @Sendable (View) -> Void
    init(_ name: String, told isTold: Bool, _ change: @escaping @MainActor @Sendable (View) -> Void) {
      testDescription = name
      (self.isTold, self.change) = (isTold, change)
    }
  }

  nonisolated static let changes = [
    Row("other margins", told: true) { $0.layoutMargins.left = 9 },
    Row("equal margins", told: false) { $0.layoutMargins.left = 8 },
    Row("other directional margins", told: true) { $0.directionalLayoutMargins.trailing = 9 },
    Row("equal directional margins", told: false) { $0.directionalLayoutMargins.trailing = 8 },
    Row("another direction with equal sides", told: false) { $0.semanticContentAttribute = .forceRightToLeft },
    Row("preservesSuperviewLayoutMargins", told: false) { $0.preservesSuperviewLayoutMargins = true },
  ]

  @Test(arguments: changes) func `a change notifies once, an equal value does not`(row: Row) {
    row.change(view)
    #expect(view.times == (row.isTold ? 1 : 0))
  }

  @Test func `a new direction that mirrors the margins notifies`() {
    view.directionalLayoutMargins.leading = 1
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.times == 2)
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
