import UIKit

extension ConformanceScene {
  /// Events that controls send for several taps, and actions for several events.
  static let controlEvents: [ConformanceScene] = [
    logged("controls/several taps", facts: ["e1", "e3"], needsApp: true) { stage, log in
      let frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      guard stage.tracksTouches(UIControl(frame: frame), at: CGPoint(x: 20, y: 20)) else { return }
      let control = stage.add(UIControl(frame: frame))
      control.logEvents([
        ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchUpInside", .touchUpInside),
      ]) { log.write($0) }
      control.addAction(UIAction { _ in log.write("one of both") }, for: [.touchDown, .touchDownRepeat])
      stage.layOut()
      for taps in 1...3 {
        stage.touch(control, at: CGPoint(x: 20, y: 20), tapCount: taps)
        log.record("\(taps) began", on: stage)
        stage.liftTouch()
        log.record("\(taps) ended", on: stage)
      }
    },
    logged("controls/actions for several events", facts: ["e6", "e7"], needsApp: true) { stage, log in
      let control = stage.add(UIControl(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
      let events: [(String, UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("valueChanged", .valueChanged),
      ]
      @MainActor func action(_ text: String) -> UIAction {
        UIAction(identifier: UIAction.Identifier("one")) { _ in log.write(text) }
      }
      @MainActor func record(_ name: String) {
        for (eventName, event) in events { log.sendAndRecord("\(name), \(eventName)", event, of: control, on: stage) }
        stage.record("\(name).allControlEvents", .count(Int(control.allControlEvents.rawValue)))
      }
      control.addAction(action("first"), for: [.touchDown, .touchUpInside])
      record("1 added for two events")
      control.addAction(action("second"), for: .valueChanged)
      record("2 replaced for a third one")
      control.removeAction(identifiedBy: UIAction.Identifier("one"), for: .touchUpInside)
      record("3 removed for one")
      control.removeAction(action("third"), for: .allEvents)
      record("4 removed for all")
    },
    logged("buttons/tap without a selection", facts: ["`changesSelectionAsPrimaryAction`", "e7"], needsApp: true) {
      stage, log in
      let button = stage.add(UIButton(type: .system))
      button.logEvents([("touchUpInside", .touchUpInside), ("primary", .primaryActionTriggered)]) { log.write($0) }
      button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      stage.layOut()
      guard stage.tracksTouches(UIButton(frame: button.frame), at: CGPoint(x: 20, y: 20)) else { return }
      for name in ["1 tap", "2 tap"] {
        log.touchAndRecord(name, button, at: CGPoint(x: 20, y: 20), on: stage)
        stage.record("\(name).isSelected", .flag(button.isSelected))
      }
    },
    ConformanceScene("buttons/menu", facts: ["menus"], scale: 3) { stage in
      let button = stage.add(UIButton(type: .system))
      stage.record("1 without a menu", .flag(button.isContextMenuInteractionEnabled))
      button.menu = UIMenu(title: "Menu", children: [])
      stage.record("2 menu", .flag(button.isContextMenuInteractionEnabled))
      stage.record("2 menu.shows it", .flag(button.showsMenuAsPrimaryAction))
      button.menu = nil
      stage.record("3 no menu", .flag(button.isContextMenuInteractionEnabled))
    },
  ]
}
