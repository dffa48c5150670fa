import UIKit

extension ConformanceScene {
  static let buttonLooks = [
    ConformanceScene("buttons/looks by state", facts: ["c1", "c5", "c6", "D2.5"], scale: 3) { stage in
      for (type, typeName) in [(UIButton.ButtonType.custom, "custom"), (.system, "system")] {
        for adjusts in [true, false] {
          let button = UIButton(type: type)
          button.setTitle("Like it", for: .normal)
          button.setTitle("Liked", for: .selected)
          button.setTitleShadowColor(.red, for: .normal)
          button.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal)
          button.setImage(.blank(CGSize(width: 10, height: 10)), for: .highlighted)
          button.adjustsImageWhenHighlighted = adjusts
          button.reversesTitleShadowWhenHighlighted = adjusts
          button.frame = CGRect(x: 0, y: 0, width: 140, height: 60)
          stage.add(button)
          for state in ButtonState.all {
            state.apply(to: button)
            stage.layOut()
            stage.recordLook("\(typeName) \(adjusts ? "adjusts" : "plain") \(state.name)", of: button)
          }
        }
      }
    },
    ConformanceScene("buttons/attributed titles", facts: ["c6", "D2.9"], scale: 3) { stage in
      let button = UIButton(type: .system)
      button.setTitle("Plain", for: .normal)
      button.setAttributedTitle(
        NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]), for: .highlighted)
      button.frame = CGRect(x: 0, y: 0, width: 140, height: 60)
      stage.add(button)
      for state in ButtonState.all {
        state.apply(to: button)
        stage.layOut()
        stage.record("\(state.name).text", .optional(button.titleLabel?.text))
        stage.record("\(state.name).attributed", .optional(button.titleLabel?.attributedText?.string))
        stage.record("\(state.name).frame", .rect(button.titleLabel?.frame ?? .zero))
      }
      let attributed = stage.add(UIButton(type: .system))
      attributed.setAttributedTitle(NSAttributedString(string: "Attributed"), for: .normal)
      attributed.setTitle("Plain", for: .highlighted)
      for state in ButtonState.all {
        state.apply(to: attributed)
        stage.layOut()
        stage.record("attributed for normal, \(state.name).text", .optional(attributed.titleLabel?.text))
      }
      let untitled = stage.add(UIButton(type: .custom))
      untitled.setTitleShadowColor(.red, for: .normal)
      untitled.titleLabel?.text = "Plain"
      stage.layOut()
      stage.record("without a title.shadow", .color(untitled.titleLabel?.shadowColor))
    },
  ]
}

extension Stage {
  fileprivate func recordLook(_ name: String, of button: UIButton) {
    record("\(name).text", .optional(button.titleLabel?.text))
    record("\(name).color", .color(button.titleLabel?.textColor, of: button))
    record("\(name).shadow", .color(button.titleLabel?.shadowColor, of: button))
    record("\(name).shadow offset", .size(button.titleLabel?.shadowOffset ?? .zero))
    record("\(name).title alpha", .length(button.titleLabel?.alpha ?? -1))
    record("\(name).image", .rect(button.imageView?.frame ?? .zero))
    record("\(name).subviews", .list(button.subviews.map(\.plainClassName)))
  }
}
