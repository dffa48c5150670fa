import UIKit

/// A view with a method of each form of an action.
///
/// Objective-C finds the methods by their names. Without it they have to be named, by an initializer that UIKit does not have.
private final class ActionView: UIView {
  private let name: String
  private let log: CallLog
  /// Whether the view may become the first responder.
  var mayRespondFirst = false

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    #if !canImport(ObjectiveC)
      _ = Selector(ActionView.plain, named: "plain")
      _ = Selector(ActionView.withSender, named: "withSender:")
      _ = Selector(ActionView.withEvent, named: "withEvent:event:")
    #endif
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { mayRespondFirst }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func plain() { log.write("plain", of: name) }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func withSender(_ sender: UIControl) { log.write("withSender \(sender.tag)", of: name) }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func withEvent(_ sender: UIControl, event: UIEvent?) {
    log.write("withEvent \(sender.tag) \(event == nil ? "without an event" : "with an event")", of: name)
  }
}

extension ConformanceScene {
  private static let frame = CGRect(x: 10, y: 10, width: 80, height: 40)
  @MainActor private static var plain: Selector { NSSelectorFromString("plain") }

  /// Methods of targets as actions.
  static let targetActions = [
    ConformanceScene("controls/forms of an action", facts: ["D2.1"], scale: 3, needsApp: true) { stage in
      let log = CallLog()
      let (target, control) = (ActionView("target", log), stage.add(UIControl(frame: frame)))
      control.tag = 7
      for name in ["plain", "withSender:", "withEvent:event:"] {
        control.addTarget(target, action: NSSelectorFromString(name), for: .touchUpInside)
      }
      stage.record("names", .list(control.actions(forTarget: target, forControlEvent: .touchUpInside) ?? []))
      stage.sendActions(for: .touchUpInside, of: control)
      log.record("calls", on: stage)
    },
    ConformanceScene("controls/targets", facts: ["e6"], scale: 3, needsApp: true) { stage in
      let log = CallLog()
      let control = stage.add(UIControl(frame: frame))
      let (first, second) = (ActionView("first", log), ActionView("second", log))
      control.addTarget(first, action: plain, for: .touchUpInside)
      control.addTarget(first, action: plain, for: [.touchUpInside, .touchDown])
      control.addTarget(second, action: plain, for: .touchUpInside)
      stage.record("1 targets", .count(control.allTargets.count))
      stage.record("1 names", .list(control.actions(forTarget: first, forControlEvent: .touchUpInside) ?? []))
      stage.sendActions(for: .touchUpInside, of: control)
      log.record("1 touchUpInside", on: stage)
      stage.sendActions(for: [.touchDown, .touchUpInside], of: control)
      log.record("2 both events", on: stage)
      control.removeTarget(first, action: plain, for: .touchUpInside)
      stage.sendActions(for: .touchUpInside, of: control)
      log.record("3 touchUpInside removed", on: stage)
      stage.sendActions(for: .touchDown, of: control)
      log.record("4 touchDown stays", on: stage)
      control.removeTarget(nil, action: nil, for: .allEvents)
      stage.record("5 targets of no events", .count(control.allTargets.count))
      weak var released: ActionView?
      do {
        let target = ActionView("released", log)
        control.addTarget(target, action: plain, for: .touchUpInside)
        released = target
      }
      stage.wait(0.1)
      stage.record("6 a target is retained", .flag(released != nil))
    },
    ConformanceScene(
      "controls/actions without a target", facts: ["e6", "s6", "who gets an action without a target"], scale: 3,
      needsApp: true
    ) { stage in
      let log = CallLog()
      let (outer, inner) = (ActionView("outer", log), UIView(frame: frame))
      let (beside, control) = (ActionView("beside", log), UIControl(frame: frame))
      stage.add(outer).addSubview(inner)
      inner.addSubview(control)
      stage.add(beside)
      control.addTarget(nil, action: plain, for: .touchUpInside)
      stage.sendActions(for: .touchUpInside, of: control)
      log.record("1 no first responder", on: stage)
      beside.mayRespondFirst = true
      stage.record("2 becomes the first responder", .flag(beside.becomeFirstResponder()))
      stage.sendActions(for: .touchUpInside, of: control)
      log.record("2 a first responder in a window that is not the key window", on: stage)
      stage.makeKey()
      stage.record("3 becomes the first responder", .flag(beside.becomeFirstResponder()))
      stage.sendActions(for: .touchUpInside, of: control)
      log.record("3 a first responder in the key window", on: stage)
      stage.record("4 resigns", .flag(beside.resignFirstResponder()))
      stage.sendActions(for: .touchUpInside, of: control)
      log.record("4 no first responder in the key window", on: stage)
      control.removeFromSuperview()
      stage.sendActions(for: .touchUpInside, of: control)
      log.record("5 no superview", on: stage)
    },
  ]
}
