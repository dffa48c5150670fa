import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// Gestures that controls handle before the recognizers of their superviews ("Attaching gesture recognizers to UIKit
/// controls").
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Gestures of controls` {
  /// A control, and whether it handles a tap itself.
  typealias Row = (name: String, handlesTap: Bool, make: @MainActor @Sendable () -> Control)
  nonisolated static let rows: [Row] = [
    ("Button", handlesTap: true, { Button() }), ("Switch", handlesTap: true, { Switch() }),
    ("Stepper", handlesTap: true, { Stepper() }),
    ("SegmentedControl", handlesTap: true, { SegmentedControl(items: ["A", "B"]) }),
    ("PageControl", handlesTap: true, { configured(PageControl()) { $0.numberOfPages = 3 } }),
    ("Slider", handlesTap: false, { Slider() }), ("Control", handlesTap: false, { Control() }),
  ]

  @Test(arguments: rows) func `i11 a superview's recognizer gets the taps that a control doesn't handle`(row: Row) {
    let control = row.make()
    control.frame = CGRect(x: 20, y: 20, width: 200, height: 32)
    let window = Window.showing(control)
    var taps = 0
    window.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    tap(control)
    expectEqual(taps, row.handlesTap ? 0 : 1)
  }

  @Test(arguments: rows) func `a superview's recognizer gets double taps, and one of the control itself single taps`(
    row: Row
  ) {
    let control = row.make()
    control.frame = CGRect(x: 20, y: 20, width: 200, height: 32)
    let window = Window.showing(control)
    var (own, double) = (0, 0)
    let recognizer = TapGestureRecognizer { _ in double += 1 }
    recognizer.numberOfTapsRequired = 2
    window.addGestureRecognizer(recognizer)
    tap(control)
    tap(control)
    expectEqual(double, 1)
    window.removeGestureRecognizer(recognizer)
    control.addGestureRecognizer(TapGestureRecognizer { _ in own += 1 })
    window.screen.clock.advance(by: 1)
    tap(control)
    expectEqual(own, 1)
  }

  /// Drags a finger in a control, and returns whether a pan of the window has begun.
  private func pans(_ control: Control, from start: CGPoint, by x: CGFloat, _ y: CGFloat) -> Bool {
    let window = Window.showing(control)
    var hasBegun = false
    window.addGestureRecognizer(PanGestureRecognizer { _ in hasBegun = true })
    let finger = touch(control, at: start)
    finger.move(by: x, y)
    finger.move(by: x, y)
    finger.lift()
    return hasBegun
  }

  private var slider: Slider { Slider(frame: CGRect(x: 20, y: 20, width: 231, height: 34)) }

  @Test func `i11 a pan along a slider that begins on the thumb stays with the slider`() {
    let slider = slider
    #expect(!pans(slider, from: CGPoint(x: 15, y: 17), by: 30, 2) && slider.value == 0.3)
    #expect(pans(self.slider, from: CGPoint(x: 15, y: 17), by: 2, 30))
    #expect(pans(self.slider, from: CGPoint(x: 150, y: 17), by: 30, 2))
  }

  @Test func `i11 a swipe along a slider that begins on the thumb stays with the slider`() {
    let slider = slider
    let window = Window.showing(slider)
    var swipes = 0
    window.addGestureRecognizer(SwipeGestureRecognizer { _ in swipes += 1 })
    let finger = touch(slider, at: CGPoint(x: 15, y: 17))
    finger.move(by: 60, 0)
    finger.lift()
    #expect(swipes == 0 && slider.value == 0.3)
    let other = touch(slider, at: CGPoint(x: 150, y: 17))
    other.move(by: 60, 0)
    other.lift()
    expectEqual(swipes, 1)
  }

  @Test func `i11 a pan along a switch that begins on the thumb stays with the switch`() {
    let toggle = Switch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    #expect(!pans(toggle, from: CGPoint(x: 10, y: 15), by: 20, 2) && toggle.isOn)
    #expect(pans(Switch(), from: CGPoint(x: 10, y: 15), by: 2, 20))
    #expect(pans(Switch(), from: CGPoint(x: 45, y: 15), by: -20, 2))
  }
}
