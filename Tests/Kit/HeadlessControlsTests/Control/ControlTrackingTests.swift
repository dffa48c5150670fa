import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Tracking of a control", .reportsIssuesAsFailures) struct ControlTrackingTests {
  final class Logged: Control {
    var log: [String] = []
    var whenContinued: () -> Void = {}
    override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
      log.append("begin")
      return super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
      log.append("continue")
      whenContinued()
      return true
    }
    override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
      log.append("end")
    }
    override func cancelTracking(with event: TouchEvent?) {
      log.append("cancel")
    }
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

  func drag(_ touch: Touch, to x: CGFloat) {
    touch.update(phase: .moved, to: CGPoint(x: x, y: 125), timestamp: 1)
    control.touchesMoved([touch], with: nil)
  }

  func lift(_ touch: Touch) {
    touch.update(phase: .ended, to: touch.location(in: nil), timestamp: 2)
    control.touchesEnded([touch], with: nil)
  }

  @Test func `e5 a disabled control catches the touch and sends nothing`() {
    final class Parent: View {
      var touched = false
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { touched = true }
    }
    let parent = Parent(frame: window.bounds)
    window.addSubview(parent)
    parent.addSubview(control)
    control.isEnabled = false
    let touch = touch(x: 150)
    control.touchesBegan([touch], with: nil)
    lift(touch)
    #expect(control.log == [] && !parent.touched && !control.isHighlighted)
  }

  @Test func `only the first finger is tracked`() {
    let (first, second) = (touch(x: 150), touch(x: 160))
    control.touchesBegan([first], with: nil)
    control.touchesBegan([second], with: nil)
    lift(second)
    #expect(control.log == ["begin", "down lit"] && control.isTracking)
    lift(first)
    #expect(control.log.last == "upInside lit")
  }

  @Test func `a finger that continueTracking cancels sends no drag`() {
    let touch = touch(x: 150)
    control.touchesBegan([touch], with: nil)
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
    let fleeing = Fleeing(frame: control.frame)
    window.addSubview(fleeing)
    for (event, name) in Self.names {
      fleeing.addAction(Action { [unowned fleeing] _ in fleeing.log.append(name) }, for: event)
    }
    HeadlessTesting.touch(fleeing)
    #expect(fleeing.log == ["cancel", "cancelled"])
    #expect(!fleeing.isHighlighted && !fleeing.isTracking)
  }

  @Test func `a touch that is cancelled while its tracking ends sends no event of its end`() {
    final class Cancelling: Control {
      override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
        if let touch { touchesCancelled([touch], with: event) }
      }
    }
    let cancelling = Cancelling(frame: control.frame)
    var events: [String] = []
    cancelling.addAction(Action { _ in events.append("cancel") }, for: .touchCancel)
    cancelling.addAction(Action { _ in events.append("up") }, for: .touchUpInside)
    window.addSubview(cancelling)
    let finger = touch(x: 150)
    cancelling.touchesBegan([finger], with: nil)
    finger.update(phase: .ended, to: finger.location(in: nil), timestamp: 2)
    cancelling.touchesEnded([finger], with: nil)
    #expect(events == ["cancel"] && !cancelling.isTracking)
  }
}
