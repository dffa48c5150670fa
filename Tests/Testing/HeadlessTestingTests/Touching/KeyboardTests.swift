import Foundation
import HeadlessKit
import HeadlessTesting

/// The keyboard that a test shows and hides.
@MainActor @Suite("Keyboard") struct KeyboardTests {
  /// The notifications that are posted while a closure runs, with the tops of the keyboard before and after, and the time.
  private func notifications(_ body: () -> Void) -> [String] {
    var log: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (Responder.keyboardWillShowNotification, "will show"), (Responder.keyboardDidShowNotification, "did show"),
      (Responder.keyboardWillHideNotification, "will hide"), (Responder.keyboardDidHideNotification, "did hide"),
      (Responder.keyboardWillChangeFrameNotification, "will change"),
      (Responder.keyboardDidChangeFrameNotification, "did change"),
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: Screen.main, queue: nil) { notification in
        let info = notification.userInfo
        func top(_ key: String) -> Int { ((info?[key] as? NSValue)?.rectValue.minY).map { Int($0) } ?? -1 }
        let tops = (top(Responder.keyboardFrameBeginUserInfoKey), top(Responder.keyboardFrameEndUserInfoKey))
        MainActor.assumeIsolated { log.append("\(word) \(tops.0)-\(tops.1) at \(Screen.main.clock.now)") }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    body()
    return log
  }

  @Test func `it is announced, and moves within a quarter of a second`() {
    #expect(
      notifications { showKeyboard(height: 300) } == [
        "will change 667-367 at 0.0", "will show 667-367 at 0.0", "did change 667-367 at 0.25",
        "did show 667-367 at 0.25",
      ])
    #expect(
      notifications { showKeyboard(height: 350) } == [
        "will change 367-317 at 0.25", "will show 367-317 at 0.25", "did change 367-317 at 0.5",
        "did show 367-317 at 0.5",
      ])
    #expect(
      notifications { hideKeyboard() } == [
        "will change 317-667 at 0.5", "will hide 317-667 at 0.5", "did change 317-667 at 0.75",
        "did hide 317-667 at 0.75",
      ])
    #expect(notifications { hideKeyboard() } == [])
  }

  @Test(arguments: [0, -1, .nan, .infinity, 668] as [CGFloat])
  func `a height that no keyboard has fails, and nothing moves`(height: CGFloat) {
    #expect(
      notifications {
        expectFailure("Expected a keyboard of 0 to 667 points; got \(height.shortText). Pass the height of a keyboard.")
        {
          showKeyboard(height: height, sourceLocation: $0)
        }
      } == [])
  }
}

extension CGFloat {
  fileprivate var shortText: String { isNaN ? "nan" : isInfinite ? "inf" : "\(Int(self))" }
}
