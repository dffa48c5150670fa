import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `A switch` {
  let toggle = Switch(frame: CGRect(x: 10, y: 20, width: 300, height: 5))
  let log = EventLog()
  let window: Window

  init() {
    window = .showing(toggle)
    toggle.record(into: log)
  }

  @Test func `i1 it has 51×31 points for every frame, and a preferred width of 49`() {
    expectEqual(toggle.frame, CGRect(x: 10, y: 20, width: 51, height: 31))
    toggle.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(toggle.frame, CGRect(x: 1, y: 2, width: 51, height: 31))
    toggle.bounds.size = .zero
    toggle.sizeToFit()
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31) && toggle.sizeThatFits(.zero) == toggle.bounds.size)
    expectEqual(toggle.intrinsicContentSize, CGSize(width: 49, height: 31))
    expectEqual(Switch().frame.size, CGSize(width: 51, height: 31))
  }

  @Test(.system(.iOS26)) func `i1 on iOS 26 it has 63×28 points, and a preferred width of 61`() {
    let toggle = Switch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    expectEqual(toggle.frame, CGRect(x: 20, y: 20, width: 63, height: 28))
    expectEqual(toggle.intrinsicContentSize, CGSize(width: 61, height: 28))
    expectEqual(toggle.filledBoxes, [toggle.bounds, CGRect(x: 2, y: 2, width: 37, height: 24)])
    toggle.isOn = true
    expectEqual(toggle.filledBoxes.last, CGRect(x: 24, y: 2, width: 37, height: 24))
  }

  @Test func `i1 pinned to the end of its view it is 2 points beyond it`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 298.5, height: 72))
    let toggle = Switch()
    view.addForConstraints(toggle)
    toggle.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    toggle.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    view.layoutIfNeeded()
    expectEqual(toggle.frame, CGRect(x: 249.5, y: 20.5, width: 51, height: 31))
  }

  @Test func `a transform doesn't change its bounds`() {
    toggle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    toggle.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31) && toggle.center == CGPoint(x: 50, y: 50))
  }

  @Test func `a tap changes it and sends its value, which setting it does not`() {
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(!toggle.isOn && log.events == [])
    tap(toggle)
    #expect(toggle.isOn && log.events == ["down", "value", "upInside"])
    tap(toggle)
    #expect(!toggle.isOn)
  }

  @Test func `the primary action runs for a tap`() {
    var runs = 0
    let toggle = Switch(frame: .zero, primaryAction: Action { _ in runs += 1 })
    let window = Window.showing(toggle)
    tap(toggle)
    #expect(runs == 1 && window.subviews == [toggle])
  }

  @Test func `a finger that drags the thumb to the other side changes it once`() {
    let finger = touch(toggle, at: CGPoint(x: 10, y: 15))
    finger.move(to: CGPoint(x: 45, y: 15))
    #expect(toggle.filledBoxes.last?.minX == 51 - 2 - 27 && !toggle.isOn)
    finger.move(to: CGPoint(x: 10, y: 15))
    finger.move(to: CGPoint(x: 60, y: 15))
    finger.lift()
    #expect(toggle.isOn && log.events.count { $0 == "value" } == 1)
  }

  @Test func `a finger that returns, moves out or is cancelled changes nothing`() {
    let finger = touch(toggle, at: CGPoint(x: 10, y: 15))
    finger.move(to: CGPoint(x: 45, y: 15))
    finger.move(to: CGPoint(x: 10, y: 15))
    finger.lift()
    let other = touch(toggle, at: CGPoint(x: 10, y: 15))
    other.move(to: CGPoint(x: 45, y: 15))
    other.cancel()
    #expect(!toggle.isOn && !log.events.contains("value"))
  }

  @Test func `a disabled switch handles no touch, and is drawn half as opaque`() {
    let full = toggle.fillColors.first?.alpha
    toggle.isEnabled = false
    expectEqual(toggle.fillColors.first?.alpha, full.map { $0 / 2 })
    let finger = touch(window, at: CGPoint(x: 20, y: 35))
    #expect(!toggle.isTracking)
    finger.lift()
    #expect(!toggle.isOn && log.events == [])
  }

  @Test func `its colors are drawn, and a preferred style is stored`() {
    (toggle.onTintColor, toggle.thumbTintColor, toggle.isOn) = (.red, .blue, true)
    expectEqual(toggle.fillColors, [Color.red.cgColor, Color.blue.cgColor])
    toggle.preferredStyle = .checkbox
    #expect(toggle.style == .sliding && toggle.preferredStyle == .checkbox)
  }

  @Test func `a first frame that is not finite is reported`() {
    expectIssue(containing: "is not finite") { Switch(frame: CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1)) }
  }
}
