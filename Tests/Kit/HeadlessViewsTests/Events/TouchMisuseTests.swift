import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Touch misuse", .screen(scale: 2), .reportsIssuesAsFailures) struct TouchMisuseTests {
  let scene = TouchScene()
  var log: Log { scene.log }
  var window: Window { scene.window }
  let middle = CGPoint(x: 50, y: 50)

  func event(_ touches: Touch...) -> Event { Event(touches: Set(touches), timestamp: 0) }

  @Test func `fingers of another window and of none are passed by, and so is an event without fingers`() {
    let other = Window(frame: window.bounds)
    let (stranger, nobody) = (Touch(in: other, at: middle, timestamp: 0), Touch())
    for event in [event(stranger, nobody), Event()] { expectEqual(log.lines { window.sendEvent(event) }, "") }
    expectNil(stranger.view)
    let own = Touch(in: window, at: middle, timestamp: 0)
    expectEqual(log.lines { window.sendEvent(event(stranger, own)) }, "a.began")
  }

  @Test func `a finger on a hidden window touches nothing, also when the window is shown later`() {
    window.isHidden = true
    let touch = Touch(in: window, at: middle, timestamp: 0)
    let lines = log.lines {
      window.sendEvent(event(touch))
      window.isHidden = false
      touch.update(phase: .ended, to: middle, timestamp: 1)
      window.sendEvent(event(touch))
    }
    #expect(lines == "" && touch.view == nil)
  }

  @Test func `a finger outside the window touches nothing`() {
    let touch = Touch(in: window, at: CGPoint(x: 400, y: 50), timestamp: 0)
    #expect(log.lines { window.sendEvent(event(touch)) } == "" && touch.view == nil)
  }

  @Test(arguments: [Touch.Phase.moved, .ended, .cancelled, .stationary])
  func `a finger that has not touched down is passed by`(phase: Touch.Phase) {
    let touch = Touch(in: window, at: middle, timestamp: 0)
    touch.update(phase: phase, to: middle, timestamp: 0)
    expectEqual(log.lines { window.sendEvent(event(touch)) }, "")
  }

  @Test func `touching down twice, or lifting twice, is delivered once`() {
    let touch = Touch(in: window, at: middle, timestamp: 0)
    let lines = log.lines {
      window.sendEvent(event(touch))
      window.sendEvent(event(touch))
      touch.update(phase: .ended, to: middle, timestamp: 1)
      window.sendEvent(event(touch))
      window.sendEvent(event(touch))
    }
    expectEqual(lines, "a.began a.ended")
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `a place that is not finite is reported; a new finger then touches nothing`(number: CGFloat) {
    let point = CGPoint(x: number, y: 1)
    var touch: Touch?
    let reports = IssueReporting.collect { touch = Touch(in: window, at: point, timestamp: 0) }
    let message =
      "Touch: Expected a finite point; got \(point.shortDescription); the finger touches nothing. "
      + "Pass finite numbers of points."
    expectEqual(reports.map(\.description), [message])
    #expect(log.lines { touch.map { window.sendEvent(event($0)) } } == "" && touch?.window == nil)
  }

  @Test func `a place that is not finite is reported; a touch keeps its location and continues`() {
    let touch = Touch(in: window, at: middle, timestamp: 0)
    window.sendEvent(event(touch))
    let reports = IssueReporting.collect {
      touch.update(phase: .ended, to: CGPoint(x: 0, y: CGFloat.nan), timestamp: 1)
    }
    let message =
      "Touch: Expected a finite point; got (0, nan); keeping the position of the finger. Pass finite numbers of points."
    expectEqual(reports.map(\.description), [message])
    expectEqual(touch.location(in: nil), middle)
    expectEqual(log.lines { window.sendEvent(event(touch)) }, "a.ended")
  }

  @Test func `an event sent from within its own delivery is reported and not sent again`() {
    let event = event(Touch(in: window, at: middle, timestamp: 0))
    scene.a.onTouch = { [unowned window] _ in window.sendEvent(event) }
    var reports: [IssueReport] = []
    let lines = log.lines { reports = IssueReporting.collect { window.sendEvent(event) } }
    expectEqual(lines, "a.began")
    let message =
      "Window.sendEvent(_:): the event is being delivered already and was not sent again. Make another event."
    expectEqual(reports.map(\.description), [message])
  }

  @Test func `another event sent from within is delivered at once`() {
    scene.a.onTouch = { [unowned b = scene.b] in if $0 == "began" { tap(b) } }
    expectEqual(log.lines { tap(scene.a) }, "a.began b.began b.ended a.ended")
  }

  @Test func `events that are sent from within one another for ever are stopped and reported`() {
    scene.a.isMultipleTouchEnabled = true
    scene.a.onTouch = { [unowned a = scene.a] in if $0 == "began" { touch(a) } }
    let reports = IssueReporting.collect { touch(scene.a) }
    let message =
      "Window.sendEvent(_:): 50 events were sent from within one another; this one was not sent. "
      + "Send the next event when the last one has been delivered."
    expectEqual(reports.map(\.description), [message])
    expectEqual(log.lines.count, 50)
  }
}
