import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Layout of frames", .screen(scale: 2), .reportsIssuesAsFailures) struct FrameLayoutTests {
  /// A scroll view that counts its layouts and writes the offset of each.
  final class CountingScrollView: ScrollView {
    var offsets: [CGFloat] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      offsets.append(contentOffset.y)
    }
  }

  let scroll = CountingScrollView()
  let scene: ScrollScene

  init() {
    scene = ScrollScene(scroll, content: CGSize(width: 200, height: 5000))
    scroll.offsets = []
  }

  @Test func `a new offset calls layoutSubviews of the scroll view in the next pass, and no other`() {
    scroll.contentOffset.y = 40
    expectEqual(scroll.offsets, [])
    for _ in 0..<2 { scene.window.layoutIfNeeded() }
    expectEqual(scroll.offsets, [40])
  }

  @Test func `h20 an animation lays out once after each of its 18 frames`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scene.clock.advance(by: 0.3)
    #expect(scroll.offsets.count == 18 && scroll.offsets.last == 300)
    expectEqual(scroll.offsets, scroll.offsets.sorted())
    scene.clock.advance(by: 1)
    expectEqual(scroll.offsets.count, 18)
  }

  @Test func `h20 a deceleration lays out each offset that it notifies of`() {
    scene.flick()
    scroll.offsets = []
    scene.delegate.lines = []
    scene.clock.advance(by: 3)
    expectEqual(scroll.offsets.count, scene.delegate.lines.count { $0 == "scroll" })
    #expect(scroll.offsets.count > 100 && scroll.offsets.last == 554)
  }

  @Test func `what the delegate does at the end is laid out as well`() {
    let added = View()
    scene.delegate.onEndOfAnimation = { $0.addSubview(added) }
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scene.clock.advance(by: 0.3)
    let count = scroll.offsets.count
    scene.window.layoutIfNeeded()
    #expect(added.superview === scroll && scroll.offsets.count == count)
  }

  @Test func `a layout may stop the motion`() {
    final class StoppingScrollView: ScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        if contentOffset.y > 100 { stopScrollingAndZooming() }
      }
    }
    let scene = ScrollScene(StoppingScrollView())
    scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    scene.clock.advance(by: 1)
    #expect(scene.scroll.contentOffset.y > 100 && scene.scroll.contentOffset.y < 300)
    expectEqual(scene.delegate.lines.last, "didAnimate")
  }
}
