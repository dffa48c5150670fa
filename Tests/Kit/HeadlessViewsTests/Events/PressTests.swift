import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Presses and motion", .reportsIssuesAsFailures) struct PressTests {
  final class Field: NamedView {
    var takes = true
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      note("began", presses)
      if !takes { super.pressesBegan(presses, with: event) }
    }
    override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) { note("changed", presses) }
    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) { note("cancelled", presses) }
    override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) { log.write("motion \(motion)") }
    private func note(_ phase: String, _ presses: Set<Press>) {
      log.write("\(phase) \(presses.map { "\($0.type)" }.sorted().joined(separator: "+"))")
    }
  }

  let log = Log()
  let window = Window()
  let field: Field

  init() {
    field = Field("field", log)
    window.addSubview(field)
  }

  @Test func `initializers of own touches, events and presses need not call another`() {
    final class OwnTouch: Touch { let name: String; init(_ name: String) { self.name = name } }
    final class OwnEvent: Event { let name: String; init(_ name: String) { self.name = name } }
    final class OwnPress: Press { let name: String; init(_ name: String) { self.name = name } }
    final class OwnPresses: PressesEvent { let name: String; init(_ name: String) { self.name = name } }
    #expect(OwnTouch("a").phase == .began && OwnEvent("b").allTouches == [])
    #expect(OwnPress("c").type == .upArrow && OwnPresses("d").allPresses == [])
  }

  @Test func `a press is sent to the first responder, in all its phases`() {
    field.becomeFirstResponder()
    let press = Press(.select)
    #expect(press.phase == .began && press.force == 1 && press.responder == nil && press.window == nil)
    for phase in [Press.Phase.began, .changed, .stationary, .ended, .cancelled] {
      press.update(phase: phase, timestamp: 2)
      window.sendEvent(PressesEvent([press]))
    }
    expectEqual(log.removeLines(), ["began select", "changed select", "ended select", "cancelled select"])
    #expect(press.responder === field && press.window === window && press.timestamp == 2)
  }

  @Test func `a press that began is sent to the same responder, whichever is the first one later`() {
    field.becomeFirstResponder()
    let press = Press(.menu)
    window.sendEvent(PressesEvent([press]))
    field.resignFirstResponder()
    press.update(phase: .ended, timestamp: 1)
    window.sendEvent(PressesEvent([press]))
    expectEqual(log.removeLines(), ["began menu", "ended menu"])
  }

  @Test func `presses of one phase are sent together; unhandled ones are forwarded to the next responder`() {
    let outer = window.adding(Field("other", log))
    outer.addSubview(field)
    field.takes = false
    field.becomeFirstResponder()
    let event = PressesEvent([Press(.upArrow), Press(.select)])
    window.sendEvent(event)
    expectEqual(log.removeLines(), ["began select+upArrow", "began select+upArrow"])
    #expect(event.type == .presses && event.allPresses.count == 2)
    #expect(event.presses(for: TapGestureRecognizer()).isEmpty)
  }

  @Test func `without a first responder the window has it`() {
    let press = Press(.playPause)
    window.sendEvent(PressesEvent([press]))
    #expect(log.removeLines().isEmpty && press.responder === window && press.window === window)
  }

  @Test func `motion and remote control go up the chain`() {
    let inner = field.adding(View())
    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: nil)
    inner.motionCancelled(.motionShake, with: nil)
    inner.remoteControlReceived(with: Event())
    expectEqual(log.removeLines(), ["motion motionShake"])
  }

  @Test func `a responder has nothing in the keyboard's place, and nothing of a finger is an estimate`() {
    #expect(field.inputView == nil && field.inputAccessoryView == nil)
    field.reloadInputViews()
    field.touchesEstimatedPropertiesUpdated([])
    expectEqual(Event().subtype, .none)
  }

  @Test func `a touch has the values of a screen without force`() {
    let touch = Touch(in: window, at: CGPoint(x: 5, y: 6), timestamp: 0)
    #expect(touch.type == .direct && Touch.TouchType.stylus == .pencil)
    #expect(touch.force == 0 && touch.maximumPossibleForce == 0 && touch.majorRadiusTolerance == 0)
    #expect(touch.majorRadius > 0 && touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: nil) == 0)
    expectEqual(touch.preciseLocation(in: nil), CGPoint(x: 5, y: 6))
    expectEqual(touch.precisePreviousLocation(in: nil), touch.previousLocation(in: nil))
    #expect(Event().coalescedTouches(for: touch) == [touch] && Event().predictedTouches(for: touch) == [])
  }

  @Test func `editing ends in the view that holds the first responder`() {
    final class Stubborn: View {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    #expect(!field.endEditing(false), "no view edits")
    field.becomeFirstResponder()
    #expect(!View().endEditing(true) && field.isFirstResponder)
    #expect(window.endEditing(false) && !field.isFirstResponder)
    let stubborn = window.adding(Stubborn())
    stubborn.becomeFirstResponder()
    #expect(!window.endEditing(false) && stubborn.isFirstResponder)
    #expect(window.endEditing(true) && !stubborn.isFirstResponder)
  }
}
