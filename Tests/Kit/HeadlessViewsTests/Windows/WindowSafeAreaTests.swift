import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.reportsIssuesAsFailures) struct `Safe areas of windows` {
  /// A phone with a sensor housing: 375×812 with the safe area of portrait.
  ///
  /// > Documented: Human Interface Guidelines, iPhone X: 44 points at the top, 34 at the bottom.
  let phone = Screen(scale: 3, size: CGSize(width: 375, height: 812), safeAreaInsets: EdgeInsets(44, 0, 34, 0))

  func window(_ screen: Screen) -> Window { Screen.withMain(screen) { Window() } }

  @Test func `a window has the part of the screen's safe area that reaches into it`() {
    let window = window(phone)
    expectEqual(window.safeAreaInsets, EdgeInsets(44, 0, 34, 0))
    window.frame = CGRect(x: 0, y: 20, width: 375, height: 400)
    expectEqual(window.safeAreaInsets, EdgeInsets(44 - 20, 0, 0, 0))
  }

  @Test func `new insets of the screen reach every window and are announced by the next flush`() {
    let window = window(phone)
    let view = window.adding(InsetsView(frame: window.bounds))
    window.isHidden = false
    phone.flush()
    expectEqual(view.takeLog(), ["margins {52, 8, 42, 8}", "safe area {44, 0, 34, 0}", "layout"])
    phone.safeAreaInsets = EdgeInsets(0, 44, 21, 44)
    expectEqual(view.safeAreaInsets, EdgeInsets(0, 44, 21, 44))
    phone.flush()
    expectEqual(view.takeLog(), ["margins {8, 52, 29, 52}", "safe area {0, 44, 21, 44}"])
    phone.safeAreaInsets = .zero
    phone.flush()
    expectEqual(view.takeLog(), ["margins {8, 8, 8, 8}", "safe area {0, 0, 0, 0}"])
  }

  @Test func `a view that moves between windows is notified once of the new safe area`() {
    let tall = window(phone)
    let flat = window(Screen(size: CGSize(width: 375, height: 667), safeAreaInsets: EdgeInsets(20, 0, 0, 0)))
    let plain = window(Screen())
    let holder = View(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    let view = holder.adding(InsetsView(frame: holder.bounds))
    tall.layOut { $0.addSubview(holder) }
    _ = view.takeLog()
    flat.layOut { $0.addSubview(holder) }
    expectEqual(view.takeLog(), ["margins {28, 8, 8, 8}", "safe area {20, 0, 0, 0}"])
    plain.addSubview(holder)
    expectEqual(view.safeAreaInsets, .zero)
    plain.layoutIfNeeded()
    expectEqual(view.takeLog(), ["margins {8, 8, 8, 8}", "safe area {0, 0, 0, 0}"])
    holder.removeFromSuperview()
    tall.addSubview(holder)
    holder.removeFromSuperview()
    plain.layOut { $0.addSubview(holder) }
    expectEqual(view.log, [])
  }

  @Test func `a window that is a subview has the safe area of its superview`() {
    let (outer, inner) = (window(phone), window(phone))
    inner.frame = CGRect(x: 0, y: 30, width: 375, height: 100)
    outer.addSubview(inner)
    outer.additionalSafeAreaInsets.top = 50
    expectEqual(inner.safeAreaInsets, EdgeInsets(44 + 50 - 30, 0, 0, 0))
    phone.safeAreaInsets.top = 20
    expectEqual(inner.safeAreaInsets, EdgeInsets(20 + 50 - 30, 0, 0, 0))
  }

  @Test func `a window that overrides its safe area passes it to the views in it`() {
    final class SnapshotWindow: Window {
      override var safeAreaInsets: EdgeInsets { EdgeInsets(59, 0, 34, 0) }
    }
    let window = SnapshotWindow()
    let view = window.adding(InsetsView(frame: window.bounds))
    expectEqual(view.safeAreaInsets, EdgeInsets(59, 0, 34, 0))
    window.layoutIfNeeded()
    expectEqual(view.log, ["margins {67, 8, 42, 8}", "safe area {59, 0, 34, 0}", "layout"])
  }

  nonisolated static let unusable = [
    EdgeInsets(-1, 0, 0, 0), EdgeInsets(0, .nan, 0, 0), EdgeInsets(0, 0, .infinity, 0), EdgeInsets(0, 0, 0, -.infinity),
  ]

  @Test(arguments: unusable)
  func `insets of a screen that are negative or not finite are reported and refused, initial ones become zero`(
    insets: EdgeInsets
  ) {
    func message(_ member: String, _ result: String) -> String {
      """
      Screen.\(member): \(insets) has an inset that is negative or not finite; \(result). \
      Pass finite numbers of points that are not negative.
      """
    }
    let reports = IssueReporting.collect {
      phone.safeAreaInsets = insets
      expectEqual(Screen(safeAreaInsets: insets).safeAreaInsets, .zero)
    }
    #expect(
      reports.map(\.description) == [
        message("safeAreaInsets", "keeping {44, 0, 34, 0}"),
        message("init(scale:size:safeAreaInsets:)", "all of them became 0"),
      ])
    expectEqual(phone.safeAreaInsets, EdgeInsets(44, 0, 34, 0))
  }
}
