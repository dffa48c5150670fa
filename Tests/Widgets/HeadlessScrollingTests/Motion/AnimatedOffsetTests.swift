import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Animated offset", .screen(scale: 2), .reportsIssuesAsFailures) struct AnimatedOffsetTests {
  let scene = ScrollScene()
  var scroll: ScrollView { scene.scroll }

  @Test func `an animation takes 18 frames of the clock, notifies of each, and then of its end`() {
    scene.delegate.logsOffsets = true
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.contentOffset == .zero && scroll.isScrollAnimating)
    scene.clock.advance(by: 0.15)
    expectEqual(scroll.contentOffset.y, 150, "the curve is symmetric")
    scene.clock.advance(by: 0.14)
    #expect(scroll.contentOffset.y < 300 && !scene.delegate.lines.contains("didAnimate"))
    scene.clock.advance(by: 0.01)
    #expect(scroll.contentOffset.y == 300 && !scroll.isScrollAnimating)
    #expect(scene.delegate.lines.count == 19 && scene.delegate.lines.last == "didAnimate")
    scene.clock.advance(by: 1)
    expectEqual(scene.delegate.lines.count, 19)
  }

  @Test func `an animation to the current offset does nothing`() {
    scroll.setContentOffset(.zero, animated: true)
    scene.clock.advance(by: 1)
    expectEqual(scene.calls(), "")
  }

  @Test func `without an animation the offset is set at once, and a running animation ends`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scene.clock.advance(by: 0.1)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    expectEqual(scroll.contentOffset.y, 50)
    scene.clock.advance(by: 1)
    #expect(scroll.contentOffset.y == 50 && scene.calls() == "scroll×6 didAnimate scroll")
  }

  @Test func `a delegate may begin another animation at the end of one`() {
    var count = 0
    scene.delegate.onEndOfAnimation = { scroll in
      count += 1
      if count < 3 { scroll.setContentOffset(CGPoint(x: 0, y: count * 100), animated: true) }
    }
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    scene.clock.advance(by: 2)
    #expect(count == 3 && scroll.contentOffset.y == 200)
  }

  @Test(arguments: [ScrollView.removeFromSuperview, ScrollView.stopScrollingAndZooming])
  func `an animation ends where it is when its view leaves the window, or stops scrolling`(
    end: @MainActor @Sendable (ScrollView) -> () -> Void
  ) {
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scene.clock.advance(by: 0.15)
    end(scroll)()
    scene.clock.advance(by: 1)
    #expect(scroll.contentOffset.y == 150 && scene.calls() == "scroll×9 didAnimate")
  }

  @Test func `an animation block sets the offset at once and animates the origin of the bounds`() {
    View.animate(withDuration: 1) { scroll.contentOffset.y = 100 }
    #expect(scroll.contentOffset.y == 100 && scene.calls() == "scroll")
    expectEqual(scroll.layer.animationKeys(), ["bounds.origin"])
  }

  @Test func `a tap on the status bar scrolls to the top`() {
    scroll.contentInset.top = 20
    scroll.contentOffset = CGPoint(x: 30, y: 400)
    _ = scene.calls()
    scene.window.tapStatusBar()
    scene.clock.advance(by: 0.3)
    #expect(scroll.contentOffset == CGPoint(x: 30, y: -20) && scene.calls() == "scroll×18 top")
  }

  @Test func `a tap on the status bar ends an animation that has not left the top`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    scene.window.tapStatusBar()
    scene.clock.advance(by: 1)
    #expect(scroll.contentOffset.y == 0 && scene.calls() == "didAnimate top")
  }

  @Test func `the delegate, the property and a second scroll view keep the status bar from scrolling`() {
    scroll.contentOffset.y = 400
    scene.delegate.mayScrollToTop = false
    scene.window.tapStatusBar()
    scene.delegate.mayScrollToTop = true
    scroll.scrollsToTop = false
    scene.window.tapStatusBar()
    scroll.scrollsToTop = true
    let other = ScrollView(frame: scene.window.bounds)
    other.contentSize.height = 2000
    other.contentOffset.y = 400
    scene.window.addSubview(other)
    scene.window.tapStatusBar()
    scene.clock.advance(by: 1)
    #expect(scroll.contentOffset.y == 400 && other.contentOffset.y == 400)
    other.isHidden = true
    scene.window.tapStatusBar()
    scene.clock.advance(by: 1)
    expectEqual(scroll.contentOffset.y, 0)
  }

  @Test func `scroll views that do not show do not keep the status bar from scrolling`() {
    let outside = ScrollView(frame: CGRect(x: 400, y: 0, width: 100, height: 100))
    let transparent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    transparent.alpha = 0.009
    transparent.addSubview(ScrollView(frame: transparent.bounds))
    scene.window.holding(outside, transparent)
    let page = View(frame: CGRect(x: 400, y: 0, width: 100, height: 100))
    page.addSubview(ScrollView(frame: page.bounds))
    scene.window.addSubview(page)
    scroll.contentOffset.y = 400
    scene.window.tapStatusBar()
    scene.clock.advance(by: 1)
    expectEqual(scroll.contentOffset.y, 0)
    transparent.alpha = 0.01
    scroll.contentOffset.y = 400
    scene.window.tapStatusBar()
    scene.clock.advance(by: 1)
    expectEqual(scroll.contentOffset.y, 400)
  }
}
