import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Taps on text fields` {
  let field = TextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  let other = TextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
  let window: Window

  init() {
    window = .showing(field)
    window.addSubview(other)
  }

  @Test(arguments: [true, false]) func `i11 a tap elsewhere ends editing, a tap on a field begins it`(cancels: Bool) {
    let recognizer = TapGestureRecognizer { [unowned window] _ in window.endEditing(true) }
    recognizer.cancelsTouchesInView = cancels
    window.addGestureRecognizer(recognizer)
    tap(field)
    #expect(field.isEditing)
    tap(other)
    #expect(other.isEditing && !field.isEditing)
    window.screen.clock.advance(by: 1)
    tap(other, at: CGPoint(x: 5, y: 5))
    #expect(other.isEditing)
    tap(window, at: CGPoint(x: 300, y: 300))
    #expect(!other.isEditing)
  }

  @Test func `the recognizer of a superview gets the taps on a disabled field, which doesn't begin editing`() {
    var taps = 0
    window.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    tap(field)
    expectEqual(taps, 0)
    other.isEnabled = false
    tap(window, at: CGPoint(x: 100, y: 117))
    #expect(taps == 1 && !other.isEditing && field.isEditing)
  }

  @Test func `a recognizer of a superview that recognizes simultaneously gets the taps on a field too`() {
    final class Delegate: GestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
      ) -> Bool { true }
    }
    var taps = 0
    let delegate = Delegate()
    let recognizer = TapGestureRecognizer { _ in taps += 1 }
    recognizer.delegate = delegate
    window.addGestureRecognizer(recognizer)
    tap(field)
    #expect(taps == 1 && field.isEditing)
  }
}
