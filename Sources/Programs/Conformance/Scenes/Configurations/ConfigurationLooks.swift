import UIKit

private struct Style: Sendable {
  let name: String
  /// The facts that change the appearance of this style, besides every style's.
  let facts: [String]
  var minimumSystem = 0
  let make: @MainActor @Sendable () -> UIButton.Configuration

  /// Returns a style of iOS 15, whose looks of older systems are known too.
  static func classic(
    _ name: String, _ facts: [String] = [], make: @escaping @MainActor @Sendable () -> UIButton.Configuration
  ) -> Style {
    Style(name: name, facts: ["g1", "g26", "g27", "g28", "g29", "g30", "g52"] + facts, make: make)
  }

  /// Returns a style of iOS 26.
  static func glass(
    _ name: String, _ facts: [String] = [], make: @escaping @MainActor @Sendable () -> UIButton.Configuration
  ) -> Style {
    Style(name: name, facts: facts, minimumSystem: 26, make: make)
  }

  /// The styles; g31 is a fact of those that show a selection, g51 of those without a fill.
  static let all = [
    classic("plain", ["g31", "g51"]) { .plain() }, classic("gray", ["g31"]) { .gray() },
    classic("tinted", ["g31"]) { .tinted() }, classic("filled") { .filled() },
    classic("borderless", ["g31", "g51"]) { .borderless() }, classic("bordered", ["g31"]) { .bordered() },
    classic("borderedTinted", ["g31"]) { .borderedTinted() }, classic("borderedProminent") { .borderedProminent() },
    glass("glass", ["g28"]) { if #available(iOS 26.0, *) { .glass() } else { .plain() } },
    glass("prominentGlass", ["g31"]) { if #available(iOS 26.0, *) { .prominentGlass() } else { .plain() } },
    glass("clearGlass", ["g31"]) { if #available(iOS 26.0, *) { .clearGlass() } else { .plain() } },
    glass("prominentClearGlass", ["g31"]) { if #available(iOS 26.0, *) { .prominentClearGlass() } else { .plain() } },
  ]
}

extension ConformanceScene {
  /// Sizes, radii, fills and title colors of each style by state, in light and dark.
  @MainActor static let configurationLooks = [UIUserInterfaceStyle.light, .dark].flatMap { interface in
    Style.all.map { style in
      ConformanceScene(
        "configurations/look \(style.name) \(interface == .dark ? "dark" : "light")",
        facts: ["g2", "g3", "g10", "g50"] + style.facts, scale: 3, minimumSystem: style.minimumSystem
      ) { stage in
        stage.root.overrideUserInterfaceStyle = interface
        let button = UIButton(configuration: style.make().titled())
        button.frame = CGRect(x: 20, y: 20, width: 160, height: 44)
        stage.add(button)
        for state in ButtonState.all {
          state.apply(to: button)
          stage.layOut()
          let views = button.withDescendants
          stage.record("\(state.name).views", .list(views.map(\.plainClassName)))
          stage.record("\(state.name).colors", .list(views.map { $0.backgroundColor == nil ? "no color" : "color" }))
          if let fill = views.dropFirst().compactMap(\.backgroundColor).first {
            stage.record("\(state.name).fill", .color(fill, of: button))
          }
          stage.record("\(state.name).title color", .color(button.titleLabel?.textColor, of: button))
          stage.record("\(state.name).radius", .length(button.layer.cornerRadius))
        }
        stage.record("intrinsic", .size(button.intrinsicContentSize))
        stage.record("font", .optional(button.titleLabel.map { "\($0.font.fontName) \($0.font.pointSize)" }))
      }
    }
  }
}
