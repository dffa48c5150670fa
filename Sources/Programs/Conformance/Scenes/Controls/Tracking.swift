import UIKit

/// A control that writes down its tracking, and its state at each call.
private final class LoggingControl: UIControl {
  let log: CallLog
  var begins = true
  var continues = true

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    logEvents([
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ("primaryActionTriggered", .primaryActionTriggered),
    ]) { [weak self] in self?.write($0) }
  }

  required init?(coder: NSCoder) { nil }

  private func write(_ call: String) {
    let flags = [isTracking ? "tracking" : "", isTouchInside ? "inside" : "", isHighlighted ? "highlighted" : ""]
    log.write(([call] + flags.filter { !$0.isEmpty }).joined(separator: " "))
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    write("beginTracking")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    write("continueTracking")
    return continues
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    write("endTracking \(touch == nil ? "without a touch" : "")")
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    write("cancelTracking")
    super.cancelTracking(with: event)
  }
}

extension ConformanceScene {
  private static let (frame, inside) = (CGRect(x: 0, y: 0, width: 80, height: 40), CGPoint(x: 40, y: 20))

  static let tracking = [
    logged("controls/tracking", facts: ["e1", "e2", "e4", "e9"], needsApp: true) { stage, log in
      guard stage.tracksTouches(UIControl(frame: frame), at: inside) else { return }
      let control = stage.add(LoggingControl(log))
      stage.layOut()
      stage.touch(control, at: inside)
      log.record("1 touched", on: stage)
      for (index, distance) in [CGFloat(0), 30, 69, 70, 71, 100, 71, 70, 69, 30, 0].enumerated() {
        stage.moveTouch(to: CGPoint(x: 80 + distance, y: 20))
        log.record("2 move \(index) to \(Int(distance)) points beyond", on: stage)
      }
      stage.liftTouch()
      log.record("3 lifted", on: stage)
      log.touchAndRecord("4 lifted outside", control, at: inside, movedTo: CGPoint(x: 300, y: 20), on: stage)
      stage.touch(control, at: inside)
      stage.cancelTouch()
      log.record("5 cancelled", on: stage)
      stage.record("6 state", .count(Int(control.state.rawValue)))
    },
    logged("controls/tracking that ends early", facts: ["e1", "e5"], needsApp: true) { stage, log in
      guard stage.tracksTouches(UIControl(frame: frame), at: inside) else { return }
      let control = stage.add(LoggingControl(log))
      stage.layOut()
      control.begins = false
      log.touchAndRecord("1 refused", control, at: inside, movedTo: CGPoint(x: 50, y: 20), on: stage)
      control.begins = true
      control.continues = false
      stage.touch(control, at: inside)
      stage.moveTouch(to: CGPoint(x: 50, y: 20))
      log.record("2 not continued", on: stage)
      stage.liftTouch()
      log.record("3 lifted after it", on: stage)
      control.continues = true
      stage.touch(control, at: inside)
      control.isEnabled = false
      log.record("4 disabled under the touch", on: stage)
      stage.moveTouch(to: CGPoint(x: 50, y: 20))
      stage.liftTouch()
      log.record("5 lifted while disabled", on: stage)
      log.touchAndRecord("6 touched while disabled", control, at: inside, on: stage)
      control.isEnabled = true
      stage.touch(control, at: inside)
      control.cancelTracking(with: nil)
      log.record("7 cancelTracking by code", on: stage)
      stage.liftTouch()
      log.record("8 lifted after it", on: stage)
      stage.touch(control, at: inside)
      control.removeFromSuperview()
      log.record("9 removed under the touch", on: stage)
    },
    logged("controls/actions", facts: ["e3", "e7", "e8"], needsApp: true) { stage, log in
      let control = UIControl(frame: frame)
      @MainActor func action(_ name: String) -> UIAction {
        UIAction(identifier: UIAction.Identifier(name)) { _ in log.write(name) }
      }
      control.addAction(action("first"), for: [.touchDown, .touchUpInside])
      control.addAction(action("second"), for: .touchUpInside)
      control.addAction(action("third"), for: .allTouchEvents)
      log.sendAndRecord("1 without a window", .touchUpInside, of: control, on: stage)
      stage.add(control)
      log.sendAndRecord("2 in a window", .touchUpInside, of: control, on: stage)
      log.sendAndRecord("3 two events", [.touchDown, .touchUpInside], of: control, on: stage)
      control.addAction(action("first"), for: .touchUpInside)
      log.sendAndRecord("4 added again", .touchUpInside, of: control, on: stage)
      control.removeAction(identifiedBy: UIAction.Identifier("second"), for: .touchUpInside)
      log.sendAndRecord("5 removed", .touchUpInside, of: control, on: stage)
      stage.record("6 allControlEvents", .count(Int(control.allControlEvents.rawValue)))
      control.isEnabled = false
      log.sendAndRecord("7 disabled", .touchUpInside, of: control, on: stage)
      let button = UIButton(type: .system, primaryAction: action("primary"))
      button.addAction(action("up"), for: .touchUpInside)
      button.frame = CGRect(x: 0, y: 100, width: 80, height: 40)
      stage.add(button)
      stage.layOut()
      log.sendAndRecord("8 primaryActionTriggered by code", .primaryActionTriggered, of: button, on: stage)
      log.sendAndRecord("9 touchUpInside by code", .touchUpInside, of: button, on: stage)
      guard stage.tracksTouches(UIButton(frame: frame), at: CGPoint(x: 20, y: 20)) else { return }
      log.touchAndRecord("10 a touch of a button", button, at: CGPoint(x: 20, y: 20), on: stage)
    },
  ]
}
