import HeadlessKit
import HeadlessTesting

final class Pad: View {
  var lines: [String] = []

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { write("began", touches) }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { write("moved", touches) }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { write("ended", touches) }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { write("cancelled", touches) }

  private func write(_ what: String, _ touches: Set<Touch>) {
    for touch in touches {
      let place = touch.location(in: self)
      lines.append("\(what) \(touch.tapCount) at \(Int(place.x)) \(Int(place.y))")
    }
  }
}

@MainActor @Suite("Tapping", .screen(scale: 2), .reportsIssuesAsFailures) struct TapDriverTests {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let pad = Pad(frame: CGRect(x: 50, y: 50, width: 100, height: 40))

  init() {
    window.show(pad)
  }

  @Test(arguments: [0, 300]) func `a tap touches down and lifts in the center of the bounds, with any origin`(y: Int) {
    pad.bounds.origin.y = CGFloat(y)
    tap(pad)
    expectEqual(pad.lines, ["began 1 at 50 \(y + 20)", "ended 1 at 50 \(y + 20)"])
  }

  @Test func `the point of a tap is in the view's own coordinates, also with a transform`() {
    pad.transform = CGAffineTransform(rotationAngle: .pi / 2)
    tap(pad, at: CGPoint(x: 10, y: 30))
    expectEqual(pad.lines, ["began 1 at 10 30", "ended 1 at 10 30"])
  }

  @Test func `taps in quick succession are counted; another time, point or view begins at 1`() {
    let other = window.adding(Pad(frame: CGRect(x: 50, y: 100, width: 100, height: 40)))
    tap(pad)
    tap(pad)
    window.screen.clock.advance(by: 0.35)
    tap(pad)
    window.screen.clock.advance(by: 0.4)
    tap(pad)
    tap(pad, at: CGPoint(x: 96, y: 20))
    tap(other)
    #expect(
      pad.lines.filter { $0.hasPrefix("began") }.map { $0.prefix(7) } == [
        "began 1", "began 2", "began 3", "began 1", "began 1",
      ])
    expectEqual(other.lines.first, "began 1 at 50 20")
  }

  @Test func `the window is laid out first`() {
    final class Row: View {
      let pad: Pad
      init(_ pad: Pad) {
        self.pad = pad
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        addSubview(pad)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() { pad.frame = bounds }
    }
    window.addSubview(Row(pad))
    tap(pad)
    expectEqual(pad.lines, ["began 1 at 100 10", "ended 1 at 100 10"])
  }

  @Test func `the changes by a tap are laid out when it returns`() {
    let button = window.adding(Button.titled("Off", frame: CGRect(x: 0, y: 0, width: 100, height: 44)))
    button.setTitle("On for long", for: .selected)
    button.addAction(Action { _ in button.isSelected = true }, for: .touchUpInside)
    tap(button)
    let width = button.titleLabel?.frame.width
    button.layOutAgain()
    #expect(button.titleLabel?.text == "On for long" && button.titleLabel?.frame.width == width)
  }

  @Test func `a tap on the superview of a view that forwards touches is a tap on the superview`() {
    pad.adding(Label(frame: pad.bounds)).isUserInteractionEnabled = true
    tap(pad)
    expectEqual(pad.lines, ["began 1 at 50 20", "ended 1 at 50 20"])
  }

  @Test func `a tap on a window reaches any view at the point`() {
    tap(window, at: CGPoint(x: 60, y: 70))
    tap(window, at: CGPoint(x: 10, y: 10))
    expectEqual(pad.lines, ["began 1 at 10 20", "ended 1 at 10 20"])
  }
}
