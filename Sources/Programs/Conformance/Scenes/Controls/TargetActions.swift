import UIKit

/// A control that writes down its actions in place of sending them, as Linux has no methods of Objective-C.
private final class TargetControl: UIControl {
  let log = CallLog()

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let name = (target as? UIView).map { "\($0.tag)" } ?? "nil"
    log.write("\(NSStringFromSelector(action)) to \(name) \(event == nil ? "without an event" : "with an event")")
  }
}

extension ConformanceScene {
  @MainActor private static var plain: Selector { NSSelectorFromString("plain") }

  static let targetActions = [
    ConformanceScene("controls/targets", facts: ["e6"], scale: 3, needsApp: true) { stage in
      let control = stage.add(TargetControl(frame: CGRect(x: 10, y: 10, width: 80, height: 40)))
      let (log, first, second) = (control.log, UIView(), UIView())
      (first.tag, second.tag) = (1, 2)
      for name in ["plain", "withSender:", "withEvent:event:"] {
        control.addTarget(first, action: NSSelectorFromString(name), for: .touchUpInside)
      }
      stage.record("1 names", .list(control.actions(forTarget: first, forControlEvent: .touchUpInside) ?? []))
      log.sendAndRecord("1 three forms", .touchUpInside, of: control, on: stage)
      control.removeTarget(first, action: nil, for: .touchUpInside)
      control.addTarget(first, action: plain, for: .touchUpInside)
      control.addTarget(first, action: plain, for: [.touchUpInside, .touchDown])
      control.addTarget(second, action: plain, for: .touchUpInside)
      control.addTarget(nil, action: plain, for: .touchUpInside)
      stage.record("2 targets", .count(control.allTargets.count))
      stage.record("2 names", .list(control.actions(forTarget: first, forControlEvent: .touchUpInside) ?? []))
      log.sendAndRecord("2 touchUpInside", .touchUpInside, of: control, on: stage)
      log.sendAndRecord("3 both events", [.touchDown, .touchUpInside], of: control, on: stage)
      control.removeTarget(first, action: plain, for: .touchUpInside)
      log.sendAndRecord("4 touchUpInside removed", .touchUpInside, of: control, on: stage)
      log.sendAndRecord("5 touchDown remains", .touchDown, of: control, on: stage)
      control.removeTarget(nil, action: nil, for: .allEvents)
      stage.record("6 targets of no events", .count(control.allTargets.count))
      weak var released: UIView?
      do {
        let target = UIView()
        control.addTarget(target, action: plain, for: .touchUpInside)
        released = target
      }
      stage.wait(0.1)
      stage.record("7 a target is retained", .flag(released != nil))
    }
  ]
}
