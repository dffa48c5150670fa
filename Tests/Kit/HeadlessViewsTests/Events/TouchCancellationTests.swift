import HeadlessKit
import HeadlessTesting

/// The touches of a view that is removed.
@MainActor @Suite("Touch cancellation", .screen(scale: 2), .reportsIssuesAsFailures)
struct TouchCancellationTests {
  let scene = TouchScene()
  var log: Log { scene.log }
  var a: TouchView { scene.a }
  var b: TouchView { scene.b }

  @Test("the system cancels a touch")
  func bySystem() {
    let finger = touch(a)
    #expect(log.lines { finger.cancel() } == "a.cancelled")
    #expect(a.phases == [.began, .cancelled] && finger.touch?.phase == .cancelled)
  }

  @Test("a view that is removed from the window gets touchesCancelled once, and no later phases")
  func removed() {
    let finger = touch(a)
    let lines = log.lines {
      a.removeFromSuperview()
      #expect(finger.touch?.phase == .cancelled)
      finger.move(by: 5, 5)
      finger.lift()
    }
    #expect(lines == "a.cancelled" && a.phases == [.began, .cancelled])
  }

  @Test("touchesCancelled is called before the removal, and forwarded to the superview")
  func chainIsWhole() {
    let inner = View(frame: a.bounds)
    a.addSubview(inner)
    touch(inner)
    #expect(log.lines { inner.removeFromSuperview() } == "a.cancelled")
  }

  @Test("removing a superview cancels the touches of all its descendants")
  func ancestorRemoved() {
    let panel = View(frame: scene.window.bounds).holding(a, b)
    scene.window.addSubview(panel)
    a.isMultipleTouchEnabled = true
    let fingers = [touch(a), touch(a), touch(b)]
    #expect(log.lines { panel.removeFromSuperview() } == "a.cancelled a.cancelled b.cancelled")
    #expect(log.lines { fingers.forEach { $0.lift() } } == "")
  }

  @Test("a view that moves within the window keeps its touches")
  func moved() {
    let panel = View(frame: scene.window.bounds)
    scene.window.insertSubview(panel, at: 0)
    let finger = touch(a)
    let lines = log.lines {
      panel.addSubview(a)
      finger.lift()
    }
    #expect(lines == "a.ended")
  }

  @Test("a view that is moved to another window loses its touches")
  func otherWindow() {
    let other = Window()
    let finger = touch(a)
    #expect(log.lines { other.addSubview(a) } == "a.cancelled")
    #expect(log.lines { finger.lift() } == "")
  }

  @Test("a view that is added again does not get the old touch, but a new one")
  func comesBack() {
    let finger = touch(a)
    a.removeFromSuperview()
    scene.window.addSubview(a)
    #expect(log.lines { finger.lift() } == "")
    #expect(log.lines { tap(a) } == "a.began a.ended")
  }

  @Test("a view that is hidden or disabled under the finger gets it on")
  func hidden() {
    let finger = touch(a)
    a.isHidden = true
    a.isUserInteractionEnabled = false
    #expect(log.lines { finger.lift() } == "a.ended")
  }

  @Test("a touch continues in a window that is hidden")
  func windowHidden() {
    let finger = touch(a)
    scene.window.isHidden = true
    #expect(log.lines { finger.lift() } == "a.ended")
  }

  @Test("a deallocated view gets nothing, and a touch does not retain it")
  func gone() {
    weak var gone: TouchView?
    let finger: Finger
    do {
      let view = TouchView("view", log, 0, 200)
      gone = view
      scene.window.addSubview(view)
      finger = touch(view)
      view.removeFromSuperview()
    }
    #expect(gone == nil && finger.touch?.view == nil)
    #expect(log.lines { finger.lift() } == "")
  }

  @Test("events of a deallocated window have no effect")
  func windowGone() {
    weak var gone: Window?
    do {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      gone = window
      window.makeKeyAndVisible()
      window.addSubview(a)
      touch(a)
    }
    #expect(gone == nil)
  }

  @Test(
    "a view may remove itself in any phase, and gets the end once",
    arguments: [
      ("began", "a.began a.cancelled"), ("moved", "a.began a.moved a.cancelled"), ("ended", "a.began a.moved a.ended"),
    ])
  func removesItself(phase: String, expected: String) {
    a.onTouch = { [unowned a] in if $0 == phase { a.removeFromSuperview() } }
    let lines = log.lines {
      let finger = touch(a)
      finger.move(by: 1, 1)
      finger.lift()
    }
    #expect(lines == expected)
  }

  @Test("a view that removes another one in the same event: the other gets the end only")
  func removesOther() {
    let touches = [CGPoint(x: 10, y: 10), CGPoint(x: 210, y: 10)].map { Touch(in: scene.window, at: $0, timestamp: 0) }
    let window = scene.window
    window.sendEvent(Event(touches: Set(touches), timestamp: 0))
    a.onTouch = { [unowned b] _ in b.removeFromSuperview() }
    for touch in touches { touch.update(phase: .ended, to: touch.location(in: nil), timestamp: 1) }
    #expect(log.lines { window.sendEvent(Event(touches: Set(touches), timestamp: 1)) } == "a.ended b.cancelled")
  }

  @Test("a view that removes another one before that got its touch: it gets nothing")
  func removesOtherAtLanding() {
    let touches = [CGPoint(x: 10, y: 10), CGPoint(x: 210, y: 10)].map { Touch(in: scene.window, at: $0, timestamp: 0) }
    a.onTouch = { [unowned b] _ in b.removeFromSuperview() }
    #expect(log.lines { scene.window.sendEvent(Event(touches: Set(touches), timestamp: 0)) } == "a.began")
  }

  @Test("a view added in front during delivery does not get the finger")
  func addsInFront() {
    a.onTouch = { [unowned window = scene.window, log] in
      if $0 == "began" { window.addSubview(TouchView("front", log)) }
    }
    let finger = touch(a)
    #expect(log.lines { finger.lift() } == "a.ended")
  }
}
