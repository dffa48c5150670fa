import UIKit

extension ConformanceScene {
  /// The values that a button has by its type, by its state, and by its subviews.
  static let buttonContents: [ConformanceScene] = [
    ConformanceScene(
      "buttons/types", facts: ["D1.1", "D2.2", "D2.7", "D2.10", "D2.11", "D4.1", "c4", "c5", "s7", "s8"], scale: 3
    ) { stage in
      for style in [UIUserInterfaceStyle.light, .dark] {
        stage.root.overrideUserInterfaceStyle = style
        let name = style == .dark ? "dark" : "light"
        let plain = stage.add(UIView())
        stage.record("\(name).tintColor", .color(plain.tintColor, of: plain))
        for (typeName, type) in UIButton.ButtonType.named {
          let button = stage.add(UIButton(type: type))
          button.setTitle("Like it", for: .normal)
          for isEnabled in [true, false] {
            button.isEnabled = isEnabled
            button.layoutIfNeeded()
            let name = "\(name) \(typeName) \(isEnabled ? "enabled" : "disabled").color"
            stage.record(name, .color(button.titleLabel?.textColor, of: button))
          }
        }
      }
      for (name, type) in UIButton.ButtonType.named {
        let button = UIButton(type: type)
        stage.record("\(name).subviews", .count(button.subviews.count))
        stage.record("\(name).has an image view", .flag(button.imageView != nil))
        stage.record("\(name).buttonType", .count(button.buttonType.rawValue))
        stage.record("\(name).font", .length(button.titleLabel?.font.pointSize ?? 0))
        stage.record("\(name).lineBreakMode", .count(Int(button.titleLabel?.lineBreakMode.rawValue ?? -1)))
        stage.record("\(name).textAlignment", .text(button.titleLabel?.textAlignment.conformanceName ?? ""))
        stage.record("\(name).numberOfLines", .count(button.titleLabel?.numberOfLines ?? -1))
        stage.record("\(name).adjustsImageWhenHighlighted", .flag(button.adjustsImageWhenHighlighted))
        stage.record("\(name).adjustsImageWhenDisabled", .flag(button.adjustsImageWhenDisabled))
        stage.record("\(name).contentHorizontalAlignment", .count(button.contentHorizontalAlignment.rawValue))
        stage.record("\(name).contentVerticalAlignment", .count(button.contentVerticalAlignment.rawValue))
        stage.record("\(name).isOpaque", .flag(button.isOpaque))
      }
      stage.record("init.buttonType", .count(UIButton(frame: .zero).buttonType.rawValue))
      let across = UIControl.ContentHorizontalAlignment.named.map { Double($0.alignment.rawValue) }
      stage.record("ContentHorizontalAlignment", .numbers(across))
      let down = UIControl.ContentVerticalAlignment.named.map { Double($0.alignment.rawValue) }
      stage.record("ContentVerticalAlignment", .numbers(down))
    },
    ConformanceScene("buttons/content by state", facts: ["D2.6", "D2.9", "c1"], scale: 3) { stage in
      for isComplete in [false, true] {
        let button = stage.add(UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 44)))
        for bits in UInt(0)..<8 where isComplete || [0, 1, 4].contains(bits) {
          let state = UIControl.State(rawValue: bits)
          button.setTitle("title \(bits)", for: state)
          button.setTitleColor(UIColor(white: 0, alpha: CGFloat(bits + 1) / 16), for: state)
          button.setTitleShadowColor(UIColor(white: 1, alpha: CGFloat(bits + 1) / 16), for: state)
          button.setImage(.blank(CGSize(width: 10 + CGFloat(bits), height: 10)), for: state)
          button.setBackgroundImage(.blank(CGSize(width: 20 + CGFloat(bits), height: 10)), for: state)
        }
        for bits in UInt(0)..<8 {
          let state = UIControl.State(rawValue: bits)
          button.setState(state)
          button.layoutIfNeeded()
          let name = "\(isComplete ? "all" : "some") \(bits)"
          stage.record("\(name).state", .count(Int(button.state.rawValue)))
          stage.record("\(name).title", .optional(button.currentTitle))
          stage.record("\(name).title for the state", .optional(button.title(for: state)))
          stage.record("\(name).shown", .optional(button.titleLabel?.text))
          stage.record("\(name).color", .color(button.currentTitleColor))
          stage.record("\(name).shadow", .color(button.currentTitleShadowColor))
          stage.record("\(name).image", .length(button.currentImage?.size.width ?? 0))
          stage.record("\(name).shown image", .length(button.imageView?.image?.size.width ?? 0))
          stage.record("\(name).background", .length(button.currentBackgroundImage?.size.width ?? 0))
        }
        button.setTitle(nil, for: .normal)
        stage.record("\(isComplete ? "all" : "some") removed", .optional(button.title(for: .normal)))
        stage.record("\(isComplete ? "all" : "some") removed, focused", .optional(button.title(for: .focused)))
      }
    },
    ConformanceScene("buttons/subviews", facts: ["D4.1", "D4.2", "c2"], scale: 3) { stage in
      @MainActor func record(_ name: String, _ button: UIButton) {
        stage.record("\(name).subviews", .list(button.subviews.map(\.plainClassName)))
        stage.record("\(name).hidden", .list(button.subviews.map { "\($0.isHidden)" }))
      }
      for order in ["image view first", "label first", "content", "title, then image", "background last"] {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        record("\(order) 1 created", button)
        switch order {
        case "image view first": _ = (button.imageView, button.titleLabel)
        case "label first": _ = (button.titleLabel, button.imageView)
        default:
          button.setTitle("Like it", for: .normal)
          record("\(order) 2 title set", button)
          if order == "title, then image" { button.layoutIfNeeded() }
          button.setImage(.blank(CGSize(width: 10, height: 10)), for: .normal)
          button.layoutIfNeeded()
        }
        record("\(order) 3 used", button)
        if order == "background last" {
          button.setBackgroundImage(.blank(CGSize(width: 4, height: 4)), for: .normal)
          button.layoutIfNeeded()
          record("\(order) 4 background", button)
        }
        button.setTitle(nil, for: .normal)
        button.layoutIfNeeded()
        record("\(order) 5 without a title", button)
      }
    },
    ConformanceScene("buttons/subviews changed from outside", facts: ["D2.7", "D2.8", "D4.3", "D4.4"], scale: 3) {
      stage in
      let button = stage.add(UIButton.conformanceSample(image: CGSize(width: 24, height: 20), title: "Like it"))
      button.setTitleColor(.green, for: .normal)
      button.setTitleShadowColor(.gray, for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
      stage.recordParts("1 laid out", of: button)
      button.titleLabel?.frame = CGRect(x: 0, y: 20, width: 100, height: 20)
      button.imageView?.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      stage.record("2 frames set.title", .rect(button.titleLabel?.frame ?? .zero))
      button.setNeedsLayout()
      stage.recordParts("3 laid out again", of: button)
      button.titleLabel?.text = "Other"
      button.titleLabel?.textColor = .red
      button.titleLabel?.shadowColor = .red
      button.imageView?.image = .blank(CGSize(width: 9, height: 9))
      button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 11)
      button.titleLabel?.lineBreakMode = .byClipping
      let changes: [(String, @MainActor (UIButton) -> Void)] = [
        ("4 marked", { $0.setNeedsLayout() }), ("5 selected", { $0.isSelected = true }),
        ("6 another title", { $0.setTitle("Liked", for: .selected) }),
      ]
      for (name, change) in changes {
        change(button)
        button.layoutIfNeeded()
        stage.record("\(name).text", .optional(button.titleLabel?.text))
        stage.record("\(name).color", .color(button.titleLabel?.textColor))
        stage.record("\(name).shadow", .color(button.titleLabel?.shadowColor))
        stage.record("\(name).image", .length(button.imageView?.image?.size.width ?? 0))
        stage.record("\(name).font", .length(button.titleLabel?.font.pointSize ?? 0))
        stage.record("\(name).lineBreakMode", .count(Int(button.titleLabel?.lineBreakMode.rawValue ?? -1)))
        stage.record("\(name).currentTitle", .optional(button.currentTitle))
      }
      let empty = stage.add(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
      empty.imageView?.image = .blank(CGSize(width: 9, height: 9))
      empty.setNeedsLayout()
      empty.layoutIfNeeded()
      stage.record("7 an image view without content", .flag(empty.imageView?.image == nil))
    },
    ConformanceScene("buttons/background image", facts: ["D2.12"], scale: 3) { stage in
      for insets in [CGFloat(0), 10] {
        let button = stage.add(UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 81)))
        button.setBackgroundImage(.blank(CGSize(width: 40, height: 40)), for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: insets, left: insets, bottom: insets, right: insets)
        stage.layOut()
        stage.record("insets \(insets).subviews", .count(button.subviews.count))
        stage.record("insets \(insets).frame", button.subviews.first.map { .rect($0.frame) } ?? .none)
        stage.record("insets \(insets).content modes", .list(button.subviews.map { "\($0.contentMode.rawValue)" }))
        stage.record("insets \(insets).backgroundRect", .rect(button.backgroundRect(forBounds: button.bounds)))
      }
    },
  ]
}
