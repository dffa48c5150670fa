import HeadlessKit
import HeadlessTesting

@testable import HeadlessScrolling

@MainActor @Suite("Axes of scrolling", .screen(scale: 2), .reportsIssuesAsFailures) struct ScrollAxisTests {
  let scene = ScrollScene(content: CGSize(width: 5000, height: 5000))
  var scroll: ScrollView { scene.scroll }
  var clock: VirtualClock { scene.clock }

  @Test(arguments: LayoutAxis.both, [SemanticContentAttribute.unspecified, .forceRightToLeft])
  func `h8 a flick decelerates along its axis, with the calls in the documented order, whatever the layout direction`(
    axis: LayoutAxis, direction: SemanticContentAttribute
  ) {
    scene.window.layOut { scroll.semanticContentAttribute = direction }
    expectEqual(scroll.contentOffset, .zero)
    scene.flick(along: axis)
    expectEqual(scene.calls(), "willDrag scroll×3 willEndDrag didEndDrag:true willDecelerate")
    #expect(scroll.isDecelerating && !scroll.isDragging && abs(scene.delegate.velocity[axis] - 1) < 1e-9)
    // (1 - 0.01) · 0.998 / 0.002 from 60.
    let end = CGPoint(axis, 554)
    expectEqual(scene.delegate.proposed, end)
    clock.advance(by: 1)
    #expect(scroll.contentOffset[axis] > 60 && scroll.contentOffset[axis] < 554 && scroll.isDecelerating)
    clock.advance(by: 2)
    #expect(scroll.contentOffset == end && !scroll.isDecelerating)
    expectEqual(scene.calls(countsRepetitions: false), "scroll didDecelerate")
  }

  @Test(arguments: LayoutAxis.both, [SemanticContentAttribute.unspecified, .forceRightToLeft])
  func `h13 pages turn along each axis, whatever the layout direction`(
    axis: LayoutAxis, direction: SemanticContentAttribute
  ) {
    scroll.semanticContentAttribute = direction
    scroll.isPagingEnabled = true
    scene.flick(along: axis, andWait: 5)
    expectEqual(scroll.contentOffset[axis], scroll.bounds.size[axis])
  }

  @Test(arguments: LayoutAxis.both)
  func `another translation of the pan does not move the content along either axis`(axis: LayoutAxis) {
    let finger = scene.drag(axis, by: -50)
    scroll.panGestureRecognizer.setTranslation(CGPoint(axis, 30), in: scroll)
    finger.move(axis, by: -5)
    expectEqual(scroll.contentOffset[axis], 45)
    finger.lift()
    expectEqual(scroll.contentOffset[axis], 45)
  }

  @Test func `pages end at the fast rate, whatever the rate is`() {
    func offsets(_ rate: ScrollView.DecelerationRate) -> [String] {
      let scene = ScrollScene()
      scene.scroll.isPagingEnabled = true
      scene.scroll.decelerationRate = rate
      scene.delegate.logsOffsets = true
      scene.flick()
      // With the 0.02 seconds of the flick whole frames, so that both scenes begin at the same part of one.
      scene.clock.advance(by: 4.98)
      return scene.delegate.lines
    }
    expectEqual(offsets(.normal), offsets(.fast))
  }

  @Test func `a locked drag has no velocity along the other axis`() {
    scroll.isDirectionalLockEnabled = true
    let finger = touch(scroll)
    finger.move(by: -10, -50)
    for _ in 0..<2 {
      clock.advance(by: 0.01)
      finger.move(by: -3, -10)
    }
    finger.lift()
    #expect(scene.delegate.velocity.x == 0 && scene.delegate.velocity.y > 0.9)
    clock.advance(by: 5)
    expectEqual(scroll.contentOffset.x, 0)
  }

  @Test func `a locked drag does not turn to a page of the other axis`() {
    scroll.isDirectionalLockEnabled = true
    scroll.isPagingEnabled = true
    scroll.contentOffset.x = 130
    scene.flick(andWait: 5)
    expectEqual(scroll.contentOffset, CGPoint(x: 130, y: 300))
  }
}
