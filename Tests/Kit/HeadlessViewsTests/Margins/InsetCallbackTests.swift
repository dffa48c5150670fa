import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.reportsIssuesAsFailures) struct `Callbacks of insets` {
  let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let child = InsetsView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    root.layOut { $0.addSubview(child) }
    _ = child.takeLog()
  }

  @Test func `f32 the pass announces margins, then the safe area, once each, and nothing when settled`() {
    root.additionalSafeAreaInsets = EdgeInsets(44, 10, 34, 12)
    expectEqual(child.log, [])
    root.layoutIfNeeded()
    expectEqual(child.takeLog(), ["margins {52, 18, 42, 20}", "safe area {44, 10, 34, 12}"])
    root.layoutIfNeeded()
    expectEqual(child.log, [])
    expectSettled(root)
  }

  @Test func `several changes before a pass are announced once, and one that is undone not at all`() {
    root.additionalSafeAreaInsets.top = 20
    child.frame.origin.y = 5
    root.layOut { $0.additionalSafeAreaInsets.top = 30 }
    expectEqual(child.takeLog(), ["margins {33, 8, 8, 8}", "safe area {25, 0, 0, 0}"])
    root.additionalSafeAreaInsets.top = 0
    child.frame.origin.y = 0
    child.frame.origin.y = 5
    root.layOut { $0.additionalSafeAreaInsets.top = 30 }
    expectEqual(child.log, [])
    expectSettled(root)
  }

  @Test func `bounds and center set one after the other announce the final insets only`() {
    root.additionalSafeAreaInsets = EdgeInsets(44, 10, 34, 12)
    child.frame = CGRect(x: 100, y: 100, width: 0, height: 0)
    root.layoutIfNeeded()
    _ = child.takeLog()
    child.bounds.size = root.bounds.size
    child.center = CGPoint(x: 160, y: 240)
    root.layoutIfNeeded()
    expectEqual(child.log, ["margins {52, 18, 42, 20}", "safe area {44, 10, 34, 12}", "layout"])
  }

  @Test func `a view whose margins ignore the safe area is notified of the safe area only`() {
    child.insetsLayoutMarginsFromSafeArea = false
    root.layOut { $0.additionalSafeAreaInsets.top = 20 }
    expectEqual(child.takeLog(), ["safe area {20, 0, 0, 0}"])
    child.insetsLayoutMarginsFromSafeArea = true
    expectEqual(child.takeLog(), ["margins {28, 8, 8, 8}"])
    root.layoutIfNeeded()
    expectEqual(child.log, [])
  }

  @Test func `margins that are set are announced at once, with the safe area that is still to be announced`() {
    root.additionalSafeAreaInsets.top = 20
    child.layoutMargins = EdgeInsets(1, 2, 3, 4)
    expectEqual(child.takeLog(), ["margins {21, 2, 3, 4}"])
    root.layoutIfNeeded()
    expectEqual(child.log, ["safe area {20, 0, 0, 0}"])
  }

  @Test func `a pass records the callbacks in its trace, parents first`() {
    let inner = InsetsView(frame: root.bounds)
    root.layOut { child.addSubview(inner) }
    root.additionalSafeAreaInsets.top = 1
    let trace = LayoutTrace.recording { root.layoutIfNeeded() }
    #expect(
      trace.calls.map { "\($0.method) \($0.className)" } == [
        "layoutMarginsDidChange View", "safeAreaInsetsDidChange View",
        "layoutMarginsDidChange InsetsView", "safeAreaInsetsDidChange InsetsView",
        "layoutMarginsDidChange InsetsView", "safeAreaInsetsDidChange InsetsView",
      ])
  }

  @Test func `a frame set in the superview's layout reaches the view before its own layout`() {
    final class Filling: View { override func layoutSubviews() { subviews.first?.frame = bounds } }
    let (filling, inner) = (Filling(frame: root.bounds), InsetsView())
    root.additionalSafeAreaInsets.bottom = 34
    root.addSubview(filling)
    filling.addSubview(inner)
    root.layoutIfNeeded()
    expectEqual(inner.log, ["margins {8, 8, 42, 8}", "safe area {0, 0, 34, 0}", "layout"])
  }

  @Test func `a view that removes itself in its callback gets no further ones and is not laid out`() {
    child.onMarginsChange = { [child] in child.removeFromSuperview() }
    root.additionalSafeAreaInsets.top = 20
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.superview == nil && child.safeAreaInsets == .zero)
    expectEqual(child.takeLog(), ["margins {28, 8, 8, 8}"])
    child.onMarginsChange = {}
    child.layoutIfNeeded()
    expectEqual(child.takeLog(), ["margins {8, 8, 8, 8}", "layout"])
    #expect(root.layoutStateIssue == nil && child.layoutStateIssue == nil)
    expectSettled(root)
  }

  @Test func `a subview removed and a subview added in a callback have the right insets`() {
    let (removed, added) = (InsetsView(frame: root.bounds), InsetsView(frame: root.bounds))
    root.layOut { child.addSubview(removed) }
    _ = removed.takeLog()
    child.onSafeAreaChange = { [unowned child] in
      removed.removeFromSuperview()
      child.addSubview(added)
    }
    root.layOut { $0.additionalSafeAreaInsets.top = 20 }
    #expect(removed.log == [] && removed.safeAreaInsets == .zero)
    expectEqual(added.log, ["margins {28, 8, 8, 8}", "safe area {20, 0, 0, 0}", "layout"])
    for view in [root, child, removed, added] { expectNil(view.layoutStateIssue) }
  }

  @Test func `a callback that changes the insets for ever is stopped and reported`() {
    var count = 0
    root.layOut { $0.additionalSafeAreaInsets.top = 400 }
    child.onSafeAreaChange = { [unowned child] in
      count += 1
      child.frame.origin.y += 1
    }
    child.frame.origin.y = 1
    let reports = IssueReporting.collect { root.layoutIfNeeded() }
    let message = """
      safeAreaInsetsDidChange of InsetsView: its safe area or margins changed again 100 times in one pass; leaving it to the next pass. \
      Don't move or resize the view in safeAreaInsetsDidChange and layoutMarginsDidChange without comparing.
      """
    #expect(reports.map(\.description) == [message] && count == 100)
    expectEqual(child.safeAreaInsets.top, 400 - child.frame.minY)
    #expect(root.layoutStateIssue == nil && child.layoutStateIssue == nil)
  }
}
