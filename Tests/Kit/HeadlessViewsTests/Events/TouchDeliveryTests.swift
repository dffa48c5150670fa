import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Touch delivery", .screen(scale: 2), .reportsIssuesAsFailures) struct TouchDeliveryTests {
  let scene = TouchScene()
  var log: Log { scene.log }
  var a: TouchView { scene.a }
  var b: TouchView { scene.b }

  @Test func `a touch belongs to the view that was hit, wherever it moves`() {
    let lines = log.lines {
      let finger = touch(a)
      finger.move(to: CGPoint(x: 250, y: 50))
      #expect(finger.touch?.view === a && b.hitTest(CGPoint(x: 50, y: 50), with: nil) === b)
      finger.lift()
    }
    #expect(lines == "a.began a.moved a.ended" && a.phases == [.began, .moved, .ended])
  }

  @Test func `taps count up on one view alone, until a drag`() {
    final class Counting: View {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) { counts += touches.map(\.tapCount) }
    }
    let views = [0, 20].map { Counting(frame: CGRect(x: $0, y: 0, width: 20, height: 20)) }
    for view in views { scene.window.addSubview(view) }
    for index in [0, 0, 1, 0] { tap(views[index]) }
    expectEqual(views.map(\.counts), [[1, 2, 1], [1]])
    let finger = touch(views[0])
    finger.move(by: 100, 0)
    finger.lift()
    tap(views[0])
    expectEqual(views[0].counts.suffix(2), [2, 1])
  }

  @Test func `a finger is hit-tested once`() {
    final class CountingView: View {
      var count = 0
      override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
        if event != nil { count += 1 }
        return super.hitTest(point, with: event)
      }
    }
    let counting = scene.window.adding(CountingView(frame: scene.window.bounds))
    let finger = touch(counting)
    finger.move(by: 1, 1)
    finger.lift()
    expectEqual(counting.count, 1)
  }

  @Test func `a touch has its location and the previous one, in any view's coordinates`() throws {
    a.frame.origin = CGPoint(x: 30, y: 40)
    let finger = touch(a, at: CGPoint(x: 5, y: 6))
    let touch = try #require(finger.touch)
    #expect(touch.location(in: nil) == CGPoint(x: 35, y: 46) && touch.location(in: a) == CGPoint(x: 5, y: 6))
    expectEqual(touch.previousLocation(in: a), CGPoint(x: 5, y: 6))
    scene.window.screen.clock.advance(by: 0.25)
    finger.move(to: CGPoint(x: 9, y: 9))
    #expect(touch.location(in: a) == CGPoint(x: 9, y: 9) && touch.previousLocation(in: a) == CGPoint(x: 5, y: 6))
    #expect(touch.location(in: b) == CGPoint(x: 39 - 200, y: 49) && touch.window === scene.window)
    #expect(touch.phase == .moved && touch.timestamp == scene.window.screen.clock.now)
  }

  @Test(arguments: [(false, "a.began a.moved a.ended"), (true, "a.began a.began a.moved a.moved a.ended a.ended")])
  func `of two fingers on one view the first is delivered, with multiple touch both`(isMultiple: Bool, lines: String) {
    a.isMultipleTouchEnabled = isMultiple
    let delivered = log.lines {
      let (first, second) = (touch(a, at: CGPoint(x: 10, y: 10)), touch(a, at: CGPoint(x: 90, y: 90)))
      #expect(second.touch?.view === a)
      second.move(by: 1, 1)
      first.move(by: 1, 1)
      second.lift()
      first.lift()
    }
    expectEqual(delivered, lines)
  }

  @Test func `touches of one phase in one event are sent as one set per view`() {
    a.isMultipleTouchEnabled = true
    let window = scene.window
    let touches = [CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 90), CGPoint(x: 210, y: 10)].map {
      Touch(in: window, at: $0, timestamp: 0)
    }
    expectEqual(log.lines { window.sendEvent(Event(touches: Set(touches), timestamp: 0)) }, "a.began×2 b.began")
    for touch in touches { touch.update(phase: .moved, to: CGPoint(x: 1, y: 1), timestamp: 1) }
    touches[1].update(phase: .ended, to: CGPoint(x: 1, y: 1), timestamp: 1)
    expectEqual(log.lines { window.sendEvent(Event(touches: Set(touches), timestamp: 1)) }, "a.moved b.moved a.ended")
  }

  @Test func `an event contains the touches of a view, of a window and all of them`() throws {
    let (first, second) = (try #require(touch(a).touch), try #require(touch(b).touch))
    let event = Event(touches: [first, second], timestamp: 3)
    #expect(event.touches(for: a) == [first] && event.touches(for: scene.window) == [first, second])
    #expect(event.allTouches?.count == 2 && event.timestamp == 3 && event.type == .touches)
    #expect(event.touches(for: scene.window.subviews[0]) == [first] && event.touches(for: View()) == nil)
  }

  @Test(arguments: [false, true])
  func `an exclusive view and another one never have touches at the same time, whichever is first`(isSecond: Bool) {
    a.isExclusiveTouch = true
    let (one, other) = isSecond ? (b, a) : (a, b)
    let lines = log.lines {
      let (first, second) = (touch(one), touch(other))
      second.move(by: 1, 1)
      first.lift()
      second.move(by: 1, 1)
      second.lift()
      tap(other)
    }
    expectEqual(lines, "\(one.name).began \(one.name).ended \(other.name).began \(other.name).ended")
  }

  @Test func `an exclusive view is not exclusive against itself`() {
    a.isExclusiveTouch = true
    a.isMultipleTouchEnabled = true
    expectEqual(log.lines { [touch(a), touch(a)].forEach { $0.lift() } }, "a.began a.began a.ended a.ended")
  }

  @Test func `an override of sendEvent sees every event and may ignore it`() {
    final class Gate: Window {
      var count = 0
      var isOpen = true
      override func sendEvent(_ event: Event) {
        count += 1
        if isOpen { super.sendEvent(event) }
      }
    }
    let gate = Gate(frame: scene.window.bounds)
    gate.show(a)
    expectEqual(log.lines { tap(a) }, "a.began a.ended")
    gate.isOpen = false
    expectEqual(log.lines { tap(a) }, "")
    expectEqual(gate.count, 4)
  }
}
