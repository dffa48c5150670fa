import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Touch cancellation", .screen(scale: 2), .reportsIssuesAsFailures) struct TouchCancellationTests {
  let scene = TouchScene()
  var log: Log { scene.log }
  var a: TouchView { scene.a }
  var b: TouchView { scene.b }

  @Test func `the system cancels a touch`() {
    let finger = touch(a)
    expectEqual(log.lines { finger.cancel() }, "a.cancelled")
    #expect(a.phases == [.began, .cancelled] && finger.touch?.phase == .cancelled)
  }

  @Test func `a view that is removed from the window gets touchesCancelled once, and no later phases`() {
    let finger = touch(a)
    let lines = log.lines {
      a.removeFromSuperview()
      expectEqual(finger.touch?.phase, .cancelled)
      finger.move(by: 5, 5)
      finger.lift()
    }
    #expect(lines == "a.cancelled" && a.phases == [.began, .cancelled])
  }

  @Test func `touchesCancelled is called before the removal, and forwarded to the superview`() {
    let inner = a.adding(View(frame: a.bounds))
    touch(inner)
    expectEqual(log.lines { inner.removeFromSuperview() }, "a.cancelled")
  }

  @Test func `removing a superview cancels the touches of all its descendants`() {
    let panel = scene.window.adding(View(frame: scene.window.bounds).holding(a, b))
    a.isMultipleTouchEnabled = true
    let fingers = [touch(a), touch(a), touch(b)]
    expectEqual(log.lines { panel.removeFromSuperview() }, "a.cancelled a.cancelled b.cancelled")
    expectEqual(log.lines { fingers.forEach { $0.lift() } }, "")
  }

  @Test func `a view that moves within the window keeps its touches`() {
    let panel = View(frame: scene.window.bounds)
    scene.window.insertSubview(panel, at: 0)
    let finger = touch(a)
    let lines = log.lines {
      panel.addSubview(a)
      finger.lift()
    }
    expectEqual(lines, "a.ended")
  }

  @Test func `a view that is moved to another window loses its touches`() {
    let (other, finger) = (Window(), touch(a))
    expectEqual(log.lines { other.addSubview(a) }, "a.cancelled")
    expectEqual(log.lines { finger.lift() }, "")
  }

  @Test func `a view that is added again does not get the old touch, but a new one`() {
    let finger = touch(a)
    a.removeFromSuperview()
    scene.window.addSubview(a)
    expectEqual(log.lines { finger.lift() }, "")
    expectEqual(log.lines { tap(a) }, "a.began a.ended")
  }

  @Test func `a view that is hidden or disabled under the finger, or whose window is hidden, keeps the touch`() {
    for hidden in [a, scene.window] as [View] {
      let finger = touch(a)
      hidden.isHidden = true
      a.isUserInteractionEnabled = hidden !== a
      expectEqual(log.lines { finger.lift() }, "a.ended")
      (a.isHidden, a.isUserInteractionEnabled) = (false, true)
    }
  }

  @Test func `a deallocated view gets nothing, and a touch does not retain it`() {
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
    expectEqual(log.lines { finger.lift() }, "")
  }

  @Test func `events of a deallocated window have no effect`() {
    weak var gone: Window?
    do {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      gone = window
      window.show(a)
      touch(a)
    }
    expectNil(gone)
  }

  @Test(arguments: [
    ("began", "a.began a.cancelled"), ("moved", "a.began a.moved a.cancelled"), ("ended", "a.began a.moved a.ended"),
  ])
  func `a view may remove itself in any phase, and gets the end once`(phase: String, expected: String) {
    a.onTouch = { [unowned a] in if $0 == phase { a.removeFromSuperview() } }
    let lines = log.lines {
      let finger = touch(a)
      finger.move(by: 1, 1)
      finger.lift()
    }
    expectEqual(lines, expected)
  }

  @Test func `a view that removes another one in the same event: the other gets the end only`() {
    let touches = [CGPoint(x: 10, y: 10), CGPoint(x: 210, y: 10)].map { Touch(in: scene.window, at: $0, timestamp: 0) }
    let window = scene.window
    window.sendEvent(Event(touches: Set(touches), timestamp: 0))
    a.onTouch = { [unowned b] _ in b.removeFromSuperview() }
    for touch in touches { touch.update(phase: .ended, to: touch.location(in: nil), timestamp: 1) }
    expectEqual(log.lines { window.sendEvent(Event(touches: Set(touches), timestamp: 1)) }, "a.ended b.cancelled")
  }

  @Test func `a view that removes another one before that got its touch: it gets nothing`() {
    let touches = [CGPoint(x: 10, y: 10), CGPoint(x: 210, y: 10)].map { Touch(in: scene.window, at: $0, timestamp: 0) }
    a.onTouch = { [unowned b] _ in b.removeFromSuperview() }
    expectEqual(log.lines { scene.window.sendEvent(Event(touches: Set(touches), timestamp: 0)) }, "a.began")
  }

  @Test func `a view added in front during delivery does not get the finger`() {
    a.onTouch = { [unowned window = scene.window, log] in
      if $0 == "began" { window.addSubview(TouchView("front", log)) }
    }
    let finger = touch(a)
    expectEqual(log.lines { finger.lift() }, "a.ended")
  }
}
