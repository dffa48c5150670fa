import HeadlessKit
import HeadlessTesting

/// Taps on controls: hit testing, recognizers and tracking.
@MainActor @Suite("Controls under a finger", .reportsIssuesAsFailures) struct ControlTapTests {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let panel = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let button = Button(frame: CGRect(x: 100, y: 50, width: 80, height: 40))

  init() {
    window.isHidden = false
    window.addSubview(panel.holding(button))
  }

  /// A counter of the actions of a button and a recognizer.
  final class Tally {
    var (button, panel) = (0, 0)
    func press() { button += 1 }
    func tap() { panel += 1 }
  }

  @Test func `e4 a tap goes through hit testing to the button and runs its action, highlighted while it runs`() {
    var wasHighlighted = false
    button.addAction(Action { [weak button] _ in wasHighlighted = button?.isHighlighted ?? false }, for: .touchUpInside)
    tap(button)
    #expect(wasHighlighted && !button.isHighlighted)
  }

  @Test func `e2 e1 the highlight follows the finger 70 points beyond the bounds, and back`() {
    let finger = touch(button)
    #expect(button.isHighlighted)
    finger.move(to: CGPoint(x: 40, y: 40 + 69))
    #expect(button.isHighlighted)
    finger.move(to: CGPoint(x: 40, y: 40 + 71))
    #expect(!button.isHighlighted && button.isTracking)
    finger.move(to: CGPoint(x: 40, y: 10))
    #expect(button.isHighlighted)
    finger.lift()
    #expect(!button.isHighlighted)
  }

  @Test func `a button removed from the window while tracking is cancelled and not highlighted`() {
    var events: [String] = []
    button.addAction(Action { _ in events.append("cancel") }, for: .touchCancel)
    button.addAction(Action { _ in events.append("up") }, for: [.touchUpInside, .touchUpOutside])
    let finger = touch(button)
    panel.removeFromSuperview()
    #expect(events == ["cancel"] && !button.isHighlighted && !button.isTracking)
    finger.lift()
    expectEqual(events, ["cancel"])
  }

  @Test func `a control that is removed in beginTracking is cancelled and sends no touchDown`() {
    final class Leaving: Control {
      var events: [String] = []
      override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
        removeFromSuperview()
        return true
      }
      override func cancelTracking(with event: TouchEvent?) { events.append("cancelTracking") }
    }
    let control = panel.adding(Leaving(frame: button.frame))
    control.addAction(Action { [weak control] _ in control?.events.append("down") }, for: .touchDown)
    touch(control).lift()
    expectEqual(control.events, ["cancelTracking"])
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test func `a control that outlives its window is cancelled with it`() {
    let control = Control(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var cancelled = 0
    control.addAction(Action { _ in cancelled += 1 }, for: .touchCancel)
    do {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      window.addSubview(control)
      _ = touch(control)
      #expect(control.isTracking)
    }
    #expect(cancelled == 1 && !control.isTracking && !control.isHighlighted && control.window == nil)
  }

  @Test func `a tree with targets, actions, recognizers and closures is released, also with a finger on it`() {
    weak var window: Window?
    weak var control: Control?
    weak var recognizer: GestureRecognizer?
    weak var action: Action?
    do {
      let tree = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      tree.isHidden = false
      let panel = tree.adding(View(frame: tree.bounds))
      let pressed = panel.adding(Button(frame: tree.bounds))
      let tally = Tally()
      pressed.addTarget(tally, action: Tally.press, for: .allEvents)
      let closure = Action { [weak pressed] _ in pressed?.setTitle("pressed", for: .normal) }
      pressed.addAction(closure, for: .allEvents)
      let press = LongPressGestureRecognizer { [weak panel] _ in panel?.alpha = 0.5 }
      tree.layOut { panel.addGestureRecognizer(press) }
      _ = touch(pressed)
      (window, control, recognizer, action) = (tree, pressed, press, closure)
    }
    #expect(window == nil && control == nil && recognizer == nil && action == nil)
  }

  @Test func `a button receives a single tap even if a superview recognizes taps`() {
    let tally = Tally()
    panel.addGestureRecognizer(TapGestureRecognizer(target: tally, action: Tally.tap))
    button.addTarget(tally, action: Tally.press, for: .touchUpInside)
    tap(button)
    #expect(tally.button == 1 && tally.panel == 0)
    tap(panel, at: CGPoint(x: 10, y: 10))
    #expect(tally.button == 1 && tally.panel == 1)
  }

  @Test func `a recognizer of the button precedes and cancels its tracking`() {
    let tally = Tally()
    button.addGestureRecognizer(TapGestureRecognizer(target: tally, action: Tally.tap))
    button.addTarget(tally, action: Tally.press, for: .touchUpInside)
    tap(button)
    #expect(tally.panel == 1 && tally.button == 0 && !button.isHighlighted)
  }
}
