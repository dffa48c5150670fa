import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Colors of configured buttons", .reportsIssuesAsFailures, .system(.iOS26))
struct ConfiguredButtonColorTests {
  /// The colors of a style in a normal button.
  struct Row: Sendable {
    let style: ConfigurationStyle
    let interface: UserInterfaceStyle
    let fill: ColorComponents?
    let title: ColorComponents
    var isDark: Bool { interface == .dark }
  }

  nonisolated static let tint = ColorComponents(0, 136, 255)
  nonisolated static let darkTint = ColorComponents(0, 145, 255)
  nonisolated static let white = ColorComponents(255, 255, 255)
  nonisolated static let black = ColorComponents(0, 0, 0)
  nonisolated static let gray = ColorComponents(120, 120, 128, 0.16)
  nonisolated static let darkGray = ColorComponents(120, 120, 128, 0.32)

  nonisolated static let rows: [Row] = ConfigurationStyle.allCases.flatMap { style -> [Row] in
    let (light, dark): ((ColorComponents?, ColorComponents), (ColorComponents?, ColorComponents)) =
      switch style {
      case .plain, .borderless: ((nil, tint), (nil, darkTint))
      case .gray, .bordered: ((gray, black), (darkGray, white))
      case .tinted, .borderedTinted: ((tint.faded(by: 0.18), tint), (darkTint.faded(by: 0.25), darkTint))
      case .filled, .borderedProminent: ((tint, white), (darkTint, white))
      }
    return [
      Row(style: style, interface: .light, fill: light.0, title: light.1),
      Row(style: style, interface: .dark, fill: dark.0, title: dark.1),
    ]
  }

  /// The colors of fill and title that a button shows.
  struct Colors: Equatable, CustomStringConvertible {
    let fill, title: ColorComponents?
    var description: String { "fill \(fill?.description ?? "none"), title \(title?.description ?? "none")" }
  }

  private func colors(
    of configuration: Button.Configuration, in interface: UserInterfaceStyle = .light,
    _ change: (Button) -> Void = { _ in }
  ) -> Colors {
    let button = Button(configuration: configuration.titled("Title"))
    button.overrideUserInterfaceStyle = interface
    button.layOut { $0.frame.size = button.intrinsicContentSize }
    change(button)
    button.layoutIfNeeded()
    return Colors(
      fill: ColorComponents(button.fillColor, in: interface),
      title: ColorComponents(button.titleLabel?.textColor, in: interface))
  }

  @Test(arguments: rows, [SystemEra.iOS26, .standard])
  func `g27 g28 a normal button has the colors of its style`(row: Row, era: SystemEra) {
    Screen.withMain(era: era) {
      expectEqual(colors(of: row.style.configuration, in: row.interface), Colors(fill: row.fill, title: row.title))
    }
  }

  @Test(arguments: rows) func `g29 highlighted, fill and title have three quarters of their opacity`(row: Row) {
    let expected = Colors(fill: row.fill?.faded(by: 0.75), title: row.title.faded(by: 0.75))
    expectEqual(colors(of: row.style.configuration, in: row.interface) { $0.isHighlighted = true }, expected)
  }

  @Test(arguments: rows) func `g30 disabled, every fill is the same gray and the title a tertiary label`(row: Row) {
    let title = row.isDark ? ColorComponents(235, 235, 245, 0.298) : ColorComponents(60, 60, 67, 0.298)
    let gray = ColorComponents(120, 120, 128, row.isDark ? 0.24 : 0.12)
    let expected = Colors(fill: row.fill == nil ? nil : gray, title: title)
    expectEqual(colors(of: row.style.configuration, in: row.interface) { $0.isEnabled = false }, expected)
    let based = row.style.configuration.with {
      $0.baseBackgroundColor = .red
      $0.baseForegroundColor = .green
    }
    expectEqual(colors(of: based, in: row.interface) { $0.isEnabled = false }, expected)
  }

