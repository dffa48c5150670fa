import UIKit

/// A button with an image whose pixels are read.
///
/// The image is opaque in its left half, a state's own in its right half, both in one color, so that the pixels show
/// which one is drawn and how it is changed.
private struct DrawnLook {
  var type = UIButton.ButtonType.custom
  var isBackground = false
  var state = UIControl.State.normal
  var own: UIControl.State?
  var adjusts = true
  var mode = UIImage.RenderingMode.automatic

  private static let size = CGSize(width: 8, height: 4)

  @MainActor private func image(isOwn: Bool) -> UIImage {
    let half = CGRect(x: isOwn ? 4 : 0, y: 0, width: 4, height: 4)
    return UIGraphicsImageRenderer(size: Self.size).image { context in
      UIColor(red: 0.8, green: 0.3, blue: 0.3, alpha: 1).setFill()
      context.fill(half)
    }.withRenderingMode(mode)
  }

  @MainActor private func makeButton() -> UIButton {
    let button = UIButton(type: type)
    button.frame = CGRect(origin: .zero, size: Self.size)
    button.tintColor = UIColor(red: 0.2, green: 0.7, blue: 0.2, alpha: 1)
    for (state, isOwn) in [(UIControl.State.normal, false)] + (own.map { [($0, true)] } ?? []) {
      if isBackground {
        button.setBackgroundImage(image(isOwn: isOwn), for: state)
      } else {
        button.setImage(image(isOwn: isOwn), for: state)
      }
    }
    button.adjustsImageWhenHighlighted = adjusts
    button.adjustsImageWhenDisabled = adjusts
    button.setState(state)
    return button
  }

  /// Returns the colors of the left and the right half over white.
  @MainActor private func colors(_ name: String, on stage: Stage) -> [[Double]] {
    let button = stage.add(makeButton())
    stage.layOut()
    let pixels = stage.draw(button, over: .white, name)
    button.removeFromSuperview()
    return [2, 6].map { pixels?.color(at: CGPoint(x: $0, y: 2)) ?? [] }
  }

  /// Records the half that is drawn, its hue, and whether it is lighter or darker than without a state.
  @MainActor func record(_ name: String, on stage: Stage) {
    var plain = self
    (plain.state, plain.own) = (.normal, nil)
    guard let before = plain.colors("\(name), before", on: stage).first, !before.isEmpty else { return }
    let halves = zip(["image", "own image"], colors(name, on: stage)).filter { $0.1.contains { $0 < 250 } }
    let words = halves.map { "\($0.0) \(Self.hue(of: $0.1)) \(Self.change(from: before, to: $0.1))" }
    stage.record(name, .list(words))
  }

  private static func hue(of color: [Double]) -> String {
    let names = zip(["red", "green", "blue"], color)
    return names.max { $0.1 < $1.1 }?.0 ?? ""
  }

  private static func change(from before: [Double], to color: [Double]) -> String {
    let difference = color.reduce(0, +) - before.reduce(0, +)
    return abs(difference) < 9 ? "same" : difference > 0 ? "lighter" : "darker"
  }
}

extension ConformanceScene {
  private static let types = UIButton.ButtonType.named.prefix(2)
  private static let places = [("image", false), ("background", true)]

  /// The appearance of drawn images by type and state.
  static let drawnLooks = [
    ConformanceScene("buttons/drawn images under a finger", facts: ["D2.3", "D2.4"], scale: 3, needsApp: true) {
      stage in
      for (typeName, type) in types {
        for (placeName, isBackground) in places {
          for own in [nil, UIControl.State.highlighted] {
            let look = DrawnLook(type: type, isBackground: isBackground, state: .highlighted, own: own)
            look.record("\(typeName) \(placeName)\(own == nil ? "" : " with its own")", on: stage)
          }
        }
      }
    },
    ConformanceScene("buttons/adjusted images", facts: ["c7"], scale: 3, needsApp: true) { stage in
      for (name, state, own) in [
        ("disabled", .disabled, nil), ("disabled, own", .disabled, .disabled), ("highlighted", .highlighted, nil),
        ("highlighted, own", .highlighted, .highlighted), ("selected", .selected, nil),
        ("selected, own", .selected, .selected), ("both", [.selected, .highlighted], nil),
        ("both, own", [.selected, .highlighted], [.selected, .highlighted]),
        ("both, own of selected", [.selected, .highlighted], .selected),
        ("disabled and highlighted", [.disabled, .highlighted], nil),
      ] as [(String, UIControl.State, UIControl.State?)] {
        for (placeName, isBackground) in places {
          for adjusts in [true, false] {
            let look = DrawnLook(isBackground: isBackground, state: state, own: own, adjusts: adjusts)
            look.record("\(name) \(placeName) \(adjusts ? "adjusts" : "plain")", on: stage)
          }
        }
      }
    },
    ConformanceScene("buttons/tinted images", facts: ["D2.4", "D2.14"], scale: 3, needsApp: true) { stage in
      let modes: [(String, UIImage.RenderingMode)] = [
        ("automatic", .automatic), ("template", .alwaysTemplate), ("original", .alwaysOriginal),
      ]
      for (typeName, type) in types {
        for (placeName, isBackground) in places {
          for (modeName, mode) in modes {
            let look = DrawnLook(type: type, isBackground: isBackground, mode: mode)
            look.record("\(typeName) \(placeName) \(modeName)", on: stage)
          }
        }
      }
    },
    ConformanceScene("buttons/tinted titles", facts: ["D2.5", "D2.10", "D2.14"], scale: 3) { stage in
      for (typeName, type) in types {
        for (colorName, color) in [("no color", nil), ("a color", UIColor.green)] as [(String, UIColor?)] {
          for (ownName, own) in [("", nil), (" and a highlighted one", UIColor.blue)] as [(String, UIColor?)] {
            let button = stage.add(UIButton(type: type))
            button.setTitle("Like it", for: .normal)
            button.setTitleColor(color, for: .normal)
            button.setTitleColor(own, for: .highlighted)
            let name = "\(typeName) with \(colorName)\(ownName)"
            stage.root.tintColor = .red
            stage.layOut()
            stage.record("\(name).inherited tint", .color(button.titleLabel?.textColor))
            button.tintColor = .yellow
            stage.layOut()
            stage.record("\(name).own tint", .color(button.titleLabel?.textColor))
            button.isHighlighted = true
            stage.layOut()
            stage.record("\(name).highlighted", .color(button.titleLabel?.textColor))
            stage.record("\(name).currentTitleColor", .color(button.currentTitleColor))
            button.removeFromSuperview()
          }
        }
      }
    },
  ]
}
