import UIKit

extension ConformanceScene {
  /// Events that controls send for several taps, and actions for several events.
  static let controlEvents: [ConformanceScene] = [
    ConformanceScene("controls/several taps", facts: ["e1", "e3"], scale: 3, needsApp: true) { stage in
      guard stage.tracksTouches(UIControl(frame: CGRect(x: 0, y: 0, width: 80, height: 40)), at: CGPoint(x: 20, y: 20))
      else { return }
      let log = CallLog()
      let control = stage.add(UIControl(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
      for (name, event) in [
        ("touchDown", UIControl.Event.touchDown), ("touchDownRepeat", .touchDownRepeat),
        ("touchUpInside", .touchUpInside),
      ] {
        control.addAction(UIAction { _ in log.write(name) }, for: event)
      }
      control.addAction(UIAction { _ in log.write("one of both") }, for: [.touchDown, .touchDownRepeat])
      stage.layOut()
      for taps in 1...3 {
        stage.touch(control, at: CGPoint(x: 20, y: 20), tapCount: taps)
        log.record("\(taps) began", on: stage)
        stage.liftTouch()
        log.record("\(taps) ended", on: stage)
      }
    },
    ConformanceScene("controls/actions for several events", facts: ["e6", "e7"], scale: 3, needsApp: true) { stage in
      let log = CallLog()
      let control = stage.add(UIControl(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
      let events: [(String, UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("valueChanged", .valueChanged),
      ]
      @MainActor func action(_ text: String) -> UIAction {
        UIAction(identifier: UIAction.Identifier("one")) { _ in log.write(text) }
      }
      @MainActor func record(_ name: String) {
        for (eventName, event) in events {
          stage.sendActions(for: event, of: control)
          log.record("\(name), \(eventName)", on: stage)
        }
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
    ConformanceScene(
      "buttons/tap without a selection", facts: ["`changesSelectionAsPrimaryAction`", "e7"], scale: 3, needsApp: true
    ) { stage in
      let log = CallLog()
      let button = stage.add(UIButton(type: .system))
      button.addAction(UIAction { _ in log.write("touchUpInside") }, for: .touchUpInside)
      button.addAction(UIAction { _ in log.write("primary") }, for: .primaryActionTriggered)
      button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      stage.layOut()
      guard stage.tracksTouches(UIButton(frame: button.frame), at: CGPoint(x: 20, y: 20)) else { return }
      for name in ["1 tap", "2 tap"] {
        stage.touch(button, at: CGPoint(x: 20, y: 20))
        stage.liftTouch()
        log.record(name, on: stage)
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
