import HeadlessKit
import HeadlessTesting

@Suite("Dynamic colors", .reportsIssuesAsFailures) struct DynamicColorTests {
  static let light = TraitCollection(userInterfaceStyle: .light)
  static let dark = TraitCollection(userInterfaceStyle: .dark)

  let traffic = Color { $0.userInterfaceStyle == .dark ? .red : .green }

  @Test func `the provider returns the color for the traits`() {
    expectEqual(traffic.resolvedColor(with: Self.light), .green)
    expectEqual(traffic.resolvedColor(with: Self.dark), .red)
    expectEqual(traffic.resolvedColor(with: TraitCollection()), .green)
  }

  @Test func `a color that is not dynamic is the same in all traits`() {
    let color = Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color.resolvedColor(with: Self.dark) === color)
  }

  @Test func `parts, cgColor and description are those for the current traits`() {
    let colors: (CGFloat, CGColor, String) = Self.dark.performAsCurrent {
      (traffic.red, traffic.cgColor, traffic.description)
    }
    #expect(colors.0 == 1 && colors.1 == Color.red.cgColor && colors.2 == "rgba(1, 0, 0, 1)")
    expectEqual(colors.1.components, [1, 0, 0, 1], "a cgColor does not change any more")
    expectEqual(traffic.red, 0)
  }

  @Test func `another opacity keeps a color dynamic`() {
    for color in [traffic, Color.label] {
      let faded = color.withAlphaComponent(0.5)
      for traits in [Self.light, Self.dark] {
        expectEqual(faded.resolvedColor(with: traits), color.resolvedColor(with: traits).withAlphaComponent(0.5))
      }
    }
  }

  @Test func `dynamic colors are equal when their source is, not when they happen to look the same`() {
    #expect(traffic == traffic && traffic.withAlphaComponent(0.5) == traffic.withAlphaComponent(0.5))
    expectEqual(traffic.withAlphaComponent(0.5).hash, traffic.withAlphaComponent(0.5).hash)
    #expect(traffic != Color { _ in .green } && traffic != .green && traffic != traffic.withAlphaComponent(1))
    expectEqual(Color.systemBlue, .systemBlue)
    expectEqual(Color.systemBlue.withAlphaComponent(0.2), Color.systemBlue.withAlphaComponent(0.2))
    #expect(Color.systemBlue != Color.systemBlue.resolvedColor(with: Self.light))
  }

  @Test func `ax14 system colors have more contrast where the user wants it, with any opacity`() {
    func components(_ color: Color, _ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> [CGFloat] {
      let traits = TraitCollection(traitsFrom: [
        TraitCollection(userInterfaceStyle: style), TraitCollection(accessibilityContrast: contrast),
      ])
      let color = color.resolvedColor(with: traits)
      return [color.red, color.green, color.blue].map { ($0 * 255).rounded() } + [color.alpha]
    }
    expectEqual(components(.systemBlue, .light, .normal), [0, 122, 255, 1])
    expectEqual(components(.systemBlue, .light, .high), [0, 64, 221, 1])
    expectEqual(components(.systemBlue, .dark, .high), [64, 156, 255, 1])
    expectEqual(components(.systemRed.withAlphaComponent(0.5), .dark, .high), [255, 105, 97, 0.5])
    expectEqual(components(.secondaryLabel, .light, .high), [60, 60, 67, 173 / 255.0] as [CGFloat])
    expectEqual(components(.label, .light, .high), [0, 0, 0, 1])
  }

  @Test(arguments: [
    [Color.systemBackground, .secondarySystemBackground, .tertiarySystemBackground],
    [.systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground],
  ])
  func `ax20 in dark an elevated surface has the color of the next one on a base surface`(surfaces: [Color]) {
    func reds(
      _ style: UserInterfaceStyle, _ level: UserInterfaceLevel, _ contrast: AccessibilityContrast = .normal
    ) -> [CGFloat] {
      let traits = TraitCollection(traitsFrom: [
        TraitCollection(userInterfaceStyle: style), TraitCollection(userInterfaceLevel: level),
        TraitCollection(accessibilityContrast: contrast),
      ])
      return surfaces.map { ($0.withAlphaComponent(0.5).resolvedColor(with: traits).red * 255).rounded() }
    }
    #expect(reds(.dark, .base) == [0, 28, 44] && reds(.dark, .elevated) == [28, 44, 58])
    #expect(reds(.dark, .base, .high) == [0, 36, 54] && reds(.dark, .elevated, .high) == [36, 54, 68])
    expectEqual(reds(.light, .base), reds(.light, .elevated))
  }

  @Test func `a provider may return a dynamic color`() {
    let nested = Color { [traffic] _ in traffic.withAlphaComponent(0.5) }.withAlphaComponent(0.25)
    expectEqual(nested.resolvedColor(with: Self.dark), Color.red.withAlphaComponent(0.25))
  }

  typealias Row = (name: String, color: Color, light: [CGFloat], dark: [CGFloat])
  static let rows: [Row] = [
    ("label", .label, light: [0, 0, 0, 1], dark: [255, 255, 255, 1]),
    ("systemBackground", .systemBackground, light: [255, 255, 255, 1], dark: [0, 0, 0, 1]),
    ("systemBlue", .systemBlue, light: [0, 122, 255, 1], dark: [10, 132, 255, 1]),
    ("systemRed", .systemRed, light: [255, 59, 48, 1], dark: [255, 69, 58, 1]),
    ("systemGreen", .systemGreen, light: [52, 199, 89, 1], dark: [48, 209, 88, 1]),
    ("systemGray", .systemGray, light: [142, 142, 147, 1], dark: [142, 142, 147, 1]),
    ("systemGray2", .systemGray2, light: [174, 174, 178, 1], dark: [99, 99, 102, 1]),
    ("opaqueSeparator", .opaqueSeparator, light: [198, 198, 200, 1], dark: [56, 56, 58, 1]),
    ("separator", .separator, light: [60, 60, 67, 0.29], dark: [84, 84, 88, 0.6]),
    ("secondaryLabel", .secondaryLabel, light: [60, 60, 67, 0.6], dark: [235, 235, 245, 0.6]),
  ]

  @Test(arguments: rows) func `a system color has its documented components in both styles`(row: Row) {
    for (traits, bytes) in [(Self.light, row.light), (Self.dark, row.dark)] {
      let color = row.color.resolvedColor(with: traits)
      expectEqual([color.red, color.green, color.blue, color.alpha], bytes.prefix(3).map { $0 / 255 } + [bytes[3]])
    }
  }

  @Test(.screen(scale: 2)) @MainActor func `outside callbacks the main screen's style counts`() {
    expectEqual(Color.label.red, 0)
    Screen.main.userInterfaceStyle = .dark
    expectEqual(Color.label.red, 1)
  }
}
