import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Tap gestures", .screen(scale: 2), .reportsIssuesAsFailures) struct TapGestureTests {
  let scene = TouchScene()
  var log: Log { scene.log }
  var clock: VirtualClock { scene.window.screen.clock }

  /// Adds a tap recognizer to `a` that writes `name:state`.
  @discardableResult
  func tapping(_ name: String, taps: Int = 1, fingers: Int = 1) -> TapGestureRecognizer {
    let recognizer = scene.logging(name, TapGestureRecognizer())
    recognizer.numberOfTapsRequired = taps
    recognizer.numberOfTouchesRequired = fingers
    scene.a.addGestureRecognizer(recognizer)
    return recognizer
  }

  func linesOfTwoTaps() -> String { log.lines { for _ in 1...2 { tap(scene.a) } } }

  @Test func `a tap is recognized when the finger lifts, and then the view's touch is cancelled`() {
    let (recognizer, finger) = (tapping("tap"), touch(scene.a))
    expectEqual(recognizer.state, .possible)
    expectEqual(log.lines { finger.lift() }, "tap:ended a.cancelled")
    #expect(recognizer.state == .possible && scene.a.phases == [.began, .cancelled])
  }

  @Test func `a recognizer that does not cancel does not affect the view's touch`() {
    tapping("tap").cancelsTouchesInView = false
    expectEqual(log.lines { tap(scene.a) }, "a.began tap:ended a.ended")
  }

  @Test func `a finger that moves too far, or stays too long, makes no tap; the view gets its end`() {
    let recognizer = tapping("tap")
    let strayed = touch(scene.a)
    strayed.move(by: 46, 0)
    strayed.lift()
    clock.advance(by: 0.76)
    expectEqual(recognizer.state, .possible)
    let stayed = touch(scene.a)
    clock.advance(by: 0.76)
    expectEqual(log.lines { stayed.lift() }, "a.ended")
    expectEqual(scene.a.phases, [.began, .moved, .ended, .began, .ended])
  }

  @Test func `a finger that strays a little, or stays a little, makes one`() {
    tapping("tap")
    let finger = touch(scene.a)
    finger.move(by: 45, -45)
    clock.advance(by: 0.74)
    expectEqual(log.lines { finger.lift() }, "tap:ended a.cancelled")
  }

  @Test func `a cancelled finger makes no tap`() {
    tapping("tap")
    let finger = touch(scene.a)
    expectEqual(log.lines { finger.cancel() }, "a.cancelled")
    expectEqual(log.lines { tap(scene.a) }, "a.began tap:ended a.cancelled")
  }

  @Test func `a double tap: the view gets began, began, cancelled, cancelled (the documented sequence)`() {
    tapping("double", taps: 2)
    expectEqual(linesOfTwoTaps(), "a.began a.began double:ended a.cancelled a.cancelled")
  }

  @Test func `without delaysTouchesEnded it gets began, ended, began, cancelled (the documented sequence)`() {
    tapping("double", taps: 2).delaysTouchesEnded = false
    expectEqual(linesOfTwoTaps(), "a.began a.ended a.began double:ended a.cancelled")
  }

  @Test func `without a second tap the view gets the end of the touch after the interval`() {
    tapping("double", taps: 2)
    expectEqual(log.lines { tap(scene.a) }, "a.began")
    expectEqual(log.lines { clock.advance(by: 0.3) }, "")
    expectEqual(log.lines { clock.advance(by: 0.1) }, "a.ended")
  }

  @Test func `two taps that are too far apart are not a double tap, in time or in place`() {
    tapping("double", taps: 2)
    tap(scene.a)
    clock.advance(by: 0.4)
    tap(scene.a)
    clock.advance(by: 0.4)
    tap(scene.a, at: CGPoint(x: 10, y: 10))
    tap(scene.a, at: CGPoint(x: 90, y: 10))
    #expect(!log.lines.contains("double:ended"))
  }

  @Test func `a single tap that waits for the double tap is recognized after the interval, not beside a double tap`() {
    let (single, double) = (tapping("single"), tapping("double", taps: 2))
    single.require(toFail: double)
    var places: [CGPoint] = []
    single.addHandler { places.append($0.location(in: $0.view)) }
    expectEqual(log.lines { tap(scene.a, at: CGPoint(x: 30, y: 40)) }, "a.began")
    expectEqual(single.state, .possible)
    expectEqual(log.lines { clock.advance(by: 0.35) }, "single:ended a.cancelled")
    expectEqual(places, [CGPoint(x: 30, y: 40)])
    clock.advance(by: 1)
    let lines = log.lines {
      tap(scene.a)
      tap(scene.a)
      clock.advance(by: 1)
    }
    expectEqual(lines, "a.began a.began double:ended a.cancelled a.cancelled")
  }

  @Test func `a single tap that does not wait is recognized first, and the double tap after it`() {
    tapping("single")
    tapping("double", taps: 2)
    expectEqual(linesOfTwoTaps(), "a.began single:ended a.cancelled a.began double:ended a.cancelled")
  }

  @Test func `two fingers tap together, one after the other; the place is their middle`() {
    let recognizer = tapping("two", fingers: 2)
    var places: [CGPoint] = []
    recognizer.addHandler {
      places = [$0.location(in: nil), $0.location(ofTouch: 0, in: nil), $0.location(ofTouch: 1, in: nil)]
      expectEqual($0.numberOfTouches, 2)
    }
    let first = touch(scene.a, at: CGPoint(x: 10, y: 10))
    let second = touch(scene.a, at: CGPoint(x: 50, y: 30))
    expectEqual(log.lines { first.lift() }, "")
    expectEqual(log.lines { second.lift() }, "two:ended a.cancelled")
    expectEqual(places, [CGPoint(x: 30, y: 20), CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 30)])
  }

  @Test(arguments: [1, 3]) func `one finger more or less than required makes no tap`(count: Int) {
    tapping("two", fingers: 2)
    let fingers = (0..<count).map { touch(scene.a, at: CGPoint(x: 10 + 5 * CGFloat($0), y: 10)) }
    fingers.forEach { $0.lift() }
    #expect(!log.lines.contains("two:ended"))
  }

  @Test func `the place of a double tap is that of the first tap`() {
    var place = CGPoint.zero
    tapping("double", taps: 2).addHandler { place = $0.location(in: $0.view) }
    tap(scene.a, at: CGPoint(x: 20, y: 20))
    tap(scene.a, at: CGPoint(x: 25, y: 25))
    expectEqual(place, CGPoint(x: 20, y: 20))
  }
}
