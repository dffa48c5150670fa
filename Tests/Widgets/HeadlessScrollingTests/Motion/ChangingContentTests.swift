import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Content that changes during a motion", .screen(scale: 2), .reportsIssuesAsFailures)
struct ChangingContentTests {
  let scene = ScrollScene()
  var scroll: ScrollView { scene.scroll }
  var clock: VirtualClock { scene.clock }

  @Test(arguments: [true, false])
  func `h21 content that is appended during a deceleration is scrolled into`(bounces: Bool) {
    scroll.contentSize.height = 500
    scroll.bounces = bounces
    scene.flick(andWait: 0.1)
    scroll.contentSize.height = 5000
    clock.advance(by: 5)
    expectEqual(scroll.contentOffset.y, 554)
  }

  @Test func `content that is appended while it returns from its end continues from there`() {
    scroll.contentSize.height = 500
    scene.flick(andWait: 0.2)
    #expect(scroll.contentOffset.y > 200, "beyond the end")
    scroll.contentSize.height = 5000
    clock.advance(by: 5)
    #expect(scroll.contentOffset.y > 250 && !scroll.isDecelerating)
  }

  @Test func `h21 content that becomes smaller during a deceleration comes to rest inside`() {
    scene.flick(andWait: 0.3)
    scroll.contentSize.height = 400
    clock.advance(by: 5)
    #expect(scroll.contentOffset.y == 100 && !scroll.isDecelerating)
  }

  @Test func `h21 content that becomes smaller during an animated offset comes to rest inside`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    clock.advance(by: 0.2)
    scroll.contentSize.height = 400
    clock.advance(by: 0.1)
    expectEqual(scroll.contentOffset.y, 100)
    expectEqual(scene.delegate.lines.suffix(2), ["scroll", "didAnimate"])
  }

  @Test func `an animated offset beyond the content stays if the content does not change`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 9999), animated: true)
    clock.advance(by: 1)
    expectEqual(scroll.contentOffset.y, 9999)
  }

  @Test func `content that becomes smaller while a finger holds it returns when the finger lifts`() {
    scroll.contentOffset.y = 700
    let finger = scene.drag(by: -5)
    finger.move(by: 0, 15)
    scroll.contentSize.height = 400
    finger.lift()
    clock.advance(by: 3)
    expectEqual(scroll.contentOffset.y, 100)
  }

  @Test(.safeAreaInsets(EdgeInsets(top: 62, left: 0, bottom: 34, right: 0)))
  func `a safe area that arrives during an animation to the top moves the content at the end`() {
    let window = Window()
    let scroll = ScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: window.bounds.width, height: 3000)
    window.show(scroll)
    window.layoutIfNeeded()
    scroll.contentOffset.y = 300
    scroll.setContentOffset(.zero, animated: true)
    clock.advance(by: 0.1)
    scroll.contentInsetAdjustmentBehavior = .always
    clock.advance(by: 0.2)
    expectEqual(scroll.contentOffset.y, -62)
  }

  @Test func `a larger view during a deceleration has its range`() {
    scroll.contentSize.height = 800
    scene.flick(andWait: 0.1)
    scroll.frame.size.height = 500
    clock.advance(by: 5)
    expectEqual(scroll.contentOffset.y, 300)
  }
}
