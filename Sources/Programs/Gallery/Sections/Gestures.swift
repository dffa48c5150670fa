import HeadlessInputs
import HeadlessInspection
import HeadlessKit

extension Section {
  static let gestures = Section(
    id: "gestures",
    title: "Gestures",
    summary: """
      Fingers on a window, as dots with their ways: a recognizer or a control gets each. Only code advances the clock, \
      so that a long press takes no time.
      """,
    examples: [
      Example(
        id: "gesture-tap", title: "Tap", claims: ["i11"],
        summary: "A button keeps a tap from the recognizer of the card around it; beside the button the card gets it."
      ) {
        let (card, button) = (View(frame: Panel.area), Button(type: .system))
        let panel = Panel(of: card, with: TapGestureRecognizer())
        button.frame = CGRect(x: 76, y: 24, width: 60, height: 44)
        button.setTitle("ok", for: .normal)
        card.addSubview(button)
        button.addAction(Action { _ in panel.log("button") }, for: .touchUpInside)
        panel.finger(at: 106, 46).lift()
        panel.finger(at: 30, 46).lift()
        return Outcome(of: panel, [("card", card), ("button", button)])
      },
      Example(
        id: "gesture-double-tap", title: "Double tap", claims: ["i12"],
        summary: "The second tap is less than 0.35 seconds later."
      ) {
        let (card, double) = (View(frame: Panel.area), TapGestureRecognizer())
        double.numberOfTapsRequired = 2
        let panel = Panel(of: card, with: double)
        panel.finger(at: 76, 46).lift()
        Screen.main.advance(by: 0.1)
        panel.finger(at: 84, 50).lift()
        return Outcome(of: panel, [("card", card)])
      },
      Example(
        id: "gesture-long-press", title: "Long press", claims: ["i12"],
        summary: "It begins after half a second, while the finger is still down."
      ) {
        let card = View(frame: Panel.area)
        let panel = Panel(of: card, with: LongPressGestureRecognizer())
        let finger = panel.finger(at: 76, 46)
        Screen.main.advance(by: 0.6)
        finger.lift()
        return Outcome(of: panel, [("card", card)])
      },
      Example(
        id: "gesture-swipe", title: "Swipe", claims: ["i12"],
        summary: "50 points in half a second, of which no more than 50 to the side."
      ) {
        let (card, swipe) = (View(frame: Panel.area), SwipeGestureRecognizer())
        swipe.direction = .left
        let panel = Panel(of: card, with: swipe)
        panel.finger(at: 120, 40).slide(by: -80, 10, seconds: 0.2).lift()
        return Outcome(of: panel, [("card", card)])
      },
      Example(
        id: "gesture-drag", title: "Drag", claims: ["i12"],
        summary: "A card follows the translation of its recognizer, which begins after 10 points."
      ) {
        let card = View(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
        let pan = PanGestureRecognizer()
        let panel = Panel(of: card, with: pan) {
          let way = pan.translation(in: nil)
          card.transform = CGAffineTransform(translationX: way.x, y: way.y)
        }
        panel.finger(at: 50, 40).slide(by: 60, 40, seconds: 0.5).lift()
        return Outcome(of: panel, [("card", card)])
      },
      Example(
        id: "gesture-pinch", title: "Pinch", claims: ["i12"],
        summary: "Two fingers move apart: their distance grows from 20 to 80 points."
      ) {
        let (card, pinch) = (View(frame: Panel.area), PinchGestureRecognizer())
        let panel = Panel(of: card, with: pinch) { panel in
          panel.note("scale", pinch.scale)
        }
        let fingers = [panel.finger(at: 66, 46), panel.finger(at: 86, 46)]
        for _ in 0..<3 {
          fingers[0].slide(by: -10, 0, seconds: 0.1)
          fingers[1].slide(by: 10, 0, seconds: 0.1)
        }
        for finger in fingers { finger.lift() }
        return Outcome(of: panel, [("card", card)])
      },
      Example(
        id: "gesture-rotation", title: "Rotation", claims: ["i12"],
        summary: "Two fingers turn around the middle of the card, by 90 degrees."
      ) {
        let (card, rotation) = (View(frame: Panel.area), RotationGestureRecognizer())
        let panel = Panel(of: card, with: rotation) { panel in
          panel.note("degrees", rotation.rotation * 180 / .pi)
        }
        let fingers = [panel.finger(at: 106, 46), panel.finger(at: 46, 46)]
        for step in 1...9 {
          let angle = Double(step) * .pi / 18
          let (x, y) = (30 * cos(angle), 30 * sin(angle))
          fingers[0].move(to: CGPoint(x: 76 + x, y: 46 + y), seconds: 0.05)
          fingers[1].move(to: CGPoint(x: 76 - x, y: 46 - y), seconds: 0)
        }
        for finger in fingers { finger.lift() }
        return Outcome(of: panel, [("card", card)])
      },
      Example(
        id: "gesture-slider", title: "Drag of a thumb", claims: ["i11"],
        summary: "A slider keeps the drag of its thumb from a recognizer of its superview."
      ) {
        let (card, slider) = (View(frame: Panel.area), Slider())
        let panel = Panel(of: card, with: PanGestureRecognizer())
        slider.frame = CGRect(x: 16, y: 30, width: 120, height: 31)
        slider.accessibilityLabel = "Volume"
        card.addSubview(slider)
        let moved = Action { _ in panel.note("value", CGFloat(slider.value)) }
        slider.addAction(moved, for: .valueChanged)
        panel.finger(at: 32, 46).slide(by: 40, 0, seconds: 0.4).lift()
        return Outcome(of: panel, [("card", card), ("slider", slider)])
      },
    ])
}

/// A window with a view whose recognizer is observed.
@MainActor private final class Panel {
  static let area = CGRect(x: 4, y: 4, width: 152, height: 92)