  @Test(arguments: rows)
  func `g31 selected, the styles that show it have a translucent fill and a title in the tint`(row: Row) {
    let tint = row.isDark ? Self.darkTint : Self.tint
    let selected = Colors(fill: tint.faded(by: row.isDark ? 0.25 : 0.18), title: tint)
    let normal = Colors(fill: row.fill, title: row.title)
    let configuration = row.style.configuration
    let shows = configuration.automaticallyUpdateForSelection
    expectEqual(colors(of: configuration, in: row.interface) { $0.isSelected = true }, shows ? selected : normal)
    let other = configuration.with { $0.automaticallyUpdateForSelection = !shows }
    expectEqual(colors(of: other, in: row.interface) { $0.isSelected = true }, shows ? normal : selected)
  }

  @Test func `g31 selected and no longer selected, the colors return`() {
    let normal = colors(of: .bordered())
    expectEqual(
      colors(of: .bordered()) { button in
        button.layOut { $0.isSelected = true }
        button.isSelected = false
      }, normal)
  }

  @Test func `g32 base colors replace those of the style and fade with the state`() {
    let (red, green) = (ColorComponents(255, 0, 0), ColorComponents(0, 255, 0))
    func based(_ configuration: Button.Configuration) -> Button.Configuration {
      configuration.with {
        $0.baseBackgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
        $0.baseForegroundColor = Color(red: 0, green: 1, blue: 0, alpha: 1)
      }
    }
    expectEqual(colors(of: based(.filled())), Colors(fill: red, title: green))
    expectEqual(colors(of: based(.tinted())), Colors(fill: red.faded(by: 0.18), title: green))
    expectEqual(colors(of: based(.plain())), Colors(fill: nil, title: green))
    let highlighted = Colors(fill: red.faded(by: 0.75), title: green.faded(by: 0.75))
    expectEqual(colors(of: based(.filled())) { $0.isHighlighted = true }, highlighted)
    let selected = Colors(fill: red.faded(by: 0.18), title: green)
    expectEqual(colors(of: based(.plain())) { $0.isSelected = true }, selected)
  }

  @Test(arguments: ConfigurationStyle.allCases)
  func `g33 a background color that was set is the fill in every state`(style: ConfigurationStyle) {
    let configuration = style.configuration.with {
      $0.background.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    }
    let changes: [(Button) -> Void] = [
      { _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false }, { $0.isSelected = true },
    ]
    for change in changes { expectEqual(colors(of: configuration, change).fill, ColorComponents(255, 0, 0, 0.5)) }
  }

  @Test func `the tint of an ancestor is the fill, and a change of it shows at the next layout`() {
    let superview = View(frame: CGRect(0, 0, 200, 100))
    superview.tintColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
    let button = Button(configuration: .filled().titled("Title"))
    superview.layOut { $0.addSubview(button) }
    expectEqual(ColorComponents(button.fillColor), ColorComponents(255, 0, 0))
    superview.tintColor = Color(red: 0, green: 1, blue: 0, alpha: 1)
    expectEqual(ColorComponents(button.fillColor), ColorComponents(255, 0, 0))
    superview.layoutIfNeeded()
    expectEqual(ColorComponents(button.fillColor), ColorComponents(0, 255, 0))
  }

  @Test func `without an automatic update the colors stay those of a normal button`() {
    let changes: [(Button) -> Void] = [{ $0.isHighlighted = true }, { $0.isEnabled = false }]
    for change in changes {
      let colors = colors(of: .filled()) { button in
        button.automaticallyUpdatesConfiguration = false
        change(button)
      }
      expectEqual(colors, Colors(fill: Self.tint, title: Self.white))
    }
  }

  @Test(.system(.iOS15)) func `g28 up to iOS 18 the tint is that of iOS 7, and a gray button's title has it`() {
    let tint = ColorComponents(0, 122, 255)
    expectEqual(colors(of: .filled()), Colors(fill: tint, title: Self.white))
    expectEqual(colors(of: .bordered()), Colors(fill: Self.gray, title: tint))
    expectEqual(colors(of: .gray()), Colors(fill: Self.gray, title: tint))
  }
}
