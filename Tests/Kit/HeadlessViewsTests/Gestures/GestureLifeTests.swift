import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Gesture recognizers", .screen(scale: 2), .reportsIssuesAsFailures) struct GestureLifeTests {
  @MainActor final class Target {
    let log: Log
    init(_ log: Log) { self.log = log }
    func plain() { log.write("plain") }
    func any(_ recognizer: GestureRecognizer) { log.write("any \(recognizer.state)") }
    func tapped(_ recognizer: TapGestureRecognizer) { log.write("taps \(recognizer.numberOfTapsRequired)") }
    func panned(_ recognizer: PanGestureRecognizer) { log.write("pan") }
  }

  /// A recognizer of one's own: recognizes as soon as a finger touches down.
  final class TouchDownRecognizer: GestureRecognizer {
    var resets = 0
    override func touchesBegan(_ touches: Set<Touch>, with event: Event) { state = .recognized }
    override func reset() { resets += 1 }
  }

  let scene = TouchScene()
  var log: Log { scene.log }
  var a: TouchView { scene.a }

  @Test func `a new recognizer is possible, enabled, and cancels and delays as documented`() {
    let recognizer = GestureRecognizer()
    #expect(recognizer.state == .possible && recognizer.isEnabled && recognizer.view == nil)
    #expect(recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan && recognizer.delaysTouchesEnded)
    #expect(recognizer.numberOfTouches == 0 && recognizer.location(in: a) == .zero)
    expectEqual(GestureRecognizer.State.recognized, .ended)
    expectEqual(
      [0, 1, 2, 3, 4, 5].compactMap(GestureRecognizer.State.init).map { "\($0)" },
      ["possible", "began", "changed", "ended", "cancelled", "failed"])
  }

  @Test func `actions in all their forms are called in the order they were added`() {
    let target = Target(log)
    let recognizer = TapGestureRecognizer(target: target, action: Target.plain)
    recognizer.addTarget(target, action: Target.any)
    recognizer.addTarget(target, action: Target.tapped)
    recognizer.addHandler { [log] in log.write("closure \(type(of: $0))") }
    a.addGestureRecognizer(recognizer)
    expectEqual(log.lines { tap(a) }, "a.began plain any ended taps 1 closure TapGestureRecognizer a.cancelled")
    recognizer.removeTarget(target)
    expectEqual(log.lines { tap(a) }, "a.began closure TapGestureRecognizer a.cancelled")
    recognizer.removeTarget(nil)
    expectEqual(log.lines { tap(a) }, "a.began a.cancelled")
  }

  @Test func `a target is not retained, and not called after its deallocation`() {
    weak var gone: Target?
    let recognizer = TapGestureRecognizer()
    do {
      let target = Target(log)
      gone = target
      recognizer.addTarget(target, action: Target.plain)
    }
    a.addGestureRecognizer(recognizer)
    #expect(gone == nil && log.lines { tap(a) } == "a.began a.cancelled")
  }

  @Test func `an action for another class of recognizer is reported and not called`() {
    let target = Target(log)
    a.addGestureRecognizer(TapGestureRecognizer(target: target, action: Target.panned))
    let reports = IssueReporting.collect { tap(a) }
    #expect(!log.lines.contains("pan"))
    let message =
      "TapGestureRecognizer.addTarget(_:action:): the action takes a PanGestureRecognizer, "
      + "not a TapGestureRecognizer; it was not called. "
      + "Pass a method that takes a TapGestureRecognizer or any GestureRecognizer."
    expectEqual(reports.map(\.description), [message])
  }

  @Test func `a recognizer is attached once and to one view, until others are set there`() {
    let (recognizer, other) = (TapGestureRecognizer(), PanGestureRecognizer())
    expectNil(a.gestureRecognizers)
    a.addGestureRecognizer(recognizer)
    a.addGestureRecognizer(recognizer)
    #expect(a.gestureRecognizers == [recognizer] && recognizer.view === a)
    scene.b.addGestureRecognizer(recognizer)
    #expect(a.gestureRecognizers == [] && scene.b.gestureRecognizers == [recognizer] && recognizer.view === scene.b)
    a.removeGestureRecognizer(recognizer)
    #expect(recognizer.view === scene.b)
    scene.b.gestureRecognizers = [other]
    #expect(recognizer.view == nil && other.view === scene.b && scene.b.gestureRecognizers == [other])
    scene.b.gestureRecognizers = nil
    expectNil(other.view)
  }

  @Test func `there are no recognizers before the first, and an empty array after the last`() {
    let (view, recognizer) = (View(), TapGestureRecognizer())
    view.removeGestureRecognizer(recognizer)
    view.gestureRecognizers = nil
    expectNil(view.gestureRecognizers)
    for _ in 0..<2 {
      view.addGestureRecognizer(recognizer)
      expectEqual(view.gestureRecognizers, [recognizer])
      view.removeGestureRecognizer(recognizer)
      expectEqual(view.gestureRecognizers, [])
    }
  }

  @Test func `a view retains its recognizers, not the other way round`() {
    weak var goneView: View?
    weak var goneRecognizer: GestureRecognizer?
    let kept = TapGestureRecognizer()
    do {
      let (view, recognizer) = (View(), TapGestureRecognizer())
      (goneView, goneRecognizer) = (view, recognizer)
      view.addGestureRecognizer(recognizer)
      view.addGestureRecognizer(kept)
    }
    #expect(goneView == nil && goneRecognizer == nil && kept.view == nil)
  }

  @Test(arguments: [true, false])
  func `switched off in the middle it breaks off, before it has begun it fails silently`(byRemoving: Bool) {
    let pan = scene.logging("pan", PanGestureRecognizer())
    func stop() { if byRemoving { a.removeGestureRecognizer(pan) } else { pan.isEnabled = false } }
    a.addGestureRecognizer(pan)
    let finger = touch(a)
    finger.move(by: 20, 0)
    #expect(log.lines { stop() } == "pan:cancelled" && pan.state == .possible && pan.numberOfTouches == 0)
    expectEqual(log.lines { finger.lift() }, "")
    pan.isEnabled = true
    a.addGestureRecognizer(pan)
    let second = touch(a)
    expectEqual(log.lines { stop() }, "")
    expectEqual(log.lines { second.lift() }, "a.ended")
  }

  @Test func `a recognizer may be removed by its own action, or remove its view`() {
    let tapping = scene.logging("tap", TapGestureRecognizer())
    tapping.addHandler { $0.view?.removeGestureRecognizer($0) }
    a.addGestureRecognizer(tapping)
    #expect(log.lines { tap(a) } == "a.began tap:ended a.cancelled" && a.gestureRecognizers == [])
    let other = scene.logging("tap", TapGestureRecognizer())
    other.addHandler { $0.view?.removeFromSuperview() }
    scene.b.addGestureRecognizer(other)
    #expect(log.lines { tap(scene.b) } == "b.began tap:ended b.cancelled" && scene.b.superview == nil)
  }

  @Test func `a view that is removed during an ancestor's pan: the pan continues`() {
    let child = a.adding(TouchView("child", log, 0, 0, 50, 50))
    a.addGestureRecognizer(scene.logging("pan", PanGestureRecognizer()))
    let finger = touch(child)
    finger.move(by: 20, 0)
    child.removeFromSuperview()
    expectEqual(log.lines { finger.move(by: 5, 0) }, "pan:changed")
    expectEqual(log.lines { finger.lift() }, "pan:ended")
  }

  @Test func `a recognizer of one's own recognizes on touching down and is reset when the finger has lifted`() {
    let recognizer = scene.logging("down", TouchDownRecognizer())
    a.addGestureRecognizer(recognizer)
    let finger = touch(a)
    #expect(log.lines.joined() == "down:ended" && recognizer.state == .ended && recognizer.resets == 0)
    #expect(log.lines { finger.lift() } == "" && recognizer.state == .possible && recognizer.resets == 1)
  }

  @Test func `a recognizer that is switched off and on while it asks whether to begin is possible again`() {
    let recognizer = GestureRecognizer()
    a.addGestureRecognizer(recognizer)
    a.mayBegin = {
      for isEnabled in [false, true] { $0.isEnabled = isEnabled }
      return false
    }
    let finger = touch(a)
    recognizer.state = .began
    #expect(recognizer.state == .possible && recognizer.numberOfTouches == 0)
    finger.lift()
    expectEqual(recognizer.state, .possible)
  }

  @Test func `a recognizer that stays possible does not delay the end for the view`() {
    a.addGestureRecognizer(GestureRecognizer())
    expectEqual(log.lines { tap(a) }, "a.began a.ended")
  }

  @Test func `a state set by hand calls the actions and stays; changed does not follow possible`() {
    let pan = scene.logging("pan", PanGestureRecognizer())
    let reports = IssueReporting.collect { pan.state = .changed }
    #expect(pan.state == .possible && log.lines == [])
    let message =
      "PanGestureRecognizer.state: changed does not follow possible; keeping the old value. Set began first."
    expectEqual(reports.map(\.description), [message])
    for state in [GestureRecognizer.State.began, .changed, .ended, .began] { pan.state = state }
    #expect(log.lines.joined(separator: " ") == "pan:began pan:changed pan:ended pan:began" && pan.state == .began)
  }

  @Test func `an index of no finger is reported`() {
    let tapping = TapGestureRecognizer()
    let reports = IssueReporting.collect { expectEqual(tapping.location(ofTouch: 2, in: nil), .zero) }
    expectEqual(reports.map(\.problem), ["2 is not in 0..<0; the answer is zero."])
  }

  @Test func `a recognizer that would wait for itself, directly or through others, is refused`() {
    let (one, other) = (TapGestureRecognizer(), PanGestureRecognizer())
    let own = IssueReporting.collect { one.require(toFail: one) }
    #expect(
      own.map(\.description) == [
        "TapGestureRecognizer.require(toFail:): it would wait for itself; nothing was changed. "
          + "Let only one of two recognizers wait for the other."
      ])
    one.require(toFail: other)
    let circle = IssueReporting.collect { other.require(toFail: one) }
    #expect(
      circle.map(\.problem) == [
        "it would wait for a TapGestureRecognizer that waits for this one; nothing was changed."
      ])
  }
}
