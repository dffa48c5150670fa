import HeadlessInputs
import HeadlessKit
import HeadlessTesting

extension Control {
  /// Adds each event that the control sends to a log, by name and in their order.
  func record(into log: EventLog) {
    let names: [(Control.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"), (.editingDidBegin, "didBegin"), (.editingChanged, "changed"),
      (.editingDidEnd, "didEnd"),
    ]
    for (event, name) in names { addAction(Action { _ in log.events.append(name) }, for: event) }
  }
}

/// The events that a test has seen.
@MainActor final class EventLog { var events: [String] = [] }

extension Window {
  /// Returns a visible key window of 400×400 points with a view.
  static func showing(_ view: View) -> Window {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.show(view)
    window.layoutIfNeeded()
    return window
  }
}

extension View {
  /// The shapes that the view fills, back to front, as their bounding boxes.
  var filledBoxes: [CGRect] {
    drawing().commands.compactMap { command in
      if case .fill(let shape, _) = command { shape.boundingBox } else { nil }
    }
  }

  /// The texts that the view draws.
  var drawnTexts: [String] {
    drawing().commands.compactMap { command in
      if case .text(let run) = command { run.string } else { nil }
    }
  }
}
