import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Keyboard and observers", .reportsIssuesAsFailures) struct KeyboardAndObserverTests {
  @Test func `the keyboard's notifications carry their frame and their time under their keys`() {
    let names = [
      Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification,
      Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification,
      Responder.keyboardWillChangeFrameNotification, Responder.keyboardDidChangeFrameNotification,
    ]
    #expect(Set(names).count == 6 && names[0].rawValue == "UIKeyboardWillShowNotification")
    let keys = [
      Responder.keyboardFrameBeginUserInfoKey, Responder.keyboardFrameEndUserInfoKey,
      Responder.keyboardAnimationDurationUserInfoKey, Responder.keyboardAnimationCurveUserInfoKey,
      Responder.keyboardIsLocalUserInfoKey,
    ]
    expectEqual(Set(keys).count, 5)
  }

  @Test func `a property that is observed by its name is reported, and its observer is not notified`() {
    final class Watcher: View {
      var changes = 0
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { changes += 1 }
    }
    let (watcher, label) = (Watcher(), Label())
    let reports = IssueReporting.collect {
      label.addObserver(watcher, forKeyPath: "text", options: [.new, .old], context: nil)
      label.text = "new"
      label.removeObserver(watcher, forKeyPath: "text")
    }
    let message =
      "Label.addObserver(_:forKeyPath:options:context:): Expected an observation by key path; got the name \"text\"; "
      + "observeValue is not called. Use observe(_:options:changeHandler:) of module UIKit, or override the property."
    expectEqual(reports.map(\.description), [message])
    expectEqual(watcher.changes, 0)
  }

  @Test(.screen(scale: 2)) func `a pointer's phases do not touch a view`() {
    let scene = TouchScene()
    let touch = Touch(in: scene.window, at: CGPoint(x: 50, y: 50), timestamp: 0)
    for phase in [Touch.Phase.regionEntered, .regionMoved, .regionExited] {
      touch.update(phase: phase, to: CGPoint(x: 50, y: 50), timestamp: 0)
      expectEqual(scene.log.lines { scene.window.sendEvent(Event(touches: [touch], timestamp: 0)) }, "")
    }
    #expect(Touch.Phase.regionEntered.rawValue == 5 && Touch.Phase.regionExited.rawValue == 7)
  }
}
