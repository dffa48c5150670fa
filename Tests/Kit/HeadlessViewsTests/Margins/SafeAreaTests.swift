import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.reportsIssuesAsFailures) struct `Safe areas` {
  /// The superview of nine measured frames: 320×480 with the safe area (44, 10, 34, 12).
  ///
  /// > Seen: fact f49, iOS 26.1 (Mac Catalyst), measured for Vercantez/openuikit (SafeAreaGuideTests, commit 60809a5).
  static let parentInsets = EdgeInsets(44, 10, 34, 12)

  nonisolated static let rows: [(String, CGRect, EdgeInsets)] = [
    ("al-safe-0, all of it", CGRect(x: 0, y: 0, width: 320, height: 480), EdgeInsets(44, 10, 34, 12)),
    ("al-safe-1, beyond the bottom", CGRect(x: 30, y: 20, width: 100, height: 500), EdgeInsets(24, 0, 34, 0)),
    ("al-safe-2, beyond the top left", CGRect(x: -40, y: -60, width: 200, height: 200), EdgeInsets(44, 10, 0, 0)),
    ("al-safe-3, a band", CGRect(x: 0, y: 100, width: 320, height: 200), EdgeInsets(0, 10, 0, 12)),
    ("al-safe-4, a bar", CGRect(x: 0, y: 460, width: 320, height: 100), EdgeInsets(0, 10, 34, 12)),
    ("al-safe-5, beyond the right", CGRect(x: 300, y: 0, width: 100, height: 480), EdgeInsets(44, 0, 34, 12)),
    ("al-safe-6, larger", CGRect(x: -50, y: -50, width: 500, height: 700), EdgeInsets(44, 10, 34, 12)),
    ("al-safe-7, in the corner", CGRect(x: 5, y: 10, width: 60, height: 20), EdgeInsets(34, 5, 0, 0)),
    ("al-safe-8, below the bottom", CGRect(x: 0, y: 500, width: 100, height: 50), EdgeInsets(0, 10, 34, 0)),
  ]

  let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() { root.additionalSafeAreaInsets = Self.parentInsets }

  @Test(arguments: rows)
  func `f49 a subview with a frame has the part of the safe area that reaches into it, in any order`(
    name: String, frame: CGRect, insets: EdgeInsets
  ) {
    let (child, later) = (root.adding(View(frame: frame)), root.adding(View()))
    later.frame = frame
    #expect(child.safeAreaInsets == insets && later.safeAreaInsets == insets)
    root.additionalSafeAreaInsets = .zero
    expectEqual(later.safeAreaInsets, .zero)
    root.frame = .zero
    root.additionalSafeAreaInsets = Self.parentInsets
    root.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    expectEqual(later.safeAreaInsets, insets)
    root.layoutIfNeeded()
    expectEqual(child.safeAreaInsets, insets)
    expectEqual(child.layoutMargins, EdgeInsets(8 + insets.top, 8 + insets.left, 8 + insets.bottom, 8 + insets.right))
  }

  @Test(arguments: rows) func `f49 a frame in a scrolled superview is measured from its visible edges`(
    name: String, frame: CGRect, insets: EdgeInsets
  ) {
    root.bounds.origin = CGPoint(x: 7, y: 100)
    let child = root.adding(View(frame: frame.offsetBy(dx: 7, dy: 0)))
    child.frame.origin.y += 100
    expectEqual(child.safeAreaInsets, insets)
    root.bounds.origin = .zero
    child.frame = frame
    root.bounds.origin = CGPoint(x: 3, y: 5)
    root.bounds.origin = .zero
    expectEqual(child.safeAreaInsets, insets)
  }

  @Test func `f34 additional insets are added to the inherited ones and may make them smaller`() {
    let child = View(frame: root.bounds)
    root.additionalSafeAreaInsets = EdgeInsets(59, 0, 34, 0)
    root.addSubview(child)
    child.additionalSafeAreaInsets = EdgeInsets(10, 0, 6, 0)
    expectEqual(child.safeAreaInsets, EdgeInsets(59 + 10, 0, 34 + 6, 0))
    child.additionalSafeAreaInsets = EdgeInsets(-19, -5, 0, 0)
    expectEqual(child.safeAreaInsets, EdgeInsets(59 - 19, 0, 34, 0))
    child.additionalSafeAreaInsets = .zero
    expectEqual(child.safeAreaInsets, EdgeInsets(59, 0, 34, 0))
  }

  @Test func `a transform changes no safe area`() {
    let child = root.adding(View(frame: root.bounds))
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    expectEqual(child.safeAreaInsets, Self.parentInsets)
  }

  @Test(arguments: [EdgeInsets(.nan, 0, 0, 0), EdgeInsets(0, .infinity, 0, 0), EdgeInsets(0, 0, 0, -.infinity)])
  func `additional insets that are not finite are refused and reported`(insets: EdgeInsets) {
    let reports = IssueReporting.collect { root.additionalSafeAreaInsets = insets }
    let message =
      "View.additionalSafeAreaInsets: \(insets) is not finite; keeping the old value. Pass finite numbers of points."
    expectEqual(reports.map(\.description), [message])
    expectEqual(root.safeAreaInsets, Self.parentInsets)
  }

  @Test func `the largest numbers result in finite insets`() {
    let most = CGFloat.greatestFiniteMagnitude
    root.additionalSafeAreaInsets = EdgeInsets(most, most, most, most)
    let child = root.adding(View(frame: CGRect(x: -most / 4, y: most / 4, width: 10, height: 10)))
    child.additionalSafeAreaInsets = EdgeInsets(most, most, most, most)
    child.layoutMargins = EdgeInsets(most, most, most, most)
    expectEqual(child.safeAreaInsets, EdgeInsets(most, most, most, most))
    expectEqual(child.layoutMargins, EdgeInsets(most, most, most, most))
    for rect in [child.safeAreaRect, child.marginsRect, child.readableRect] {
      #expect(rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size == .zero)
    }
  }

  @Test func `an override of a superview's safe area applies to its subviews`() {
    final class Safe: View {
      var insets = EdgeInsets(40, 0, 0, 0)
      override var safeAreaInsets: EdgeInsets { insets }
    }
    let safe = Safe(frame: root.bounds)
    let child = safe.adding(View(frame: CGRect(x: 0, y: 10, width: 20, height: 20)))
    expectEqual(child.safeAreaInsets, EdgeInsets(30, 0, 0, 0))
    expectEqual(safe.layoutMargins, EdgeInsets(8 + 40, 8, 8, 8))
    safe.insets = EdgeInsets(.nan, 0, 0, 0)
    child.frame.origin.y = 5
    #expect(child.safeAreaInsets == .zero && safe.layoutMargins == EdgeInsets(8, 8, 8, 8))
  }

  @Test func `a view that outlives its superview loses the inherited safe area, and so do its subviews`() {
    let (child, grandchild) = (View(frame: root.bounds), View(frame: root.bounds))
    child.addSubview(grandchild)
    do {
      let holder = View(frame: root.bounds)
      holder.additionalSafeAreaInsets = Self.parentInsets
      holder.addSubview(child)
      expectEqual(grandchild.safeAreaInsets, Self.parentInsets)
    }
    #expect(child.superview == nil && child.safeAreaInsets == .zero && grandchild.safeAreaInsets == .zero)
  }
}
