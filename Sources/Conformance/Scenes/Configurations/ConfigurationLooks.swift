import UIKit

extension ConformanceScene {
  private typealias Style = (name: String, minimumSystem: Int, make: @MainActor @Sendable () -> UIButton.Configuration)

  private static let styles: [Style] = [
    ("plain", 0, { .plain() }), ("gray", 0, { .gray() }), ("tinted", 0, { .tinted() }), ("filled", 0, { .filled() }),
    ("borderless", 0, { .borderless() }), ("bordered", 0, { .bordered() }),
    ("borderedTinted", 0, { .borderedTinted() }), ("borderedProminent", 0, { .borderedProminent() }),
    ("glass", 26, { if #available(iOS 26.0, *) { .glass() } else { .plain() } }),
    ("prominentGlass", 26, { if #available(iOS 26.0, *) { .prominentGlass() } else { .plain() } }),
    ("clearGlass", 26, { if #available(iOS 26.0, *) { .clearGlass() } else { .plain() } }),
    ("prominentClearGlass", 26, { if #available(iOS 26.0, *) { .prominentClearGlass() } else { .plain() } }),
  ]

  /// Sizes, radii, fills and title colors of each style by state, in light and dark.
  @MainActor static let configurationLooks = [UIUserInterfaceStyle.light, .dark].flatMap { interface in
    styles.map { style in
      ConformanceScene(
        "configurations/look \(style.name) \(interface == .dark ? "dark" : "light")",
        facts: ["g1", "g2", "g3", "g10", "g25", "g26", "g27", "g28", "g29", "g30", "g31", "g50", "g51", "g52"],
        scale: 3,
        minimumSystem: style.minimumSystem
      ) { stage in
        stage.root.overrideUserInterfaceStyle = interface
        var configuration = style.make()
        configuration.title = "Configure"
        let button = UIButton(configuration: configuration)
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
