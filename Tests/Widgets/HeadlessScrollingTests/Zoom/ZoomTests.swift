import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Zoom", .screen(scale: 2), .reportsIssuesAsFailures) struct ZoomTests {
  let scene: ScrollScene
  let picture = View(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  var scroll: ScrollView { scene.scroll }
  var clock: VirtualClock { scene.clock }

  init() {
    scene = ScrollScene(content: CGSize(width: 600, height: 600))
    scene.scroll.frame.size = CGSize(width: 300, height: 300)
    scene.scroll.addSubview(picture)
    scene.scroll.minimumZoomScale = 0.25
    scene.scroll.maximumZoomScale = 3
    scene.delegate.zoomed = picture
    scene.window.layoutIfNeeded()
  }

  /// Puts two fingers on the scroll view, 150 points from its top, and moves them apart.
  private func spread(from left: CGFloat, _ right: CGFloat, by distance: CGFloat) -> [Finger] {
    let fingers = [left, right].map { touch(scroll, at: CGPoint(x: $0, y: 150)) }
    fingers[0].move(by: -distance, 0)
    fingers[1].move(by: distance, 0)
    return fingers
  }

  @Test func `h11 a scale sets the view's transform, and the content the size of its frame`() {
    scroll.setZoomScale(2, animated: false)
    expectEqual(picture.frame, CGRect(x: 0, y: 0, width: 1200, height: 1200))
    expectEqual(picture.bounds.size, CGSize(width: 600, height: 600))
    expectEqual(picture.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(scroll.contentSize, CGSize(width: 1200, height: 1200))
    scroll.zoomScale = 1
    expectEqual(picture.frame, CGRect(x: 0, y: 0, width: 600, height: 600))
    expectEqual(scroll.contentSize, CGSize(width: 600, height: 600))
  }

  @Test func `a scale notifies of scrolling and then of zooming, an equal one of neither`() {
    scroll.zoomScale = 2
    expectEqual(scene.calls(), "scroll zoom")
    scroll.zoomScale = 2
    expectEqual(scene.calls(), "")
  }

  @Test func `the middle of what shows stays there, as far as the content allows`() {
    scroll.contentOffset = CGPoint(x: 150, y: 150)
    scroll.zoomScale = 2
    expectEqual(scroll.contentOffset, CGPoint(x: 450, y: 450))
    scroll.zoomScale = 1
    expectEqual(scroll.contentOffset, CGPoint(x: 150, y: 150))
    scroll.zoomScale = 0.25
    expectEqual(scroll.contentOffset, .zero, "150 points of content in a view of 300")
  }

  @Test func `without a view for zooming nothing happens`() {
    scene.delegate.zoomed = nil
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1 && scene.calls() == "")
    scroll.delegate = nil
    scroll.setZoomScale(2, animated: true)
    clock.advance(by: 1)
    expectEqual(scroll.zoomScale, 1)
  }

  @Test func `a scale beyond the limits becomes the nearest one, and 0 is a limit like others`() {
    scroll.zoomScale = 99
    expectEqual(scroll.zoomScale, 3)
    scroll.minimumZoomScale = 0
    scroll.zoomScale = 0
    #expect(scroll.zoomScale == 0 && scroll.contentSize == .zero)
    scroll.zoomScale = -1
    expectEqual(scroll.zoomScale, 0)
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 1200, height: 1200))
    #expect(scroll.contentOffset.x.isFinite && picture.frame.minX == 0)
    scroll.minimumZoomScale = 0.25
    scroll.zoomScale = 0.01
    expectEqual(scroll.zoomScale, 0.25)
  }

  @Test func `an adjusted inset that is not finite is treated as zero`() {
    final class BrokenScrollView: ScrollView {
      override var adjustedContentInset: EdgeInsets { EdgeInsets(top: .nan, left: 0, bottom: .infinity, right: 0) }
    }
    let scene = ScrollScene(BrokenScrollView(), content: CGSize(width: 600, height: 600))
    scene.scroll.addSubview(picture)
    scene.delegate.zoomed = picture
    scene.scroll.maximumZoomScale = 3
    scene.scroll.zoomScale = 2
    #expect(scene.scroll.zoomScale == 2 && scene.scroll.contentOffset.y.isFinite)
    touch(scene.scroll).move(by: 0, -50)
    #expect(scene.scroll.contentOffset.y.isFinite)
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func `a scale that is not finite is reported`(scale: CGFloat) {
    expectIssue(containing: "ScrollView.zoomScale") { scroll.zoomScale = scale }
    expectIssue(containing: "ScrollView.minimumZoomScale") { scroll.minimumZoomScale = scale }
    expectIssue(containing: "ScrollView.maximumZoomScale") { scroll.maximumZoomScale = scale }
    #expect(scroll.zoomScale == 1 && scroll.minimumZoomScale == 0.25 && scroll.maximumZoomScale == 3)
  }

  @Test
  func `h16 an animated scale is set at once, and its zooming ends with the layers' animations after 0.3 seconds`() {
    scroll.setZoomScale(2, animated: true)
    #expect(scroll.zoomScale == 2 && scroll.isZoomAnimating && scene.calls() == "willZoom scroll zoom")
    #expect(scroll.contentSize == CGSize(width: 1200, height: 1200) && scroll.contentOffset.x == 150)
    expectEqual(picture.layer.animationKeys()?.contains("transform"), true)
    expectEqual(scroll.layer.animationKeys(), ["bounds.origin"])
    clock.advance(by: 0.29)
    #expect(scroll.isZoomAnimating && scene.calls() == "")
    clock.advance(by: 0.01)
    #expect(!scroll.isZoomAnimating && scene.calls() == "didEndZoom:2")
  }

  @Test func `a rectangle of the view fills the scroll view`() {
    scroll.zoom(to: CGRect(x: 200, y: 100, width: 150, height: 100), animated: false)
    // 300 / 150; the middle of the rectangle, 275 and 150, is in the middle of the view.
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 400, y: 150))
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    clock.advance(by: 1)
    #expect(scroll.zoomScale == 3 && scroll.contentOffset == .zero)
    expectIssue(containing: "ScrollView.zoom(to:animated:)") { scroll.zoom(to: .zero, animated: false) }
  }

  @Test func `two fingers zoom around their middle`() throws {
    scroll.contentOffset = CGPoint(x: 100, y: 100)
    _ = scene.calls()
    #expect(scroll.pinchGestureRecognizer != nil)
    let left = touch(scroll, at: CGPoint(x: 200, y: 250))
    let right = touch(scroll, at: CGPoint(x: 300, y: 250))
    left.move(by: -25, 0)
    #expect(scroll.isZooming && scene.delegate.lines.contains("willZoom"))
    right.move(by: 25, 0)
    expectEqual(scroll.zoomScale, 1.5)
    // The point (250, 250) of the content, 150 points from the edges of the frame, is at 375.
    #expect(abs(scroll.contentOffset.y - 225) <= 0.5)
    left.lift()
    right.lift()
    clock.advance(by: 2)
    #expect(!scroll.isZooming && scroll.zoomScale == 1.5)
    #expect(scene.calls().contains("didEndZoom:1.5"))
  }

  @Test func `two fingers continue from a scale that code sets`() {
    let fingers = spread(from: 100, 200, by: 25)
    expectEqual(scroll.zoomScale, 1.5)
    scroll.zoomScale = 1
    fingers[0].move(by: -37.5, 0)
    fingers[1].move(by: 37.5, 0)
    // 225 points between the fingers, 150 before.
    expectEqual(scroll.zoomScale, 1.5)
  }

  @Test func `an animated offset beyond content that two fingers have zoomed stays`() {
    for finger in spread(from: 100, 200, by: 50) { finger.lift() }
    clock.advance(by: 2)
    #expect(scroll.zoomScale == 2 && !scroll.isZooming)
    scroll.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
    clock.advance(by: 1)
    expectEqual(scroll.contentOffset.y, 5000)
  }

  @Test func `a scale beyond the limit resists, and returns to it`() {
    let fingers = spread(from: 140, 160, by: 50)
    #expect(scroll.zoomScale > 3 && scroll.zoomScale < 6)
    for finger in fingers { finger.lift() }
    #expect(scroll.isZoomBouncing && scroll.zoomScale == 3, "the layers show the return")
    #expect(!scene.delegate.lines.contains("didEndZoom:3"))
    clock.advance(by: 1)
    #expect(scroll.zoomScale == 3 && !scroll.isZoomBouncing && scene.delegate.lines.contains("didEndZoom:3"))
  }

  @Test func `without bouncesZoom two fingers stop at the limit`() {
    scroll.bouncesZoom = false
    _ = spread(from: 140, 160, by: 50)
    expectEqual(scroll.zoomScale, 3)
  }

  @Test func `without room between the limits there is no pinch`() {
    scroll.minimumZoomScale = 3
    expectNil(scroll.pinchGestureRecognizer)
    let left = touch(scroll, at: CGPoint(x: 140, y: 150))
    touch(scroll, at: CGPoint(x: 160, y: 150)).move(by: 50, 0)
    left.lift()
    #expect(scroll.zoomScale == 1 && !scroll.isZooming)
  }
}
