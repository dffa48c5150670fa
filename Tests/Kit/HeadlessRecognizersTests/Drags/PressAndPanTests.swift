import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Long press and pan", .screen(scale: 2), .reportsIssuesAsFailures) struct PressAndPanTests {
  let scene = TouchScene()
  var log: Log { scene.log }
  var a: TouchView { scene.a }
  var clock: VirtualClock { scene.window.screen.clock }

  func add<Recognizer: GestureRecognizer>(_ name: String, _ recognizer: Recognizer) -> Recognizer {
    scene.a.addGestureRecognizer(scene.logging(name, recognizer))
    return recognizer
  }

  @Test func `a press begins after half a second, changes with the finger and ends or is cancelled with it`() {
    let press = add("press", LongPressGestureRecognizer())
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    let finger = touch(scene.a)
    expectEqual(log.lines { clock.advance(by: 0.49) }, "")
    expectEqual(log.lines { clock.advance(by: 0.01) }, "press:began a.cancelled")
    expectEqual(log.lines { finger.move(by: 60, 0) }, "press:changed")
    expectEqual(log.lines { finger.lift() }, "press:ended")
    expectEqual(press.state, .possible)
    let next = touch(scene.a)
    clock.advance(by: 0.5)
    expectEqual(log.lines { next.cancel() }, "press:cancelled")
  }

  @Test func `a finger that lifts too early makes no press, and the view gets its end`() {
    _ = add("press", LongPressGestureRecognizer())
    let finger = touch(scene.a)
    clock.advance(by: 0.4)
    expectEqual(log.lines { finger.lift() }, "a.ended")
    expectEqual(log.lines { clock.advance(by: 1) }, "")
  }

  @Test(arguments: [(10.0, true), (10.5, false)])
  func `a finger that moves more than 10 points makes no press`(distance: CGFloat, isPress: Bool) {
    _ = add("press", LongPressGestureRecognizer())
    touch(scene.a).move(by: 0, distance)
    clock.advance(by: 0.5)
    expectEqual(log.lines.contains("press:began"), isPress)
  }

  @Test func `without a duration it begins at once, and the view gets no touches`() {
    add("press", LongPressGestureRecognizer()).minimumPressDuration = 0
    expectEqual(log.lines { touch(scene.a).lift() }, "press:began press:ended")
  }

  @Test func `a press after a tap, by the tap count`() {
    add("press", LongPressGestureRecognizer()).numberOfTapsRequired = 1
    touch(scene.a)
    clock.advance(by: 1)
    #expect(!log.lines.contains("press:began"))
    tap(scene.a, at: CGPoint(x: 10, y: 10))
    touch(scene.a, at: CGPoint(x: 10, y: 10))
    clock.advance(by: 1)
    #expect(!log.lines.contains("press:began"), "the first finger is still there: it is not a press of one finger")
  }

  @Test func `a view that is removed during the press: the recognizer fails and its timer does not fire`() {
    let press = scene.logging("press", LongPressGestureRecognizer())
    do {
      let view = scene.window.adding(View(frame: CGRect(x: 0, y: 200, width: 50, height: 50)))
      view.addGestureRecognizer(press)
      touch(view)
      view.removeFromSuperview()
    }
    #expect(press.view == nil && log.lines { clock.advance(by: 1) } == "")
    #expect(press.state == .possible && press.numberOfTouches == 0)
  }

  @Test func `a window that is deallocated during the press with its view: the timer has no effect`() {
    let press = scene.logging("press", LongPressGestureRecognizer())
    let screenClock = clock
    do {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.makeKeyAndVisible()
      window.addGestureRecognizer(press)
      touch(window)
    }
    #expect(log.lines { screenClock.advance(by: 1) } == "" && press.view == nil)
  }

  @Test func `a view whose window is deallocated during the press has no window`() {
    a.addGestureRecognizer(scene.logging("press", LongPressGestureRecognizer()))
    do {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.show(a)
      touch(a)
    }
    #expect(log.lines { clock.advance(by: 1) } == "" && a.gestureRecognizers?.first?.numberOfTouches == 0)
  }

  @Test func `a pan begins after 10 points, changes with the finger and ends with it; a shorter way makes none`() {
    let (pan, finger) = (add("pan", PanGestureRecognizer()), touch(scene.a))
    expectEqual(log.lines { finger.move(by: 9, 0) }, "a.moved")
    expectEqual(log.lines { finger.move(by: 1, 0) }, "pan:began a.cancelled")
    expectEqual(pan.translation(in: nil), CGPoint(x: 10, y: 0))
    expectEqual(log.lines { finger.move(by: 5, 7) }, "pan:changed")
    expectEqual(pan.translation(in: scene.a), CGPoint(x: 15, y: 7))
    #expect(log.lines { finger.lift() } == "pan:ended" && pan.translation(in: nil) == .zero)
    #expect(pan.numberOfTouches == 0 && log.lines { tap(scene.a) } == "a.began a.ended")
  }

  @Test func `setTranslation sets the start of the next translations, in the view's own coordinates`() {
    let pan = add("pan", PanGestureRecognizer())
    scene.a.transform = CGAffineTransform(scaleX: 2, y: 2)
    let finger = touch(scene.a)
    finger.move(by: 20, 0)
    expectEqual(pan.translation(in: scene.a), CGPoint(x: 20 / 2, y: 0))
    pan.setTranslation(CGPoint(x: 3, y: 0), in: scene.a)
    #expect(pan.translation(in: nil) == CGPoint(x: 3 * 2, y: 0) && pan.velocity(in: nil) == .zero)
    finger.move(by: 4, 0)
    expectEqual(pan.translation(in: scene.a), CGPoint(x: 3 + 4 / 2, y: 0))
    let reports = IssueReporting.collect { pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil) }
    expectEqual(pan.translation(in: scene.a), CGPoint(x: 5, y: 0))
    expectEqual(reports.map(\.problem), ["(nan, 0) is not finite; keeping the old value."])
  }

  @Test func `the velocity is that of the last movement, by the clock`() {
    let (pan, finger) = (add("pan", PanGestureRecognizer()), touch(scene.a))
    clock.advance(by: 0.5)
    finger.move(by: 20, 0)
    expectEqual(pan.velocity(in: nil), CGPoint(x: 20 / 0.5, y: 0))
    clock.advance(by: 0.25)
    finger.move(by: 0, 10)
    expectEqual(pan.velocity(in: nil), CGPoint(x: 0, y: 10 / 0.25))
    finger.move(by: 30, 0)
    pan.setTranslation(.zero, in: nil)
    clock.advance(by: 0.5)
    finger.move(by: 5, 0)
    expectEqual(pan.velocity(in: nil), CGPoint(x: 5 / 0.5, y: 0))
  }

  @Test(arguments: [(0.09, 40.0), (0.11, 0)]) func `a finger that rests before it lifts has no velocity`(
    rest: Double, velocity: CGFloat
  ) {
    let (pan, finger) = (add("pan", PanGestureRecognizer()), touch(scene.a))
    clock.advance(by: 0.5)
    finger.move(by: 20, 0)
    clock.advance(by: rest)
    expectEqual(pan.velocity(in: nil).x, 40)
    var velocities: [CGFloat] = []
    pan.addHandler { _ in velocities.append(pan.velocity(in: nil).x) }
    finger.lift()
    expectEqual(velocities, [velocity])
  }

  @Test(arguments: [false, true])
  func `two fingers: the pan follows their middle, and one more or less does not make it jump`(isCanceled: Bool) {
    let pan = add("pan", PanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    let first = touch(scene.a, at: CGPoint(x: 10, y: 10))
    expectEqual(log.lines { first.move(by: 30, 0) }, "a.moved")
    let second = touch(scene.a, at: CGPoint(x: 80, y: 80))
    expectEqual(log.lines { second.move(by: 4, 0) }, "pan:began a.cancelled")
    let before = pan.translation(in: nil)
    expectEqual(before, CGPoint(x: 30 + 4 / 2, y: 0))
    if isCanceled { first.cancel() } else { first.lift() }
    #expect(pan.translation(in: nil) == before && pan.state == .changed || pan.state == .began)
    second.move(by: 6, 0)
    expectEqual(pan.translation(in: nil), CGPoint(x: before.x + 6, y: 0))
    expectEqual(log.lines { second.lift() }, "pan:ended")
  }

  @Test func `more fingers than allowed: before it has begun it fails, later they are ignored`() {
    add("pan", PanGestureRecognizer()).maximumNumberOfTouches = 1
    let fingers = [touch(scene.a), touch(scene.a)]
    fingers[0].move(by: 30, 0)
    fingers.forEach { $0.lift() }
    #expect(!log.lines.contains("pan:began"))
    let finger = touch(scene.a)
    finger.move(by: 30, 0)
    touch(scene.a).move(by: 50, 0)
    expectEqual(log.lines { finger.lift() }, "pan:ended")
  }
}
