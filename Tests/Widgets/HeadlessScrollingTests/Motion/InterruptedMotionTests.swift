import HeadlessKit
import HeadlessTesting

@testable import HeadlessScrolling

@MainActor @Suite("Interrupted motions", .screen(scale: 2), .reportsIssuesAsFailures) struct InterruptedMotionTests {
  let scene = ScrollScene()
  var scroll: ScrollView { scene.scroll }
  var clock: VirtualClock { scene.clock }
  private func animate(to offset: CGFloat) { scroll.setContentOffset(CGPoint(x: 0, y: offset), animated: true) }

  @Test func `an animation that code begins under a resting finger ends when the finger drags`() {
    let finger = touch(scroll)
    animate(to: 300)
    clock.advance(by: 0.1)
    let offset = scroll.contentOffset.y
    _ = scene.calls()
    finger.move(by: 0, -50)
    #expect(scroll.isDragging && !scroll.isScrollAnimating)
    #expect(scroll.contentOffset.y == offset + 40 && scene.calls() == "didAnimate willDrag scroll")
    clock.advance(by: 1)
    expectEqual(scroll.contentOffset.y, offset + 40)
  }

  @Test func `content that a finger has stopped beyond its edge stays, and decelerates back when the finger lifts`() {
    let (stop, beyond) = (stopBeyondEdge(), scroll.contentOffset.y)
    clock.advance(by: 1)
    expectEqual(scroll.contentOffset.y, beyond)
    stop.lift()
    #expect(scene.calls() == "willDecelerate" && scroll.isDecelerating)
    clock.advance(by: 3)
    #expect(scroll.contentOffset.y == 0 && scene.calls(countsRepetitions: false) == "scroll didDecelerate")
  }

  @Test func `an animation that code begins under the finger that stopped the content continues when it lifts`() {
    let stop = stopBeyondEdge()
    animate(to: 200)
    stop.lift()
    clock.advance(by: 1)
    #expect(scroll.contentOffset.y == 200 && scene.calls() == "scroll×18 didAnimate")
  }

  @Test func `a finger that stopped the content has no effect on the next one`() {
    scene.flick(andWait: 0.1)
    touch(scroll).lift()
    scroll.contentOffset.y = 9999
    _ = scene.calls()
    touch(scroll).lift()
    clock.advance(by: 3)
    #expect(scroll.contentOffset.y == 9999 && scene.calls() == "")
  }

  /// Returns the finger that stops content on its return from beyond the edge; the log is empty afterwards.
  private func stopBeyondEdge() -> Finger {
    let pull = scene.drag(by: 110)
    pull.lift()
    clock.advance(by: 0.05)
    let stop = touch(scroll)
    #expect(scroll.contentOffset.y < -10 && !scroll.isDecelerating)
    _ = scene.calls()
    return stop
  }

  @Test func `an animation that the delegate begins in scrollViewWillEndDragging prevents the deceleration`() {
    scene.delegate.onLift = { $0.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    scene.flick()
    #expect(scene.calls() == "willDrag scroll×3 willEndDrag didEndDrag:false" && scroll.isScrollAnimating)
    clock.advance(by: 1)
    #expect(scroll.contentOffset.y == 300 && scene.calls() == "scroll×18 didAnimate")
  }

  @Test func `an animation during another one has its own 18 frames`() {
    animate(to: 300)
    clock.advance(by: 0.1)
    _ = scene.calls()
    animate(to: 900)
    clock.advance(by: 1)
    #expect(scroll.contentOffset.y == 900 && scene.calls() == "didAnimate scroll×18 didAnimate")
  }

  @Test func `an animation that begins in the last frame of another one continues`() {
    scene.delegate.onScroll = { if $0.contentOffset.y == 300 { $0.setContentOffset(.zero, animated: true) } }
    animate(to: 300)
    clock.advance(by: 1)
    #expect(scroll.contentOffset.y == 0 && scene.calls() == "scroll×18 didAnimate scroll×18 didAnimate")
  }

  @Test func `a rectangle that shows does not stop a deceleration`() {
    scene.flick(andWait: 0.1)
    let shown = CGRect(x: 0, y: scroll.contentOffset.y + 10, width: 10, height: 10)
    scroll.scrollRectToVisible(shown, animated: false)
    scroll.scrollRectToVisible(shown, animated: true)
    #expect(scroll.isDecelerating)
    clock.advance(by: 5)
    expectEqual(scroll.contentOffset.y, 554)
  }

  @Test func `a deceleration and a display link are called once per frame, in one order`() {
    for isLinkFirst in [true, false] {
      let scene = ScrollScene(content: CGSize(width: 200, height: 5000))
      final class Target {
        var onFrame: (DisplayLink) -> Void = { _ in }
        func step(_ link: DisplayLink) { onFrame(link) }
      }
      let target = Target()
      var times: [TimeInterval] = []
      target.onFrame = { link in
        scene.delegate.lines.append("link")
        times.append(link.timestamp)
      }
      let link = DisplayLink(target: target, selector: Target.step(_:))
      if isLinkFirst { link.add(to: .main, forMode: .common) }
      scene.flick()
      if !isLinkFirst { link.add(to: .main, forMode: .common) }
      (scene.delegate.lines, times) = ([], [])
      let start = scene.clock.now
      scene.clock.advance(by: 0.5)
      let frames = stride(from: 0, to: scene.delegate.lines.count - 1, by: 2).map {
        Array(scene.delegate.lines[$0..<$0 + 2])
      }
      #expect(frames.count == 30 && Set(frames).count == 1 && Set(frames[0]) == ["link", "scroll"])
      #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-9 })
      #expect((times.first ?? 0) >= start - 1.0 / 60)
      link.invalidate()
    }
  }

  @Test(arguments: [true, false])
  func `content that became smaller is limited when the motion is stopped or leaves the window`(isStopped: Bool) {
    animate(to: 700)
    clock.advance(by: 0.2)
    scroll.contentSize.height = 400
    #expect(scroll.contentOffset.y > 100)
    if isStopped { scroll.stopScrollingAndZooming() } else { scroll.removeFromSuperview() }
    expectEqual(scroll.contentOffset.y, 100)
  }

  @Test func `a safe area that arrives during a drag at the top moves the content when the finger lifts`() {
    scroll.frame = scene.window.bounds
    let finger = scene.drag(by: -50)
    finger.move(by: 0, 40)
    scene.window.screen.safeAreaInsets.top = 62
    scene.window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 62)
    finger.lift()
    #expect(scroll.contentOffset.y == -62 && !scroll.isDecelerating)
  }
}
