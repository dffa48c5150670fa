import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.reportsIssuesAsFailures) struct `Rectangles of guides` {
  /// A width and a margin, and the left edge and the width of the readable rectangle, as in `al-readable-320-8`.
  ///
  /// > Seen: fact f51, iOS 26.1 (Mac Catalyst), measured for Vercantez/openuikit (SafeAreaGuideTests, commit 60809a5).
  nonisolated static let rows: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (320, 8, 8, 304), (375, 8, 8, 359), (834, 8, 8, 818), (1000, 8, 8, 984), (1008, 8, 8, 992), (1009, 8, 44.5, 920),
    (1020, 8, 50, 920), (1024, 8, 52, 920), (1400, 8, 240, 920), (1008, 40, 40, 928), (1009, 40, 44.5, 920),
    (1200, 200, 200, 800), (2000, 600, 600, 800), (1200, 0, 140, 920),
  ]

  @Test(arguments: rows) func `f51 the readable rectangle is the margins', or 920 points wide and centered`(
    width: CGFloat, margin: CGFloat, x: CGFloat, readableWidth: CGFloat
  ) {
    let view = View(frame: CGRect(x: 30, y: 40, width: width, height: 200))
    view.layoutMargins = EdgeInsets(8, margin, 8, margin)
    expectEqual(view.readableRect, CGRect(x: x, y: 8, width: readableWidth, height: 200 - 8 - 8))
  }

  @Test func `the readable rectangle stays inside unequal margins`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 1400, height: 200))
    // Centered it would begin at 240.
    view.layoutMargins = EdgeInsets(0, 300, 0, 8)
    expectEqual(view.readableRect, CGRect(x: 300, y: 0, width: 920, height: 200))
    view.layoutMargins = EdgeInsets(0, 8, 0, 300)
    expectEqual(view.readableRect, CGRect(x: 1400 - 300 - 920, y: 0, width: 920, height: 200))
  }

  @Test func `f50 the safe area and the margins are the bounds less the insets, in the view's coordinates`() {
    let view = View(frame: CGRect(x: 5, y: 6, width: 320, height: 480))
    view.additionalSafeAreaInsets = EdgeInsets(44, 10, 34, 12)
    expectEqual(view.safeAreaRect, CGRect(x: 10, y: 44, width: 298, height: 402))
    expectEqual(view.marginsRect, CGRect(x: 18, y: 52, width: 298 - 16, height: 402 - 16))
    view.bounds.origin = CGPoint(x: 100, y: 200)
    expectEqual(view.safeAreaRect, CGRect(x: 110, y: 244, width: 298, height: 402))
  }

  @Test func `insets that cross meet in the middle`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    view.layoutMargins = EdgeInsets(1, 30, 2, 10)
    // The left edge is at 30, the right one at 0.
    expectEqual(view.marginsRect, CGRect(x: 15, y: 1, width: 0, height: 97))
    expectEqual(view.readableRect, view.marginsRect)
  }

  @Test func `an override of the margins moves the rectangle`() {
    final class Own: View {
      override var layoutMargins: EdgeInsets {
        get { EdgeInsets(3, 3, 3, 3) }
        set { super.layoutMargins = newValue }
      }
    }
    let view = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(view.marginsRect, CGRect(x: 3, y: 3, width: 94, height: 44))
  }
}
