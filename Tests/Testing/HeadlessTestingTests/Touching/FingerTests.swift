import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Fingers", .screen(scale: 2), .reportsIssuesAsFailures) struct FingerTests {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let pad = Pad(frame: CGRect(x: 50, y: 50, width: 100, height: 40))

  init() {
    window.show(pad)
  }

  @Test func `a finger moves to points of the touched view, and by distances in the window`() {
    let finger = touch(pad, at: CGPoint(x: 5, y: 5))
    finger.move(to: CGPoint(x: 20, y: 30))
    finger.move(by: 100, -10)
    finger.lift()
    expectEqual(pad.lines, ["began 1 at 5 5", "moved 1 at 20 30", "moved 1 at 120 20", "ended 1 at 120 20"])
  }

  @Test func `a cancelled finger`() {
    touch(pad, at: CGPoint(x: 5, y: 5)).cancel()
    expectEqual(pad.lines, ["began 1 at 5 5", "cancelled 1 at 5 5"])
  }

  @Test func `the touches of other fingers are stationary`() throws {
    pad.isMultipleTouchEnabled = true
    let (first, second) = (touch(pad, at: CGPoint(x: 1, y: 1)), touch(pad, at: CGPoint(x: 90, y: 1)))
    second.move(by: 1, 0)
    expectEqual(first.touch?.phase, .stationary)
    first.lift()
    expectEqual(second.touch?.phase, .stationary)
    second.lift()
    expectEqual(pad.lines.map { $0.split(separator: " ")[0] }, ["began", "began", "moved", "ended", "ended"])
  }

  @Test func `each step has the time of the clock, and no step waits`() throws {
    let finger = touch(pad)
    let touch = try #require(finger.touch)
    expectEqual(touch.timestamp, 0)
    window.screen.clock.advance(by: 60)
    finger.lift()
    expectEqual(touch.timestamp, 60)
  }

  @Test func `after its view is removed from the window, the finger moves from its last point`() {
    let finger = touch(pad, at: CGPoint(x: 5, y: 5))
    pad.removeFromSuperview()
    finger.move(to: CGPoint(x: 15, y: 5))
    expectEqual(finger.touch?.location(in: nil), CGPoint(x: 50 + 15, y: 50 + 5))
    finger.lift()
    expectEqual(pad.lines, ["began 1 at 5 5", "cancelled 1 at 5 5"])
  }

  @Test func `a lifted finger has no effect, and fails the test`() {
    let finger = touch(pad)
    finger.lift()
    let lines = pad.lines
    withKnownIssue {
      finger.lift()
      finger.move(by: 1, 1)
      finger.move(to: .zero)
      finger.cancel()
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix(
        "the finger was lifted or cancelled before. Touch again with touch(_:at:).") ?? false
    }
    expectEqual(pad.lines, lines)
  }

  @Test func `a point that is not finite fails the test, and the finger does not move`() {
    let finger = touch(pad)
    withKnownIssue {
      finger.move(to: CGPoint(x: CGFloat.nan, y: 0))
      finger.move(by: .infinity, 0)
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix("; the finger was not moved.") ?? false
    }
    #expect(pad.lines.count == 1 && finger.touch?.location(in: pad) == CGPoint(x: 50, y: 20))
  }
}