  let window = Window(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
  /// The observations by name: the number of times of a state or a control, the last value of a number.
  private(set) var seen: [Outcome.Observation] = []
  private(set) var fingers: [Finger] = []

  init(of view: View, with recognizer: GestureRecognizer, changed: @escaping (Panel) -> Void = { _ in }) {
    window.addSubview(view)
    view.addGestureRecognizer(recognizer)
    recognizer.addHandler { [unowned self] recognizer in
      log("\(Swift.type(of: recognizer)) \(recognizer.state)")
      changed(self)
    }
    window.makeKeyAndVisible()
  }

  convenience init(of view: View, with recognizer: GestureRecognizer, changed: @escaping () -> Void) {
    self.init(of: view, with: recognizer) { _ in changed() }
  }

  func log(_ name: String) {
    let count = seen.first { $0.name == name }.flatMap { Int($0.value) } ?? 0
    note(name, "\(count + 1)")
  }

  func note(_ name: String, _ number: CGFloat) { note(name, ((number * 100).rounded() / 100).shortDescription) }

  private func note(_ name: String, _ value: String) {
    if let index = seen.firstIndex(where: { $0.name == name }) {
      seen[index].value = value
    } else {
      seen.append(Outcome.Observation(name: name, value: value))
    }
  }

  func finger(at x: CGFloat, _ y: CGFloat) -> Finger {
    let finger = Finger(on: window, at: CGPoint(x: x, y: y))
    fingers.append(finger)
    return finger
  }
}

@MainActor private final class Finger {
  private(set) var way: [CGPoint]
  private let window: Window
  private let touch: Touch

  init(on window: Window, at point: CGPoint) {
    self.window = window
    way = [point]
    touch = Touch(in: window, at: point, timestamp: window.screen.clock.now)
    send()
  }

  func move(to point: CGPoint, seconds: TimeInterval) {
    window.screen.advance(by: seconds)
    way.append(point)
    touch.update(phase: .moved, to: point, timestamp: window.screen.clock.now)
    send()
  }

  /// Moves the finger by a distance, in ten steps.
  @discardableResult func slide(by dx: CGFloat, _ dy: CGFloat, seconds: TimeInterval) -> Finger {
    let start = touch.location(in: nil)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      move(to: CGPoint(x: start.x + dx * share, y: start.y + dy * share), seconds: seconds / 10)
    }
    return self
  }

  func lift() {
    touch.update(phase: .ended, to: touch.location(in: nil), timestamp: window.screen.clock.now)
    send()
  }

  /// Sends an event with all fingers on the window.
  private func send() {
    var touches = Set(window.fingersDown)
    for other in touches where other !== touch { other.rest() }
    touches.insert(touch)
    window.sendEvent(Event(touches: touches, timestamp: window.screen.clock.now))
    window.screen.flush()
  }
}

extension Outcome {
  /// Creates the result of a panel: what was seen, and the ways of the fingers.
  @MainActor fileprivate init(of panel: Panel, _ views: [(name: String, view: View)]) {
    let trace = LayoutTrace.recording(of: panel.window) { panel.window.layoutIfNeeded() }
    self.init(of: panel.window, named: "window", views, trace: trace, observations: panel.seen)
    fingers = panel.fingers.map(\.way)
  }
}
