import HeadlessKit

/// A view that logs each delivery of touches and runs the code of a test there.
///
/// A line reads `a.began`, or `a.began×2` for two fingers.
package final class TouchView: View {
  package let name: String
  package let log: Log
  package var passesOn = false
  package var phases: [Touch.Phase] = []
  package var onTouch: (String) -> Void = { _ in }
  package var mayBegin: (GestureRecognizer) -> Bool = { _ in true }

  package init(
    _ name: String, _ log: Log, _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 100, _ height: CGFloat = 100
  ) {
    (self.name, self.log) = (name, log)
    super.init(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  package required init?(coder: NSCoder) { nil }

  package override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    write("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  package override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    write("moved", touches)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  package override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    write("ended", touches)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  package override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    write("cancelled", touches)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }

  package override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer)
  }

  private func write(_ what: String, _ touches: Set<Touch>) {
    log.write("\(name).\(what)\(touches.count > 1 ? "×\(touches.count)" : "")")
    phases += touches.map(\.phase)
    onTouch(what)
  }
}

/// A visible window of 400×400 with two views side by side, `a` at the left and `b` at the right, each 100×100.
@MainActor package struct TouchScene {
  package let log = Log()
  package let window: Window
  package let a, b: TouchView

  package init() {
    window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.makeKeyAndVisible()
    a = TouchView("a", log, 0, 0)
    b = TouchView("b", log, 200, 0)
    window.holding(a, b)
  }

  /// Returns a recognizer that writes each action as `name:state`.
  package func logging<Recognizer: GestureRecognizer>(_ name: String, _ recognizer: Recognizer) -> Recognizer {
    let log = log
    recognizer.addHandler { log.write("\(name):\($0.state)") }
    return recognizer
  }
}

extension VirtualClock {
  /// Advances by a time longer than between two taps of a double tap and shorter than a long press.
  package func pass() { advance(by: 0.4) }
}
