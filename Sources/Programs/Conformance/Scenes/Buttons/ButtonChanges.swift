import UIKit

/// A button that writes down that its size is invalid.
private final class ResizingButton: UIButton {
  let log = CallLog()

  override func invalidateIntrinsicContentSize() {
    log.write("invalidateIntrinsicContentSize")
    super.invalidateIntrinsicContentSize()
  }
}

extension ConformanceScene {
  /// Buttons whose content, state and insets change after a layout.
  static let buttonChanges: [ConformanceScene] =
    atEachScale("buttons/padding after sizeToFit", facts: ["b8"]) { stage in
      for (name, alignment) in UIControl.ContentVerticalAlignment.named {
        let button = stage.add(UIButton.conformanceSample(image: nil, title: "Like it"))
        button.contentVerticalAlignment = alignment
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 50)
        stage.recordParts("\(name) 1 in 50 points", of: button)
        button.bounds.size = button.sizeThatFits(.zero)
        stage.recordParts("\(name) 2 in its own size", of: button)
        button.sizeToFit()
        stage.record("\(name) 3 sizeToFit", .size(button.bounds.size))
        stage.recordParts("\(name) 3 sizeToFit", of: button)
        button.bounds.size = CGSize(width: 120, height: 50)
        stage.recordParts("\(name) 4 in 50 points again", of: button)
        button.removeFromSuperview()
      }
    } + [
      logged("buttons/content that is removed", facts: ["D2.20", "D3.7", "D3.9", "D4.2"]) { stage, log in
        let button = stage.add(LoggingButton(log))
        let changes: [(String, @MainActor (UIButton) -> Void)] = [
          ("1 title", { $0.setTitle("Like it", for: .normal) }),
          ("2 image", { $0.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal) }),
          ("3 background", { $0.setBackgroundImage(.blank(CGSize(width: 10, height: 10)), for: .normal) }),
          ("4 no background", { $0.setBackgroundImage(nil, for: .normal) }),
          ("5 no title", { $0.setTitle(nil, for: .normal) }), ("6 no image", { $0.setImage(nil, for: .normal) }),
          ("7 a title again", { $0.setTitle("Liked", for: .normal) }),
          ("8 an empty title", { $0.setTitle("", for: .normal) }),
          (
            "9 an empty attributed title beside a title",
            {
              $0.setTitle("Like it", for: .normal)
              $0.setAttributedTitle(NSAttributedString(), for: .normal)
            }
          ),
        ]
        for (name, change) in changes {
          change(button)
          stage.window.layoutIfNeeded()
          log.record(name, on: stage)
          stage.record("\(name).hidden", .list(button.subviews.map { "\($0.isHidden)" }))
        }
      },
      ConformanceScene("buttons/sizes after changes", facts: ["f71", "f73", "D2.19"], scale: 3) { stage in
        let button = stage.add(UIButton(type: .custom))
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          button.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
          button.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
        ])
        let changes: [(String, @MainActor (UIButton) -> Void)] = [
          ("1 image", { $0.setImage(.blank(CGSize(width: 24, height: 30)), for: .normal) }),
          ("2 larger image", { $0.setImage(.blank(CGSize(width: 50, height: 60)), for: .normal) }),
          ("3 content insets", { $0.contentEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 8, right: 12) }),
          ("4 title", { $0.setTitle("Like it", for: .normal) }),
          ("5 no image", { $0.setImage(nil, for: .normal) }),
          ("6 background", { $0.setBackgroundImage(.blank(CGSize(width: 200, height: 90)), for: .normal) }),
          ("7 image of another state", { $0.setImage(.blank(CGSize(width: 220, height: 95)), for: .selected) }),
          ("8 selected", { $0.isSelected = true }), ("9 not selected", { $0.isSelected = false }),
          ("10 no background", { $0.setBackgroundImage(nil, for: .normal) }),
          ("11 font", { $0.titleLabel?.font = UIFont.systemFont(ofSize: 30) }),
        ]
        for (name, change) in changes {
          change(button)
          stage.window.layoutIfNeeded()
          stage.record(name, .rect(button.frame))
          if let title = button.currentTitle, let label = button.titleLabel {
            stage.recordSize(of: title, in: label.font)
          }
        }
      },
      ConformanceScene("buttons/changes that invalidate the size", facts: ["f71"], scale: 3) { stage in
        let button = stage.add(ResizingButton(frame: CGRect(x: 0, y: 0, width: 120, height: 50)))
        let changes: [(String, @MainActor (UIButton) -> Void)] = [
          ("1 title", { $0.setTitle("Like it", for: .normal) }),
          ("2 image", { $0.setImage(.blank(CGSize(width: 24, height: 30)), for: .normal) }),
          ("3 attributed title", { $0.setAttributedTitle(NSAttributedString(string: "Liked"), for: .normal) }),
          ("4 font", { $0.titleLabel?.font = UIFont.systemFont(ofSize: 30) }),
          ("5 content insets", { $0.contentEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 8, right: 12) }),
        ]
        for (name, change) in changes {
          button.log.removeAll()
          change(button)
          // The number of calls is the system's.
          stage.record(name, .flag(!button.log.takeCalls().isEmpty))
          stage.layOut()
        }
      },
      ConformanceScene("buttons/sizes without a length", facts: ["b5"], scale: 3) { stage in
        let button = UIButton(type: .custom)
        let line = (button.titleLabel?.font.lineHeight ?? 0).rounded(.up)
        for (name, insets) in [
          ("no width", UIEdgeInsets.only(top: 5, bottom: 5)), ("no height", .only(top: -line, left: 5, right: 5)),
          ("nothing", .only(top: -line, left: 7, right: -7)),
        ] {
          button.contentEdgeInsets = insets
          stage.record("\(name).intrinsic", .size(button.intrinsicContentSize))
          stage.record("\(name).fitting", .size(button.sizeThatFits(.zero)))
        }
      },
      ConformanceScene("buttons/titles in two states", facts: ["c6", "D2.5", "s7"], scale: 3) { stage in
        for (typeName, type) in [("custom", UIButton.ButtonType.custom), ("system", .system)] {
          let button = stage.add(UIButton(type: type))
          button.tintColor = .red
          button.setTitle("Like it", for: .normal)
          for bits in UInt(0)..<8 {
            let state = UIControl.State(rawValue: bits)
            button.setState(state)
            button.layoutIfNeeded()
            stage.record("\(typeName) \(bits).color", .color(button.titleLabel?.textColor, of: button))
          }
          button.removeFromSuperview()
        }
      },
      ConformanceScene("buttons/opacity of attributed titles", facts: ["c6"], scale: 3) { stage in
        for (typeName, type) in [("custom", UIButton.ButtonType.custom), ("system", .system)] {
          let button = stage.add(UIButton(type: type))
          let title = NSMutableAttributedString(string: "Like it", attributes: [.foregroundColor: UIColor.red])
          title.addAttribute(
            .foregroundColor, value: UIColor.green.withAlphaComponent(0.5), range: NSRange(location: 5, length: 2))
          button.setAttributedTitle(title, for: .normal)
          for state in [UIControl.State.normal, .highlighted, .selected, [.disabled, .highlighted]] {
            button.setState(state)
            button.layoutIfNeeded()
            // A system fades the label, or the colors of its text.
            let opacities = [0, 5].map { index in
              let color = button.titleLabel?.attributedText?.attribute(
                .foregroundColor, at: index, effectiveRange: nil)
              return Double((color as? UIColor)?.cgColor.alpha ?? -1) * Double(button.titleLabel?.alpha ?? -1)
            }
            stage.record("\(typeName) \(state.rawValue)", .numbers(opacities))
          }
          button.removeFromSuperview()
        }
      },
    ]
}
