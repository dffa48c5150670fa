import HeadlessKit
import HeadlessTesting

/// The keyboard that a test shows and hides.
@MainActor @Suite("Keyboard") struct KeyboardTests {
  /// Returns the notifications of a closure, with the keyboard's frames before and after, and the time.
  private func notifications(_ body: () -> Void) -> [String] {
    var log: [String] = []
    let observers = ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"].map { word in
      let name = NSNotification.Name("UIKeyboard\(word)Notification")
      return NotificationCenter.default.addObserver(forName: name, object: Screen.main, queue: nil) { notification in
        let info = notification.userInfo
        func span(_ key: String) -> String {
          guard let frame = (info?[key] as? NSValue)?.rectValue else { return "none" }
          return "\(Int(frame.minY))...\(Int(frame.maxY))"
        }
        let spans = span(Responder.keyboardFrameBeginUserInfoKey) + " " + span(Responder.keyboardFrameEndUserInfoKey)
        MainActor.assumeIsolated { log.append("\(word) \(spans) at \(Screen.main.clock.now)") }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    body()
    return log
  }

  @Test func `a keyboard is announced, and moves within a quarter of a second`() {
    #expect(
      notifications { showKeyboard(height: 300) } == [
        "WillChangeFrame 667...967 367...667 at 0.0", "WillShow 667...967 367...667 at 0.0",
        "DidChangeFrame 667...967 367...667 at 0.25", "DidShow 667...967 367...667 at 0.25",
      ])
    #expect(
      notifications { showKeyboard(height: 350) } == [
        "WillChangeFrame 367...667 317...667 at 0.25", "WillShow 367...667 317...667 at 0.25",
        "DidChangeFrame 367...667 317...667 at 0.5", "DidShow 367...667 317...667 at 0.5",
      ])
    #expect(
      notifications { hideKeyboard() } == [
        "WillChangeFrame 317...667 667...1017 at 0.5", "WillHide 317...667 667...1017 at 0.5",
        "DidChangeFrame 317...667 667...1017 at 0.75", "DidHide 317...667 667...1017 at 0.75",
      ])
    expectEqual(notifications { hideKeyboard() }, [])
  }

  @Test func `a view is animated with the keyboard, by its duration and curve`() {
    let (window, view) = (Window(), View(frame: CGRect(x: 0, y: 600, width: 10, height: 10)))
    window.show(view)
    let name = Responder.keyboardWillShowNotification
    let observer = NotificationCenter.default.addObserver(forName: name, object: Screen.main, queue: nil) {
      notification in
      let info = notification.userInfo
      let duration = (info?[Responder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
      let curve = (info?[Responder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue
      let end = (info?[Responder.keyboardFrameEndUserInfoKey] as? NSValue)?.rectValue
      MainActor.assumeIsolated {
        expectEqual(View.AnimationCurve(rawValue: curve ?? -1), .easeInOut)
        View.animate(withDuration: duration ?? 0) { view.frame.origin.y = (end?.minY ?? 0) - 10 }
      }
    }
    showKeyboard(height: 300)
    NotificationCenter.default.removeObserver(observer)
    #expect(view.frame.minY == 357 && view.layer.animationKeys() == nil)
  }

  @Test(arguments: [(0, "0"), (-1, "-1"), (.nan, "nan"), (.infinity, "inf"), (668, "668")] as [(CGFloat, String)])
  func `a height that no keyboard has fails, and nothing moves`(height: CGFloat, text: String) {
    expectEqual(
      notifications {
        expectFailure(
          "Expected a height above 0 and at most 667 points; got \(text); the keyboard is unchanged. Pass a "
            + "keyboard's height, or call hideKeyboard()."
        ) {
          showKeyboard(height: height, sourceLocation: $0)
        }
      }, [])
  }
}
