import HeadlessKit
import HeadlessTesting

/// The anchor point of a view of 200 × 100 points at zero, as UIView has it since iOS 16.
@MainActor @Suite(.reportsIssuesAsFailures) struct AnchorPointTests {
  let view = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test func `a new anchor point moves the frame and leaves the center`() {
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 100, y: 50) && view.frame == CGRect(x: 100, y: 50, width: 200, height: 100))
    #expect(view.layer.anchorPoint == .zero && view.layer.position == CGPoint(x: 100, y: 50))
  }

  @Test func `a transform leaves the anchor point in its place`() {
    view.anchorPoint = CGPoint(x: 1, y: 1)
    view.center = CGPoint(x: 200, y: 100)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 100, y: 50, width: 100, height: 50))
  }

  @Test func `the layer's anchor point is the view's`() {
    view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    #expect(view.anchorPoint == CGPoint(x: 0.25, y: 1))
  }

  @Test func `an anchor point that is not finite is reported and changes nothing`() {
    let reports = IssueReporting.collect { view.anchorPoint = CGPoint(x: CGFloat.nan, y: 0) }
    #expect(reports.map(\.place) == ["View.anchorPoint"] && view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }
}
