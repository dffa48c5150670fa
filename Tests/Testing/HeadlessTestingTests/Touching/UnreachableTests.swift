import HeadlessKit
import HeadlessTesting

/// Views that a touch can't reach: the test fails with the name of the obstacle, and no event is sent.
///
/// `window (200×200) > panel tag 3 (0, 0, 150, 150) > Buy (10, 10, 60, 30)`.
@MainActor @Suite("Out of reach", .screen(scale: 2), .reportsIssuesAsFailures) struct UnreachableTests {
  final class Overlay: View {}

  final class Buy: Button {
    var touches = 0
    override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) { self.touches += 1 }
  }

  let window = Window(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let panel = View(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
  let button = Buy(frame: CGRect(x: 10, y: 10, width: 60, height: 30))

  init() {
    panel.tag = 3
    button.setTitle("Buy", for: .normal)
    window.show(panel.holding(button))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription, message: String
    let change: @MainActor @Sendable (UnreachableTests) -> Void
    init(_ name: String, _ message: String, _ change: @escaping @MainActor @Sendable (UnreachableTests) -> Void) {
      (testDescription, self.message, self.change) = (name, message, change)
    }
  }

  nonisolated static let rows = [
    Row("covered", "The touch would go to <Overlay tag 7>, which covers <Buy 'Buy'>.") {
      let overlay = Overlay(frame: $0.window.bounds)
      overlay.tag = 7
      $0.window.addSubview(overlay)
    },
    Row(
      "covered by a sibling without a tag", "The touch would go to <Overlay (0, 0, 50, 50)>, which covers <Buy 'Buy'>."
    ) { $0.panel.addSubview(Overlay(frame: CGRect(x: 0, y: 0, width: 50, height: 50))) },
    Row("covered by a label", "The touch would go to <Label 'Sold out'>, which covers <Buy 'Buy'>.") {
      let label = $0.window.adding(Label(frame: $0.window.bounds))
      (label.text, label.isUserInteractionEnabled) = ("Sold out", true)
    },
    Row("hidden", "<Buy 'Buy'> is hidden.") { $0.button.isHidden = true },
    Row("in a hidden view", "<View tag 3>, which contains <Buy 'Buy'>, is hidden.") { $0.panel.isHidden = true },
    Row("in a hidden window", "<Window (0, 0, 200, 200)>, which contains <Buy 'Buy'>, is hidden.") {
      $0.window.isHidden = true
    },
    Row("without interaction", "<Buy 'Buy'> has no user interaction enabled.") {
      $0.button.isUserInteractionEnabled = false
    },
    Row("in a view without interaction", "<View tag 3>, which contains <Buy 'Buy'>, has no user interaction enabled.") {
      $0.panel.isUserInteractionEnabled = false
    },
    Row("transparent", "<Buy 'Buy'> is transparent (alpha 0.009).") { $0.button.alpha = 0.009 },
    Row("in a transparent view", "<View tag 3>, which contains <Buy 'Buy'>, is transparent (alpha 0).") {
      $0.panel.alpha = 0
    },
    Row("disabled", "<Buy 'Buy'> is disabled.") { $0.button.isEnabled = false },
    Row(
      "in no window",
      "<Buy 'Buy'> is in no window. Add it to a window, and keep the window in a constant or property: "
        + "views do not retain their window."
    ) { $0.panel.removeFromSuperview() },
    Row(
      "outside of a superview",
      "The touch would go to <Window (0, 0, 200, 200)>: (30, 15) is outside <Buy 'Buy'> or one of its superviews."
    ) { $0.button.frame.origin.x = 145 },
    Row("outside the window", "The touch would go to nothing: (30, 15) of <Buy 'Buy'> is outside of the window.") {
      $0.button.frame.origin.x = 300
    },
    Row("empty", "The touch would go to <View tag 3>: (0, 0) is outside <Buy 'Buy'>.") { $0.button.frame.size = .zero },
    Row("holding a control where it is touched", "The touch would go to <Button 'Info'>, which is in <Buy 'Buy'>.") {
      $0.button.addSubview(Button.titled("Info", frame: $0.button.bounds))
    },
  ]

  @Test(arguments: rows)
  func `a tap that would not reach the view fails at its line with the name of the obstacle`(row: Row) {
    row.change(self)
    expectFailure(row.message) { tap(button, sourceLocation: $0) }
    expectFailure(row.message) { touch(button, sourceLocation: $0).lift() }
    expectEqual(button.touches, 0)
  }

  @Test func `a point outside of the view, or one that is not finite, fails`() {
    expectFailure("The touch would go to <View tag 3>: (60, 5) is outside <Buy 'Buy'>.") {
      tap(button, at: CGPoint(x: 60, y: 5), sourceLocation: $0)
    }
    expectFailure("Expected a finite point of <Buy 'Buy'>; got (nan, 0).") {
      tap(button, at: CGPoint(x: CGFloat.nan, y: 0), sourceLocation: $0)
    }
    expectFailure("The touch would go to nothing: (200, 5) of <Window (0, 0, 200, 200)> is outside of the window.") {
      tap(window, at: CGPoint(x: 200, y: 5), sourceLocation: $0)
    }
  }

  @Test func `the finger of a failed touch has no effect and no further failures`() {
    button.isHidden = true
    var finger: Finger?
    expectFailure("<Buy 'Buy'> is hidden.") { finger = touch(button, sourceLocation: $0) }
    expectNil(finger?.touch)
    finger?.move(to: .zero)
    finger?.move(by: 1, 1)
    finger?.lift()
    finger?.cancel()
  }
}
