import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Tracking of a control", .reportsIssuesAsFailures) struct ControlTrackingTests {
  final class Logged: Control {
    var log: [String] = []
    var follows = true
    var whenContinued: () -> Void = {}
    override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
      log.append("begin")
      return super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
      log.append("continue")
      whenContinued()
      return follows
    }
    override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
      log.append("end")
      stateAtEnd = (isTracking, isTouchInside)
    }
    override func cancelTracking(with event: TouchEvent?) {
      log.append("cancel")
      stateAtEnd = (isTracking, isTouchInside)
    }
    var stateAtEnd: (isTracking: Bool, isInside: Bool)?
  }

  static let names: [(Control.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "in"), (.touchDragOutside, "out"),
    (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"),
    (.touchUpOutside, "upOutside"), (.touchCancel, "cancelled"), (.primaryActionTriggered, "primary"),
  ]

  let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let control = Logged(frame: CGRect(x: 100, y: 100, width: 100, height: 50))

  init() {
    window.isHidden = false
    window.addSubview(control)
    for (event, name) in Self.names {
      control.addAction(
        Action { [weak control] _ in control?.log.append("\(name)\(control?.isHighlighted == true ? " lit" : "")") },
        for: event)
    }
  }

  /// Returns a finger at a point of the window, in its `x` only; `y` stays in the middle of the control.
  func touch(x: CGFloat, tapCount: Int = 1) -> Touch {
    Touch(in: window, at: CGPoint(x: x, y: 125), timestamp: 0, tapCount: tapCount)
  }

  /// Returns a finger that has touched the control down in its middle.
  func press() -> Touch {
    let touch = touch(x: 150)
    control.touchesBegan([touch], with: nil)
    return touch
  }

  func drag(_ touch: Touch, to x: CGFloat) {
    touch.update(phase: .moved, to: CGPoint(x: x, y: 125), timestamp: 1)
    control.touchesMoved([touch], with: nil)
  }

  func lift(_ touch: Touch) {
    touch.update(phase: .ended, to: touch.location(in: nil), timestamp: 2)
    control.touchesEnded([touch], with: nil)
  }

  @Test
  func `e1 e4 a tap calls beginTracking, touchDown, endTracking and touchUpInside, highlighted while its handlers run`()
  {
    let touch = press()
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    lift(touch)
    expectEqual(control.log, ["begin", "down lit", "end", "upInside lit"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test func `e2 outside begins 70 points beyond the bounds, and a finger that lifts there sends touchUpOutside`() {
    let touch = press()
    control.log = []
    drag(touch, to: 200 + 69)
    #expect(control.isTouchInside && control.isHighlighted)
    drag(touch, to: 200 + 71)
    #expect(!control.isTouchInside && !control.isHighlighted && control.isTracking)
    drag(touch, to: 200 + 80)
    drag(touch, to: 200 + 69)
    #expect(control.isHighlighted)
    #expect(
      control.log == [
        "continue", "in lit", "continue", "out", "exit", "continue", "out", "continue", "in lit", "enter lit",
      ])
    drag(touch, to: 390)
    control.log = []
    lift(touch)
    expectEqual(control.log, ["end", "upOutside"])
  }

  @Test func `e5 disabled between down and up, the action is still sent`() {
    let touch = press()
    control.isEnabled = false
    control.log = []
    lift(touch)
    expectEqual(control.log, ["end", "upInside lit"])
  }

  @Test func `e5 a disabled control catches the touch and sends nothing`() {
    final class Parent: View {
      var touched = false
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { touched = true }
    }
    let parent = window.adding(Parent(frame: window.bounds))
    parent.addSubview(control)
    control.isEnabled = false
    let touch = press()
    lift(touch)
    #expect(control.log == [] && !parent.touched && !control.isHighlighted)
  }

  @Test func `a second tap in quick succession is a repeat as well`() {
    control.touchesBegan([touch(x: 150, tapCount: 2)], with: nil)
    expectEqual(control.log, ["begin", "down lit", "repeat lit"])
  }

  @Test func `only the first finger is tracked`() {
    let (first, second) = (press(), touch(x: 160))
    control.touchesBegan([second], with: nil)
    lift(second)
    #expect(control.log == ["begin", "down lit"] && control.isTracking)
    lift(first)
    expectEqual(control.log.last, "upInside lit")
  }

  @Test func `e1 a control that does not want to begin is not highlighted and sends nothing`() {
    final class Refusing: Control {
      override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { false }
    }
    let refusing = window.adding(Refusing(frame: control.frame))
    var sent = 0
    refusing.addAction(Action { _ in sent += 1 }, for: .allEvents)
    tap(refusing)
    #expect(sent == 0 && !refusing.isHighlighted && !refusing.isTracking)
  }

  @Test func `e1 a control whose continueTracking returns false tracks no longer and sends nothing`() {
    let touch = press()
    control.follows = false
    control.log = []
    drag(touch, to: 160)
    lift(touch)
    #expect(control.log == ["continue"] && !control.isTracking && !control.isHighlighted)
  }

  @Test func `a finger that continueTracking cancels sends no drag`() {
    let touch = press()
    control.log = []
    control.whenContinued = { [unowned control] in control.touchesCancelled([touch], with: nil) }
    drag(touch, to: 160)
    #expect(control.log == ["continue", "cancel", "cancelled lit"] && !control.isHighlighted)
  }

  @Test func `of two fingers in one event the one that touched down first is tracked`() {
    let fingers = (0..<8).map { Touch(in: window, at: CGPoint(x: 150, y: 125), timestamp: Double($0), tapCount: 1) }
    control.touchesBegan(Set(fingers), with: nil)
    control.touchesCancelled(Set(fingers.dropFirst()), with: nil)
    #expect(control.isTracking)
    control.touchesCancelled([fingers[0]], with: nil)
    #expect(!control.isTracking)
  }

  @Test func `a control that an observer of the highlight removes from its window is cancelled and sends no touchDown`()
  {
    final class Fleeing: Control {
      var log: [String] = []
      override var isHighlighted: Bool { didSet { if isHighlighted { removeFromSuperview() } } }
      override func cancelTracking(with event: TouchEvent?) { log.append("cancel") }
    }
    let fleeing = window.adding(Fleeing(frame: control.frame))
    for (event, name) in Self.names {
      fleeing.addAction(Action { [unowned fleeing] _ in fleeing.log.append(name) }, for: event)
    }
    HeadlessTesting.touch(fleeing)
    expectEqual(fleeing.log, ["cancel", "cancelled"])
    #expect(!fleeing.isHighlighted && !fleeing.isTracking)
  }

  @Test func `e7 a button sends its primary action together with up inside`() {
    let button = window.adding(Button(frame: control.frame))
    var sent: [String] = []
    button.addAction(Action { _ in sent.append("primary") }, for: .primaryActionTriggered)
    button.addAction(Action { _ in sent.append("up") }, for: .touchUpInside)
    tap(button)
    expectEqual(sent, ["primary", "up"])
  }

  @Test(arguments: [(150, false), (10, false), (150, true)] as [(CGFloat, Bool)])
  func `e9 when the tracking ends or is cancelled the control is still tracked, and knows whether the finger is inside`(
    x: CGFloat, isCancelled: Bool
  ) throws {
    let finger = press()
    finger.update(phase: isCancelled ? .cancelled : .ended, to: CGPoint(x: x, y: 125), timestamp: 2)
    if isCancelled { control.touchesCancelled([finger], with: nil) } else { control.touchesEnded([finger], with: nil) }
    let state = try #require(control.stateAtEnd)
    #expect(state.isTracking && state.isInside == (x == 150))
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    if isCancelled { expectEqual(control.log.dropFirst(2), ["cancel", "cancelled lit"]) }
  }

  @Test func `a touch that is cancelled while its tracking ends sends no event of its end`() {
    final class Cancelling: Control {
      override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
        if let touch { touchesCancelled([touch], with: event) }
      }
    }
    let cancelling = window.adding(Cancelling(frame: control.frame))
    var events: [String] = []
    cancelling.addAction(Action { _ in events.append("cancel") }, for: .touchCancel)
    cancelling.addAction(Action { _ in events.append("up") }, for: .touchUpInside)
    tap(cancelling)
    #expect(events == ["cancel"] && !cancelling.isTracking)
  }
}
