import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Hit testing overridden", .reportsIssuesAsFailures) struct HitTestingOverrideTests {
  /// A view that is touchable 20 points around itself.
  final class WideView: View {
    var asked: [CGPoint] = []
    override func point(inside point: CGPoint, with event: Event?) -> Bool {
      asked.append(point)
      return bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
  }

  /// A view that lets touches through to what is behind it.
  final class PassingView: View {
    override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func `d5 point(inside:) makes a view larger than its bounds, and is asked in its own coordinates`() {
    let wide = root.adding(WideView(frame: CGRect(x: 50, y: 50, width: 10, height: 10)))
    #expect(root.hitTest(CGPoint(x: 45, y: 75), with: nil) === wide)
    expectEqual(wide.asked, [CGPoint(x: 45 - 50, y: 75 - 50)])
    #expect(root.hitTest(CGPoint(x: 29, y: 55), with: nil) === root)
  }

  @Test func `d5 a larger child is not reached outside its parent`() {
    let parent = View(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    root.holding(parent.holding(WideView(frame: parent.bounds)))
    #expect(root.hitTest(CGPoint(x: 45, y: 55), with: nil) === root)
  }

  @Test func `d5 hitTest may return nil for the view itself and so let touches through`() {
    let (behind, passing) = (View(frame: root.bounds), PassingView(frame: root.bounds))
    let button = Button(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.holding(behind, passing.holding(button))
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === button)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === behind)
  }

  @Test func `a hidden view is not asked for points`() {
    let wide = root.adding(WideView(frame: root.bounds))
    wide.isHidden = true
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root && wide.asked == [])
  }

  @Test func `a chain of 1,000 views is searched to its end`() {
    let (top, bottom) = chain(of: 1_000)
    #expect(top.hitTest(CGPoint(x: 5, y: 5), with: nil) === bottom)
  }

  @Test func `a chain of more than 2,000 views is searched no deeper, and reported`() {
    let (top, _) = chain(of: 2_500)
    let reports = IssueReporting.collect { #expect(top.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil) }
    let message =
      "hitTest(_:with:) of View: Expected at most 2000 levels; got more; ignoring the rest. "
      + "Shorten it, or return earlier."
    expectEqual(reports.map(\.description), [message])
  }

  private func chain(of count: Int) -> (top: View, bottom: View) {
    let top = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    return (top, top.addingChain(of: count - 1) { View(frame: top.bounds) })
  }
}
