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
    drawing().commands.compactMap { if case .fill(let shape, _) = $0 { shape.boundingBox } else { nil } }
  }

  /// The colors that the view fills shapes with, back to front.
  var fillColors: [CGColor] {
    drawing().commands.compactMap { if case .fill(_, .color(let color)) = $0 { color } else { nil } }
  }

  /// The images that the view draws.
  var drawnImages: [DrawingList.ImagePlacement] {
    drawing().commands.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  /// The stretches of text that the view draws.
  var drawnRuns: [DrawingList.TextRun] {
    drawing().commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  /// The texts that the view draws.
  var drawnTexts: [String] { drawnRuns.map(\.string) }
}

extension TextField {
  /// Runs code, and adds the notifications that the field posts to a log.
  func record(into log: EventLog, while body: () -> Void) {
    let names = [
      (TextField.textDidBeginEditingNotification, "note didBegin"),
      (TextField.textDidChangeNotification, "note changed"),
      (TextField.textDidEndEditingNotification, "note didEnd"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: self, queue: nil) { _ in
        MainActor.assumeIsolated { log.events.append(text) }
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// Returns the position at an offset from the beginning.
  func position(_ offset: Int) -> TextPosition? { position(from: beginningOfDocument, offset: offset) }
}
