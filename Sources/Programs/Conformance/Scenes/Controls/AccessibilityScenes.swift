import UIKit

extension ConformanceScene {
  /// Traits of controls, and system colors with more contrast.
  static let accessibility: [ConformanceScene] = [
    ConformanceScene("accessibility/traits", facts: ["ax8"], scale: 2) { stage in
      for (name, view) in [
        ("text field", stage.add(UITextField())), ("switch", stage.add(UISwitch())), ("slider", stage.add(UISlider())),
        ("button", stage.add(UIButton(type: .system))), ("label", stage.add(UILabel())),
        ("image view", stage.add(UIImageView())),
      ] as [(String, UIView)] {
        stage.record(name, .list(bits(of: view.accessibilityTraits)))
      }
    },
    ConformanceScene("accessibility/contrast", facts: ["ax14"], scale: 2) { stage in
      for (name, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: .high),
        ])
        for (color, value) in [
          ("red", UIColor.systemRed), ("blue", .systemBlue), ("green", .systemGreen), ("gray", .systemGray),
          ("label", .label), ("secondaryLabel", .secondaryLabel), ("background", .systemBackground),
        ] {
          stage.record("\(name).\(color)", .color(value.resolvedColor(with: traits)))
        }
      }
    },
  ]

  /// Returns the bits of traits, as numbers from 0.
  private static func bits(of traits: UIAccessibilityTraits) -> [String] {
    (0..<64).filter { traits.rawValue & 1 << $0 != 0 }.map(String.init)
  }
}
