import UIKit

extension ConformanceScene {
  /// Looks and places of buttons that change after a layout.
  static let buttonRestyles: [ConformanceScene] =
    [
      ConformanceScene("buttons/content of a state that is removed", facts: ["c1", "D2.6", "D2.9"], scale: 3) { stage in
        let button = stage.add(UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 44)))
        button.setTitle("normal", for: .normal)
        let states: [(String, UIControl.State)] = [
          ("highlighted", .highlighted), ("selected", .selected), ("both", [.selected, .highlighted]),
        ]
        @MainActor func record(_ name: String) {
          for (stateName, state) in [("normal", .normal)] + states {
            button.isHighlighted = state.contains(.highlighted)
            button.isSelected = state.contains(.selected)
            button.layoutIfNeeded()
            stage.record("\(name), \(stateName).title", .optional(button.titleLabel?.text))
            stage.record("\(name), \(stateName).image", .length(button.imageView?.image?.size.width ?? 0))
            stage.record("\(name), \(stateName).shadow", .color(button.titleLabel?.shadowColor))
          }
        }
        for (index, (name, state)) in states.enumerated() {
          button.setTitle(name, for: state)
          button.setImage(.blank(CGSize(width: 10 + index, height: 10)), for: state)
          button.setTitleShadowColor(UIColor(white: CGFloat(index) / 4, alpha: 1), for: state)
        }
        record("1 set")
        button.setTitleShadowColor(.red, for: .normal)
        record("2 a shadow for all")
        for (name, state) in states {
          button.setTitle(nil, for: state)
          button.setImage(nil, for: state)
          button.setTitleShadowColor(nil, for: state)
          record("3 without \(name)")
        }
      },
      ConformanceScene("buttons/changes of a shown button", facts: ["a3", "a4", "c6", "D1.2", "D2.9"], scale: 3) {
        stage in
        let button = stage.add(UIButton.conformanceSample(image: CGSize(width: 24, height: 20), title: "Like it"))
        button.frame = CGRect(x: 0, y: 0, width: 140, height: 61)
        let changes: [(String, @MainActor () -> Void)] = [
          ("1 shown", {}), ("2 top", { button.contentVerticalAlignment = .top }),
          ("3 bottom", { button.contentVerticalAlignment = .bottom }),
          ("4 left", { button.contentHorizontalAlignment = .left }),
          ("5 fill", { button.contentHorizontalAlignment = .fill }),
          ("6 image insets", { button.imageEdgeInsets.right = 9 }),
          ("7 title insets", { button.titleEdgeInsets.left = 6 }),
          ("8 shadow", { button.setTitleShadowColor(.green, for: .normal) }),
          ("9 color", { button.setTitleColor(.blue, for: .normal) }),
          ("10 right to left", { button.semanticContentAttribute = .forceRightToLeft }),
          ("11 trailing", { button.contentHorizontalAlignment = .trailing }),
          ("12 leading", { button.contentHorizontalAlignment = .leading }),
          ("13 playback", { button.semanticContentAttribute = .playback }),
          ("14 spatial", { button.semanticContentAttribute = .spatial }),
        ]
        for (name, change) in changes {
          change()
          stage.window.layoutIfNeeded()
          stage.recordParts(name, of: button)
          stage.record("\(name).shadow", .color(button.titleLabel?.shadowColor))
          stage.record("\(name).color", .color(button.titleLabel?.textColor))
        }
      },
    ]
    + atEachScale("buttons/titles with almost enough room", facts: ["a6", "a7"]) { stage in
      for (name, pixels) in [("exactly", 0), ("one pixel less", 1), ("two pixels less", 2)] as [(String, CGFloat)] {
        let button = stage.add(UIButton.conformanceSample(image: nil, title: "Like it"))
        button.contentHorizontalAlignment = .left
        let width = button.titleLabel?.intrinsicContentSize.width ?? 0
        button.frame = CGRect(x: 0, y: 0, width: width - pixels / stage.window.traitCollection.displayScale, height: 40)
        stage.recordParts(name, of: button)
        if let label = button.titleLabel {
          for text in ["Lik…it", "Li…it", "Lik…t", "Li…t"] { stage.recordSize(of: text, in: label.font) }
        }
        button.removeFromSuperview()
      }
    }
}
