import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Touches of the content", .screen(scale: 2), .reportsIssuesAsFailures) struct ContentTouchTests {
  let log = Log()
  let scene: ScrollScene
  let scroll: ChoosyScrollView
  let view: TouchView
  let button = Button()

  /// A scroll view whose answers a test chooses.
  final class ChoosyScrollView: ScrollView {
    var begins = true
    var cancels: Bool?
    var asked: [String] = []
    override func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool {
      asked.append("begin")
      return super.touchesShouldBegin(touches, with: event, in: view) && begins
    }
    override func touchesShouldCancel(in view: View) -> Bool {
      asked.append("cancel")
      return cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  init() {
    scroll = ChoosyScrollView()
    scene = ScrollScene(scroll)
    view = TouchView("view", log, 0, 0, 200, 100)
    button.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    scroll.holding(view, button)
    scene.window.layoutIfNeeded()
  }

  @Test(arguments: [false, true])
  func `h10 a subview receives a touch after 0.15 seconds, also after one that was canceled`(isSecond: Bool) {
    if isSecond {
      touch(view).cancel()
      scene.clock.advance(by: 0.1)
      scroll.asked = []
    }
    expectEqual(log.lines { _ = touch(view) }, "")
    expectEqual(log.lines { scene.clock.advance(by: 0.14) }, "")
    expectEqual(log.lines { scene.clock.advance(by: 0.01) }, "view.began")
    expectEqual(scroll.asked, ["begin"])
  }

  @Test func `two fingers on a subview are one question`() {
    view.isMultipleTouchEnabled = true
    let fingers = [touch(view), touch(view, at: CGPoint(x: 150, y: 50))]
    scene.clock.advance(by: 0.15)
    expectEqual(scroll.asked, ["begin"])
    for finger in fingers { finger.lift() }
  }

  @Test func `a touch that lifts before is a tap: began and ended`() {
    expectEqual(log.lines { tap(view) }, "view.began view.ended")
    var taps = 0
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    tap(button)
    expectEqual(taps, 1)
  }

  @Test func `a touch that scrolls before never reaches the subview`() {
    let lines = log.lines {
      let finger = touch(view)
      finger.move(by: 0, -50)
      scene.clock.advance(by: 1)
      finger.lift()
    }
    #expect(lines == "" && scroll.contentOffset.y == 40 && scroll.asked == [])
  }

  @Test(arguments: [true, false])
  func `a subview receives a touch at once without the delay, or where the scroll view is switched off`(
    isEnabled: Bool
  ) {
    if isEnabled { scroll.delaysContentTouches = false } else { scroll.isScrollEnabled = false }
    expectEqual(log.lines { _ = touch(view) }, "view.began")
  }

  @Test(arguments: [true, false])
  func `a subview that has received a touch loses it when the touch scrolls, unless touches can't be cancelled`(
    canCancel: Bool
  ) {
    scroll.canCancelContentTouches = canCancel
    let finger = touch(view)
    scene.clock.advance(by: 0.2)
    expectEqual(log.lines { finger.move(by: 0, -50) }, canCancel ? "view.cancelled" : "view.moved")
    expectEqual(scroll.contentOffset.y, canCancel ? 40 : 0)
    expectEqual(scroll.asked, canCancel ? ["begin", "cancel"] : ["begin"])
  }

  @Test(arguments: [nil, true])
  func `a control that has received a touch keeps it, unless a subclass decides otherwise`(cancels: Bool?) {
    scroll.cancels = cancels
    let keepsTouch = cancels == nil
    let finger = touch(button)
    scene.clock.advance(by: 0.2)
    #expect(button.isHighlighted)
    finger.move(by: 0, -50)
    #expect(scroll.contentOffset.y == (keepsTouch ? 0 : 40) && scroll.asked == ["begin", "cancel"])
    expectEqual(button.isTracking, keepsTouch)
    if !keepsTouch { #expect(!button.isHighlighted) }
    finger.lift()
    #expect(!button.isTracking)
  }

  @Test func `a subclass may refuse the touches of a subview, which can still scroll`() {
    scroll.begins = false
    let lines = log.lines {
      let finger = touch(view)
      scene.clock.advance(by: 0.2)
      finger.move(by: 0, -50)
      finger.lift()
    }
    #expect(lines == "" && scroll.contentOffset.y == 40)
  }

  @Test func `touches of the scroll view itself are its own`() {
    let finger = touch(scroll, at: CGPoint(x: 50, y: 250))
    scene.clock.advance(by: 0.2)
    finger.move(by: 0, -50)
    #expect(scroll.asked == [] && scroll.contentOffset.y == 40)
  }

  @Test func `a touch that stops the content does not reach a subview`() {
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    scene.clock.advance(by: 0.1)
    let lines = log.lines {
      let finger = touch(view, at: CGPoint(x: 50, y: 80))
      scene.clock.advance(by: 0.2)
      finger.lift()
    }
    #expect(lines == "" && !scroll.isScrollAnimating)
    expectEqual(log.lines { tap(view, at: CGPoint(x: 50, y: 80)) }, "view.began view.ended")
  }

  @Test func `a touch that moves along an axis that does not scroll reaches the subview at once`() {
    let finger = touch(view)
    expectEqual(log.lines { finger.move(by: -50, 0) }, "view.began view.moved")
    #expect(log.lines { finger.move(by: 0, -50) } == "view.cancelled" && scroll.contentOffset.y == 40)
  }

  private func addInner(_ inner: ScrollView = ScrollView(), y: CGFloat = 0, content: CGSize) -> ScrollView {
    inner.frame = CGRect(x: 0, y: y, width: 200, height: 100)
    inner.contentSize = content
    return scroll.adding(inner)
  }

  @Test(arguments: [(CGPoint(x: 0, y: -50), false), (CGPoint(x: -50, y: 0), true), (CGPoint(x: -20, y: -50), false)])
  func `of two scroll views within one another the one along whose axis a finger moves farther scrolls`(
    movement: CGPoint, isInner: Bool
  ) {
    let inner = addInner(content: CGSize(width: 1000, height: 100))
    let finger = touch(inner)
    finger.move(by: movement.x, movement.y)
    expectEqual(inner.contentOffset, isInner ? CGPoint(x: 40, y: 0) : .zero)
    expectEqual(scroll.contentOffset, isInner ? .zero : CGPoint(x: 0, y: 40))
    finger.lift()
    #expect(!scroll.isTracking && !inner.isTracking)
  }

  @Test func `h14 of two scroll views along one axis the inner one scrolls, and at its edge the outer one`() {
    scroll.contentOffset.y = 100
    let inner = addInner(y: 100, content: CGSize(width: 200, height: 1000))
    let drag = touch(inner)
    drag.move(by: 0, -50)
    #expect(inner.contentOffset.y == 40 && scroll.contentOffset.y == 100)
    drag.lift()
    inner.contentOffset.y = 0
    let pull = touch(inner)
    pull.move(by: 0, 50)
    #expect(inner.contentOffset.y == 0 && scroll.contentOffset.y == 60)
    pull.lift()
    inner.contentOffset.y = 900
    let push = touch(inner)
    push.move(by: 0, -50)
    #expect(inner.contentOffset.y == 900 && scroll.contentOffset.y == 100)
    push.lift()
    inner.transfersVerticalScrollingToParent = false
    touch(inner).move(by: 0, -50)
    #expect(inner.contentOffset.y > 900 && scroll.contentOffset.y == 100)
  }

  @Test func `a scroll view at its edge is pulled beyond it if the one around it is switched off`() {
    let inner = addInner(content: CGSize(width: 200, height: 1000))
    scroll.isScrollEnabled = false
    touch(inner).move(by: 0, 50)
    #expect(inner.contentOffset.y < 0 && scroll.contentOffset.y == 0)
  }

  @Test func `h15 another delegate of the pan or the pinch is reported and not set`() {
    final class Other: GestureRecognizerDelegate {}
    let other = Other()
    scroll.maximumZoomScale = 2
    expectIssue(
      containing: "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
    ) { scroll.panGestureRecognizer.delegate = other }
    expectIssue(
      containing: "UIScrollView's built-in pinch gesture recognizer must have its scroll view as its delegate."
    ) { scroll.pinchGestureRecognizer?.delegate = other }
    #expect(scroll.panGestureRecognizer.delegate == nil && scroll.pinchGestureRecognizer?.delegate == nil)
  }

  @Test func `a subclass that is the recognizers' delegate is asked once whether they begin`() {
    final class AskedScrollView: ScrollView, GestureRecognizerDelegate {
      var asked = 0
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer { asked += 1 }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
      }
    }
    let asked = AskedScrollView()
    let scene = ScrollScene(asked)
    asked.maximumZoomScale = 2
    asked.panGestureRecognizer.delegate = asked
    #expect(asked.panGestureRecognizer.delegate === asked && asked.pinchGestureRecognizer?.delegate === asked)
    touch(asked).move(by: 0, -50)
    #expect(asked.asked == 1 && scene.scroll.contentOffset.y == 40)
  }

  @Test func `a subclass that conforms to the recognizers' delegate is asked about the pan`() {
    final class SharingScrollView: ScrollView, GestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
      ) -> Bool { true }
    }
    let inner = addInner(SharingScrollView(), content: CGSize(width: 200, height: 1000))
    touch(inner).move(by: 0, -50)
    #expect(inner.contentOffset.y == 40 && scroll.contentOffset.y == 40)
  }
}
