import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Gestures together", .screen(scale: 2), .reportsIssuesAsFailures) struct GestureChoiceTests {
  /// A delegate whose results a test sets.
  final class Judge: GestureRecognizerDelegate {
    var shouldBegin = true
    var receives: (Touch) -> Bool = { _ in true }
    var simultaneous = false
    var waitsFor, isAwaitedBy: GestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { shouldBegin }
    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
      receives(touch)
    }

    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool { simultaneous }

    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }

    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
    ) -> Bool { otherGestureRecognizer === isAwaitedBy }
  }

  let scene = TouchScene()
  let judge = Judge()
  let inner, outer: TapGestureRecognizer
  let child: TouchView
  var log: Log { scene.log }
  var a: TouchView { scene.a }

  init() {
    child = TouchView("child", scene.log, 10, 10, 50, 50)
    scene.a.addSubview(child)
    inner = scene.logging("inner", TapGestureRecognizer())
    outer = scene.logging("outer", TapGestureRecognizer())
  }

  @Test func `recognizers of the view and of all above it get the finger, of others not`() throws {
    a.addGestureRecognizer(outer)
    scene.b.addGestureRecognizer(inner)
    let finger = touch(child)
    #expect(outer.numberOfTouches == 1 && inner.numberOfTouches == 0)
    let touch = try #require(finger.touch)
    expectEqual(touch.gestureRecognizers, [outer])
    expectEqual(Event(touches: [touch], timestamp: 0).touches(for: outer), [touch])
    expectEqual(log.lines { finger.lift() }, "outer:ended child.cancelled")
  }

  @Test func `of two taps the inner view's is recognized`() {
    child.addGestureRecognizer(inner)
    a.addGestureRecognizer(outer)
    expectEqual(log.lines { tap(child) }, "child.began inner:ended child.cancelled")
    expectEqual(outer.state, .possible)
  }

  @Test(arguments: [true, false]) func `both are recognized if one delegate returns true`(innerAsks: Bool) {
    child.addGestureRecognizer(inner)
    a.addGestureRecognizer(outer)
    judge.simultaneous = true
    (innerAsks ? inner : outer).delegate = judge
    expectEqual(log.lines { tap(child) }, "child.began inner:ended outer:ended child.cancelled")
  }

  @Test func `a pan that has begun makes the tap fail`() {
    child.addGestureRecognizer(inner)
    a.addGestureRecognizer(scene.logging("pan", PanGestureRecognizer()))
    let finger = touch(child)
    finger.move(by: 12, 0)
    expectEqual(inner.state, .failed)
    expectEqual(log.lines { finger.lift() }, "pan:ended")
    expectEqual(log.lines { tap(child) }, "child.began inner:ended child.cancelled")
  }

  @Test func `while a gesture with the finger is active, no other begins with it`() {
    let pan = scene.logging("pan", PanGestureRecognizer())
    a.addGestureRecognizer(pan)
    child.addGestureRecognizer(inner)
    touch(a, at: CGPoint(x: 90, y: 90)).move(by: -20, 0)
    expectEqual(log.lines { tap(child) }, "child.began child.ended")
    #expect(pan.state == .changed || pan.state == .began)
  }

  @Test(arguments: [true, false])
  func `a recognizer waits for another that its delegate names, from either side`(innerAsks: Bool) {
    child.addGestureRecognizer(inner)
    outer.numberOfTapsRequired = 2
    a.addGestureRecognizer(outer)
    if innerAsks {
      judge.waitsFor = outer
      inner.delegate = judge
    } else {
      judge.isAwaitedBy = inner
      outer.delegate = judge
    }
    expectEqual(log.lines { tap(child) }, "child.began")
    expectEqual(log.lines { Screen.main.clock.pass() }, "inner:ended child.cancelled")
  }

  @Test func `two that wait for each other by their answers do not wait for ever`() {
    child.addGestureRecognizer(inner)
    a.addGestureRecognizer(outer)
    let other = Judge()
    (judge.waitsFor, other.waitsFor) = (outer, inner)
    (inner.delegate, outer.delegate) = (judge, other)
    let lines = log.lines { tap(child) }
    expectEqual(lines, "child.began outer:ended child.cancelled")
  }

  @Test func `a finger that the delegate refuses, or refuses to begin with, is the view's alone`() {
    a.addGestureRecognizer(outer)
    outer.delegate = judge
    judge.receives = { [child] in $0.view !== child }
    expectEqual(log.lines { tap(child) }, "child.began child.ended")
    expectEqual(log.lines { tap(a, at: CGPoint(x: 90, y: 90)) }, "a.began outer:ended a.cancelled")
    judge.shouldBegin = false
    expectEqual(log.lines { tap(a, at: CGPoint(x: 90, y: 80)) }, "a.began a.ended")
  }

  @Test func `the touched view, and every view up to the recognizer's, may refuse to begin`() {
    a.addGestureRecognizer(outer)
    child.mayBegin = { [unowned child] in $0.view === child }
    child.addGestureRecognizer(inner)
    inner.numberOfTapsRequired = 2
    expectEqual(log.lines { tap(child) }, "child.began")
    expectEqual(log.lines { Screen.main.clock.pass() }, "child.ended")
    expectEqual(log.lines { tap(a, at: CGPoint(x: 90, y: 90)) }, "a.began outer:ended a.cancelled")
    scene.window.addGestureRecognizer(outer)
    a.mayBegin = { _ in false }
    expectEqual(log.lines { tap(a, at: CGPoint(x: 90, y: 80)) }, "a.began a.ended")
  }

  @Test func `with delaysTouchesBegan the view gets a touch when the recognizer has failed, and no earlier movement`() {
    let pan = scene.logging("pan", PanGestureRecognizer())
    pan.delaysTouchesBegan = true
    a.addGestureRecognizer(pan)
    let finger = touch(child)
    expectEqual(log.lines, [])
    expectEqual(log.lines { finger.move(by: 1, 0) }, "")
    expectEqual(log.lines { finger.lift() }, "child.began child.ended")
    expectEqual(child.phases, [.began, .ended])
    expectEqual(log.lines { touch(child).move(by: 20, 0) }, "pan:began")
  }

  @Test func `with delaysTouchesBegan a touch has began while it is delivered, and its own phase afterwards`() throws {
    let pan = scene.logging("pan", PanGestureRecognizer())
    pan.delaysTouchesBegan = true
    a.addGestureRecognizer(pan)
    let finger = touch(child)
    finger.move(by: 1, 0)
    #expect(log.lines { pan.isEnabled = false } == "child.began" && child.phases == [.began])
    try expectEqual(#require(finger.touch).phase, .moved)
  }

  @Test func `recognizers get every finger, also what a view for one finger or beside an exclusive one does not get`() {
    let two = scene.logging("two", TapGestureRecognizer())
    two.numberOfTouchesRequired = 2
    a.addGestureRecognizer(two)
    child.isExclusiveTouch = true
    let fingers = [touch(child), touch(a, at: CGPoint(x: 90, y: 90))]
    fingers.forEach { $0.lift() }
    expectEqual(log.lines.joined(separator: " "), "child.began two:ended child.cancelled")
  }
}
