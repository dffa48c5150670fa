import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Content alignment", .screen(scale: 2), .reportsIssuesAsFailures) struct ContentAlignmentTests {
  let scene = ScrollScene(content: CGSize(width: 100, height: 200))
  var scroll: ScrollView { scene.scroll }

  @Test(arguments: [
    (CGPoint(x: 0, y: 0), CGPoint.zero), (CGPoint(x: 0.5, y: 0.5), CGPoint(x: -50, y: -50)),
    (CGPoint(x: 1, y: 1), CGPoint(x: -100, y: -100)),
  ])
  func `content that is smaller than the view has the place of the alignment point`(point: CGPoint, offset: CGPoint) {
    scroll.contentAlignmentPoint = point
    expectEqual(scroll.contentOffset, offset)
  }

  @Test func `larger content, and a view that becomes smaller, begin at the edge`() {
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    scroll.contentSize.height = 1000
    expectEqual(scroll.contentOffset, CGPoint(x: -50, y: 0))
    scroll.contentOffset.y = 725
    scroll.frame.size = CGSize(width: 100, height: 250)
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 725))
  }

  @Test func `a finger pulls aligned content, which returns to its place`() {
    scroll.contentAlignmentPoint = CGPoint(x: 0, y: 0.5)
    scroll.alwaysBounceVertical = true
    let finger = scene.drag(by: 50)
    #expect(scroll.contentOffset.y < -50)
    finger.lift()
    scene.clock.advance(by: 3)
    expectEqual(scroll.contentOffset.y, -50)
  }

  @Test func `a point that is not finite is reported and changes nothing`() {
    expectIssue(containing: "ScrollView.contentAlignmentPoint") {
      scroll.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0)
    }
    expectEqual(scroll.contentAlignmentPoint, .zero)
  }
}
