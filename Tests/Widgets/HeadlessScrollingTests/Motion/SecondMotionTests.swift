import HeadlessKit
import HeadlessTesting

@testable import HeadlessScrolling

@MainActor @Suite("Second motions", .screen(scale: 2), .reportsIssuesAsFailures) struct SecondMotionTests {
  let scene = ScrollScene(content: CGSize(width: 1000, height: 1000))
  var scroll: ScrollView { scene.scroll }
  var clock: VirtualClock { scene.clock }

  @Test func `the first of several changes during a motion decides where the offset was, for that motion alone`() {
    let screen = scene.window.screen
    scroll.frame = scene.window.bounds
    scroll.contentSize.height = 2000
    scroll.contentOffset.y = 300
    scroll.setContentOffset(.zero, animated: true)
    clock.advance(by: 0.1)
    screen.safeAreaInsets.top = 62
    scene.window.layoutIfNeeded()
    scroll.contentSize.height = 2200
    scroll.contentSize.height = 2300
    clock.advance(by: 1)
    #expect(scroll.adjustedContentInset.top == 62 && scroll.contentOffset.y == -62)
    let finger = scene.drag(by: -72)
    finger.lift()
    expectEqual(scroll.contentOffset.y, 0)
  }

  @Test(arguments: [true, false])
  func `a button that held a finger does not keep the next one from scrolling`(isCanceled: Bool) {
    let button = scroll.adding(Button(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
    let held = touch(button)
    clock.advance(by: 0.2)
    #expect(button.isHighlighted)
    if isCanceled { held.cancel() } else { held.lift() }
    #expect(!button.isHighlighted && !scroll.isTracking)
    let finger = touch(scroll, at: CGPoint(x: 50, y: 250))
    finger.move(by: 0, -50)
    #expect(scroll.isDragging && scroll.contentOffset.y == 40)
    finger.lift()
    #expect(!scroll.isDragging && !scroll.isTracking)
  }

  @Test func `content that code moved under a finger that stopped it returns from there`() {
    let finger = scene.drag(by: 200)
    finger.lift()
    clock.advance(by: 0.05)
    #expect(scroll.contentOffset.y < -40)
    let stopping = touch(scroll)
    scroll.contentOffset.y = -30
    clock.advance(by: 0.5)
    stopping.lift()
    clock.advance(by: 1.0 / 60)
    #expect(scroll.contentOffset.y >= -30 && scroll.contentOffset.y < -20)
    clock.advance(by: 2)
    expectEqual(scroll.contentOffset.y, 0)
  }

  @Test(arguments: LayoutAxis.both)
  func `h13 a flick back from a page that was pulled away from stays at the page`(axis: LayoutAxis) {
    scroll.isPagingEnabled = true
    let length = scroll.bounds.size[axis]
    scroll.contentOffset = CGPoint(axis, length)
    let finger = scene.drag(axis, by: 10)
    clock.advance(by: 1)
    finger.move(axis, by: length * 0.4)
    clock.advance(by: 0.01)
    finger.move(axis, by: -10)
    clock.advance(by: 0.01)
    finger.move(axis, by: -10)
    finger.lift()
    clock.advance(by: 5)
    expectEqual(scroll.contentOffset[axis], length)
  }

  @Test(arguments: LayoutAxis.both) func `the content size follows a second solved length`(axis: LayoutAxis) {
    let content = View()
    scroll.addForConstraints(content)
    let guide = scroll.contentLayoutGuide
    let length =
      axis == .horizontal
      ? guide.widthAnchor.constraint(equalToConstant: 1000) : guide.heightAnchor.constraint(equalToConstant: 1000)
    length.isActive = true
    for value in [1000, 2000, 500] as [CGFloat] {
      scene.window.layOut { length.constant = value }
      expectEqual(scroll.contentSize[axis], value)
    }
  }

  enum Edge: CaseIterable { case start, end }

  @Test(arguments: LayoutAxis.both, Edge.allCases)
  func `a drag beyond each edge returns to it, twice`(axis: LayoutAxis, edge: Edge) {
    let end = edge == .start ? 0 : 1000 - scroll.bounds.size[axis]
    for _ in 0..<2 {
      scroll.contentOffset = CGPoint(axis, end)
      _ = scene.calls()
      let finger = scene.drag(axis, by: edge == .start ? 60 : -60)
      // 50 points of the finger, with the resistance of 0.55.
      let pulled = RubberBand(length: scroll.bounds.size[axis]).stretch(by: 50)
      #expect(abs(scroll.contentOffset[axis] - (edge == .start ? -pulled : end + pulled)) <= 0.25)
      finger.lift()
      #expect(scroll.isDecelerating)
      clock.advance(by: 2)
      #expect(scroll.contentOffset[axis] == end && !scroll.isDecelerating)
      #expect(scene.calls(countsRepetitions: false).hasSuffix("willDecelerate scroll didDecelerate"))
    }
  }

  @Test func `a canceled drag ends tracking, and the next one begins at its own place`() {
    for _ in 0..<2 {
      scroll.contentOffset = .zero
      let finger = scene.drag(by: -50)
      expectEqual(scroll.contentOffset.y, 40)
      finger.cancel()
      clock.advance(by: 1)
      #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
    }
  }

  @Test func `a pull begins a refresh once a drag, and again in the next drag`() {
    let refresh = RefreshControl()
    var count = 0
    refresh.addAction(
      Action { _ in
        count += 1
        refresh.endRefreshing()
      }, for: .valueChanged)
    scroll.refreshControl = refresh
    for drag in 1...2 {
      let finger = touch(scroll)
      for _ in 0..<3 { finger.move(by: 0, 150) }
      expectEqual(count, drag)
      finger.lift()
      clock.advance(by: 3)
      expectEqual(scroll.contentOffset.y, 0)
    }
  }

  @Test func `a finger that stops a deceleration leaves nothing for the next tap`() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 200, height: 900))
    var taps = 0
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    scene.flick(andWait: 0.1)
    scroll.addSubview(button)
    let stop = touch(button, at: CGPoint(x: 50, y: scroll.bounds.midY))
    #expect(!scroll.isDecelerating)
    stop.lift()
    expectEqual(taps, 0)
    let tap = touch(button, at: CGPoint(x: 50, y: scroll.bounds.midY))
    tap.lift()
    clock.advance(by: 0.5)
    expectEqual(taps, 1)
  }

  @Test func `scroll views, their recognizers, delegates and refresh controls are released, also during a motion`() {
    final class Reference {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }
    for isMoving in [false, true] {
      var references: [Reference] = []
      do {
        let scene = ScrollScene()
        scene.scroll.maximumZoomScale = 2
        scene.scroll.refreshControl = RefreshControl()
        let objects: [AnyObject?] = [
          scene.scroll, scene.delegate, scene.scroll.refreshControl, scene.scroll.panGestureRecognizer,
          scene.scroll.pinchGestureRecognizer, scene.scroll.contentTouches, scene.scroll.frames,
        ]
        references = objects.compactMap(\.self).map(Reference.init)
        expectEqual(references.count, 7)
        scene.flick()
        if !isMoving { scene.clock.advance(by: 5) }
        scene.scroll.removeFromSuperview()
      }
      Screen.main.flush()
      #expect(references.compactMap(\.object).isEmpty, "moving: \(isMoving)")
    }
  }
}
