import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Dragging", .screen(scale: 2), .reportsIssuesAsFailures) struct DraggingTests {
  let scene = ScrollScene()
  var scroll: ScrollView { scene.scroll }
  var clock: VirtualClock { scene.clock }

  @Test func `q21 content follows the finger beyond the 10 points that the pan takes to begin`() {
    let finger = touch(scroll)
    #expect(scroll.isTracking && !scroll.isDragging)
    finger.move(by: 0, -9)
    #expect(scroll.contentOffset.y == 0 && !scroll.isDragging)
    finger.move(by: 0, -41)
    #expect(scroll.contentOffset.y == 40 && scroll.isDragging)
    finger.move(by: 0, 15)
    expectEqual(scroll.contentOffset.y, 25)
    finger.lift()
    #expect(scroll.contentOffset.y == 25 && !scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
  }

  @Test func `a drag without a velocity notifies of its beginning, each offset and its end`() {
    scene.delegate.logsOffsets = true
    let finger = scene.drag(by: -50)
    finger.move(by: 0, -20)
    finger.lift()
    clock.advance(by: 5)
    expectEqual(scene.calls(), "willDrag (0,40) (0,60) willEndDrag didEndDrag:false")
    #expect(scene.delegate.velocity == .zero && scene.delegate.proposed == CGPoint(x: 0, y: 60))
  }

  @Test func `the fast rate comes to rest earlier`() {
    scroll.decelerationRate = .fast
    scene.flick()
    // (1 - 0.01) · 0.99 / 0.01 from 60.
    clock.advance(by: 0.5)
    #expect(scroll.contentOffset.y == 158 && !scroll.isDecelerating)
  }

  @Test func `a delegate that changes the target lets the content come to rest there`() {
    scene.delegate.target = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
    scene.flick(andWait: 5)
    expectEqual(scroll.contentOffset.y, 600)
  }

  @Test func `a target that is not finite is reported and not used, one outside of the content is limited to it`() {
    scene.delegate.target = { CGPoint(x: $0.x, y: .nan) }
    expectIssue(containing: "scrollViewWillEndDragging") { scene.flick() }
    clock.advance(by: 5)
    expectEqual(scroll.contentOffset.y, 554)
    scene.delegate.target = { CGPoint(x: $0.x, y: 9999) }
    scene.flick(andWait: 5)
    expectEqual(scroll.contentOffset.y, 700)
  }

  @Test(arguments: [false, true])
  func `a finger that rests before it lifts, or is cancelled, ends the drag without a velocity`(isCancelled: Bool) {
    let finger = scene.drag(by: -50)
    clock.advance(by: 0.01)
    finger.move(by: 0, -20)
    if !isCancelled { clock.advance(by: 0.2) }
    if isCancelled { finger.cancel() } else { finger.lift() }
    #expect(scene.calls() == "willDrag scroll×2 willEndDrag didEndDrag:false" && !scroll.isTracking)
  }

  @Test func `content beyond an edge resists, and returns`() {
    let finger = scene.drag(by: 110)
    // 100 points of the finger in a view of 300: (1 - 1 / (100 · 0.55 / 300 + 1)) · 300 = 46.48, in half points.
    expectEqual(scroll.contentOffset.y, -46.5)
    finger.lift()
    expectEqual(scene.calls(), "willDrag scroll willEndDrag didEndDrag:true willDecelerate")
    expectEqual(scene.delegate.proposed, .zero)
    clock.advance(by: 3)
    expectEqual(scroll.contentOffset, .zero)
    expectEqual(scene.calls(countsRepetitions: false), "scroll didDecelerate")
  }

  @Test func `content that does not bounce stops at its edges`() {
    scroll.bounces = false
    let finger = scene.drag(by: 110)
    expectEqual(scroll.contentOffset.y, 0)
    finger.move(by: 0, -300)
    expectEqual(scroll.contentOffset.y, 200, "the finger has to move back first: it moved 100 points beyond the edge")
    finger.lift()
    expectEqual(scene.calls(), "willDrag scroll willEndDrag didEndDrag:false")
  }

  @Test(arguments: [LayoutAxis.horizontal, .vertical])
  func `bouncesHorizontally and bouncesVertically concern one axis`(axis: LayoutAxis) {
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    if axis == .horizontal { scroll.bouncesHorizontally = false } else { scroll.bouncesVertically = false }
    touch(scroll).move(by: 110, 110)
    expectEqual(scroll.contentOffset.x == 0, axis == .horizontal)
    expectEqual(scroll.contentOffset.y == 0, axis == .vertical)
  }

  @Test func `content that is not larger than the view is not dragged, unless it always bounces`() {
    scroll.contentSize = CGSize(width: 200, height: 300)
    touch(scroll).move(by: 0, 110)
    #expect(scene.calls() == "" && !scroll.isDragging)
    let other = ScrollScene(content: CGSize(width: 200, height: 300))
    other.scroll.alwaysBounceVertical = true
    touch(other.scroll).move(by: 0, 110)
    expectEqual(other.scroll.contentOffset.y, -46.5)
  }

  @Test func `movement along an axis that does not scroll does not begin the pan, which may begin later`() {
    let finger = touch(scroll)
    finger.move(by: -50, -9)
    #expect(!scroll.isDragging && scroll.panGestureRecognizer.state == .possible)
    finger.move(by: 0, -21)
    #expect(scroll.isDragging && scroll.contentOffset == CGPoint(x: 0, y: 20))
  }

  @Test func `the callbacks have the flags of the phase that they belong to`() {
    scroll.contentSize.height = 5000
    scene.delegate.logsFlags = true
    scene.flick()
    expectEqual(scene.calls(), "willDrag[td] scroll[td]×3 willEndDrag[td] didEndDrag:true[tc] willDecelerate[c]")
    clock.advance(by: 5)
    expectEqual(scene.calls(countsRepetitions: false), "scroll[c] didDecelerate[]")
    let finger = scene.drag(by: 50)
    finger.lift()
    expectEqual(scene.calls(), "willDrag[td] scroll[td] willEndDrag[td] didEndDrag:false[t]")
    #expect(!scroll.isTracking)
    scene.flick(andWait: 0.5)
    _ = scene.calls()
    let stop = touch(scroll)
    #expect(scene.calls() == "didDecelerate[]" && scroll.isTracking, "the callback comes before the tracking")
    stop.lift()
  }

  @Test func `a scroll view that is switched off is not dragged, and its pan is switched off`() {
    scroll.isScrollEnabled = false
    #expect(!scroll.panGestureRecognizer.isEnabled)
    touch(scroll).move(by: 0, -50)
    #expect(scroll.contentOffset.y == 0 && !scroll.isTracking)
  }

  @Test(arguments: [
    (CGPoint(x: -30, y: -40), CGPoint(x: 24, y: 32)), (CGPoint(x: -12, y: -35), CGPoint(x: 0, y: 25.5)),
    (CGPoint(x: -35, y: -12), CGPoint(x: 25.5, y: 0)),
    // Twice as far along one axis is not diagonal: 20 and 40 points, of which the pan takes 10 of 44.7.
    (CGPoint(x: -20, y: -40), CGPoint(x: 0, y: 31)), (CGPoint(x: -40, y: -20), CGPoint(x: 31, y: 0)),
  ])
  func `a directional lock scrolls along the axis of a drag that is not diagonal`(movement: CGPoint, offset: CGPoint) {
    let scene = ScrollScene(content: CGSize(width: 1000, height: 1000))
    scene.scroll.isDirectionalLockEnabled = true
    touch(scene.scroll).move(by: movement.x, movement.y)
    expectEqual(scene.scroll.contentOffset, offset)
  }

  @Test func `a finger that touches down stops the content, which stays when it lifts`() {
    scroll.contentSize.height = 5000
    scene.flick(andWait: 0.5)
    let (offset, finger) = (scroll.contentOffset.y, touch(scroll))
    #expect(!scroll.isDecelerating && scene.delegate.lines.last == "didDecelerate")
    clock.advance(by: 1)
    finger.lift()
    clock.advance(by: 1)
    expectEqual(scroll.contentOffset.y, offset)
  }

  @Test func `a drag of content that returns begins where the content is`() {
    let pull = scene.drag(by: 110)
    pull.lift()
    clock.advance(by: 0.05)
    let (offset, finger) = (scroll.contentOffset.y, touch(scroll))
    finger.move(by: 0, 10)
    #expect(scroll.isDragging && abs(scroll.contentOffset.y - offset) < 0.6)
  }

  @Test func `a delegate may take over at the end of a drag`() {
    scene.delegate.onEndOfDrag = { $0.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    scene.flick(andWait: 5)
    expectEqual(scroll.contentOffset.y, 300)
    expectEqual(scene.calls(countsRepetitions: false), "willDrag scroll willEndDrag didEndDrag:true scroll didAnimate")
  }

  @Test func `a delegate may remove the scroll view while a finger drags it`() {
    scene.delegate.onScroll = { $0.removeFromSuperview() }
    let finger = scene.drag(by: -50)
    finger.move(by: 0, -50)
    finger.lift()
    clock.advance(by: 5)
    #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating && scroll.superview == nil)
  }

  @Test(arguments: [
    (ScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.onDragWithAccessory, false), (.interactive, true),
  ])
  func `the first responder resigns when a drag begins, depending on the keyboard mode`(
    mode: ScrollView.KeyboardDismissMode, remains: Bool
  ) {
    final class Field: View { override var canBecomeFirstResponder: Bool { true } }
    let field = scene.window.adding(Field())
    field.becomeFirstResponder()
    scroll.keyboardDismissMode = mode
    touch(scroll).move(by: 0, -50)
    expectEqual(field.isFirstResponder, remains)
  }

  // MARK: Pages

  private nonisolated static let pages: [(distance: CGFloat, velocity: CGFloat, page: CGFloat)] = [
    (100, 0, 1), (170, 0, 2), (60, 1, 2), (-60, -1, 0), (500, 1, 2), (170, -1, 1),
  ]

  /// The distances are in points, the velocities in points per millisecond.
  @Test(arguments: pages)
  func `h13 a drag of pages ends at the next page of a fast finger, else at the nearest, at most one further`(
    distance: CGFloat, velocity: CGFloat, page: CGFloat
  ) {
    scroll.isPagingEnabled = true
    scroll.contentSize.height = 1500
    scroll.contentOffset.y = 300
    _ = scene.calls()
    let finger = touch(scroll)
    finger.move(by: 0, distance > 0 ? -10 : 10)
    clock.advance(by: 1)
    finger.move(by: 0, -distance + velocity * 10)
    clock.advance(by: velocity == 0 ? 1 : 0.01)
    if velocity != 0 { finger.move(by: 0, -velocity * 10) }
    finger.lift()
    clock.advance(by: 5)
    expectEqual(scroll.contentOffset.y, page * 300)
    #expect(scene.calls().contains("willEndDrag") && scene.delegate.proposed.y == page * 300)
  }

  @Test func `h9 a delegate that changes the target of a page is reported, and the page stays the target`() {
    scroll.isPagingEnabled = true
    scene.delegate.target = { CGPoint(x: $0.x, y: $0.y + 50) }
    let finger = scene.drag(by: -210)
    expectIssue(containing: "Stop offset can not be modified for paging scroll views") { finger.lift() }
    clock.advance(by: 5)
    expectEqual(scroll.contentOffset.y, 300)
  }

  @Test func `an offset that is set does not turn to a page`() {
    scroll.isPagingEnabled = true
    scroll.contentOffset.y = 410
    clock.advance(by: 1)
    expectEqual(scroll.contentOffset.y, 410)
  }
}
