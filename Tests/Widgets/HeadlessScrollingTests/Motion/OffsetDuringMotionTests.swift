import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

/// Offsets that code sets while a finger drags, or while the content decelerates.
@MainActor @Suite("Offsets set during a motion", .screen(scale: 2), .reportsIssuesAsFailures)
struct OffsetDuringMotionTests {
  let scene = ScrollScene(content: CGSize(width: 200, height: 5000))
  var scroll: ScrollView { scene.scroll }
  var clock: VirtualClock { scene.clock }

  @Test func `h19 a drag continues from an offset that code sets`() {
    let finger = scene.drag(by: -50)
    expectEqual(scroll.contentOffset.y, 40)
    scroll.contentOffset.y = 300
    finger.move(by: 0, -10)
    expectEqual(scroll.contentOffset.y, 310)
    scroll.bounds.origin.y = 500
    finger.move(by: 0, 20)
    expectEqual(scroll.contentOffset.y, 480)
    finger.lift()
    expectEqual(scroll.contentOffset.y, 480)
  }

  @Test func `a delegate that moves the content back while a finger drags it has an endless content`() {
    scene.delegate.onScroll = { if $0.contentOffset.y > 200 { $0.contentOffset.y -= 100 } }
    let finger = scene.drag(by: -50)
    finger.move(by: 0, -200)
    expectEqual(scroll.contentOffset.y, 140)
    finger.move(by: 0, -20)
    expectEqual(scroll.contentOffset.y, 160)
    finger.move(by: 0, -60)
    expectEqual(scroll.contentOffset.y, 120)
  }

  @Test func `where the delegate limits the content to its edge, it follows the finger back at once`() {
    scene.delegate.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    let finger = scene.drag(by: 110)
    expectEqual(scroll.contentOffset.y, 0)
    finger.move(by: 0, -30)
    expectEqual(scroll.contentOffset.y, 30)
  }

  @Test func `an override that limits each offset is part of the drag`() {
    final class LimitedScrollView: ScrollView {
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = CGPoint(x: newValue.x, y: min(newValue.y, 100)) }
      }
    }
    let scene = ScrollScene(LimitedScrollView())
    let finger = touch(scene.scroll)
    finger.move(by: 0, -210)
    expectEqual(scene.scroll.contentOffset.y, 100)
    finger.move(by: 0, 50)
    expectEqual(scene.scroll.contentOffset.y, 100, "the finger is 100 points beyond")
    finger.move(by: 0, 70)
    expectEqual(scene.scroll.contentOffset.y, 80)
  }

  @Test func `an offset set beyond an edge resists from there`() {
    let finger = scene.drag(by: 110)
    let beyond = scroll.contentOffset.y
    scroll.contentOffset.y = beyond - 10
    finger.move(by: 0, 1)
    #expect(scroll.contentOffset.y < beyond - 10 && scroll.contentOffset.y > beyond - 11)
  }

  @Test func `offsets set in the callbacks of a drag are used as well`() {
    scene.delegate.onBeginOfDrag = { $0.contentOffset.y = 1000 }
    scene.delegate.onLift = { $0.contentOffset.y += 100 }
    scene.flick()
    // 1000 and 60 of the finger, and 100.
    #expect(scroll.contentOffset.y == 1160 && scroll.isDecelerating)
    clock.advance(by: 3)
    expectEqual(scroll.contentOffset.y, 1654, "494 points further")
  }

  @Test func `h19 a deceleration continues with its velocity from an offset that code sets`() {
    scene.flick(andWait: 0.5)
    let offset = scroll.contentOffset.y
    scroll.contentOffset.y = offset + 1000
    clock.advance(by: 1.0 / 60)
    #expect(scroll.contentOffset.y > offset + 1000)
    clock.advance(by: 3)
    // 494 points from 60.
    expectEqual(scroll.contentOffset.y, 1554)
    let expected = "willDrag scroll willEndDrag didEndDrag:true willDecelerate scroll didDecelerate"
    expectEqual(scene.calls(countsRepetitions: false), expected)
  }

  @Test func `content that recenters in layoutSubviews moves as far as without recentering`() {
    final class EndlessScrollView: ScrollView {
      var recenterings = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        if contentOffset.y > 300 {
          contentOffset.y -= 100
          recenterings += 1
        }
      }
    }
    let endless = EndlessScrollView()
    let scene = ScrollScene(endless)
    scene.flick(andWait: 3)
    expectEqual(endless.recenterings, 3)
    expectEqual(endless.contentOffset.y, 254, "300 points before 554")
  }

  @Test func `setContentOffset without an animation ends the deceleration`() {
    scene.flick(andWait: 0.5)
    scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    clock.advance(by: 3)
    #expect(scroll.contentOffset.y == 1000 && !scroll.isDecelerating)
    expectEqual(scene.delegate.lines.suffix(2), ["didDecelerate", "scroll"])
  }

  @Test func `an offset set in scrollViewDidEndDragging does not end the deceleration`() {
    scene.delegate.onEndOfDrag = { $0.contentOffset.y += 1000 }
    scene.flick()
    expectEqual(scene.calls(), "willDrag scroll×3 willEndDrag didEndDrag:true scroll willDecelerate")
    clock.advance(by: 3)
    #expect(scroll.contentOffset.y == 1554 && scene.delegate.lines.last == "didDecelerate")
  }

  @Test func `setContentOffset in scrollViewDidEndDragging prevents the deceleration`() {
    scene.delegate.onEndOfDrag = { $0.setContentOffset(CGPoint(x: 0, y: 1000), animated: false) }
    scene.flick(andWait: 3)
    expectEqual(scene.calls(), "willDrag scroll×3 willEndDrag didEndDrag:true scroll")
    expectEqual(scroll.contentOffset.y, 1000)
  }

  @Test func `a chosen target moves with the content`() {
    scene.delegate.target = { CGPoint(x: $0.x, y: 600) }
    scene.flick(andWait: 0.2)
    scroll.contentOffset.y += 1000
    clock.advance(by: 5)
    expectEqual(scroll.contentOffset.y, 1600)
  }

  @Test func `pages continue from the page that code has moved to`() {
    scroll.isPagingEnabled = true
    scroll.contentOffset.y = 300
    let finger = scene.drag(by: -50)
    scroll.contentOffset.y += 900
    clock.advance(by: 0.01)
    finger.move(by: 0, -10)
    finger.lift()
    clock.advance(by: 0.1)
    scroll.contentOffset.y -= 900
    clock.advance(by: 5)
    expectEqual(scroll.contentOffset.y, 600)
  }

  @Test func `content that an offset moves to its end returns from beyond it`() {
    scroll.contentSize.height = 1000
    scene.flick(andWait: 0.1)
    scroll.contentOffset.y = 690
    var largest: CGFloat = 0
    scene.delegate.onScroll = { largest = max(largest, $0.contentOffset.y) }
    clock.advance(by: 5)
    #expect(largest > 705 && scroll.contentOffset.y == 700)
  }
}
