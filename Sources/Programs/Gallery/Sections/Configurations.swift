import HeadlessInspection
import HeadlessKit

extension Section {
  static let configurations = Section(
    id: "configurations",
    title: "Configurations",
    summary: """
      Fill and title of a button with a configuration, by style and state, as on iOS 26. In each drawing the sizes mini, small, \
      medium and large, from top to bottom; the words describe medium.
      """,
    showing: .looks, tables: Outcome.Ground.allCases.map(matrix))

  /// Returns the styles in five states and four sizes, in one interface style.
  private static func matrix(_ ground: Outcome.Ground) -> Table {
    Table(
      "Styles, states and sizes, \(ground.rawValue)",
      summary: """
        Filled styles fade as a whole under a finger; a disabled fill is the same gray in all of them. Styles with a \
        prominent fill do not show a selection. Glass itself is not drawn: its styles show title and tint only.
        """,
      code: """
        var configuration = style()
        configuration.title = "Configure"
        configuration.buttonSize = size.value
        let button = Button(configuration: configuration)
        button.isHighlighted = state.contains(.highlighted)
        button.isEnabled = !state.contains(.disabled)
        button.isSelected = state.contains(.selected)
        button.sizeToFit()
        """,
      rows: styles, columns: states, cellHeight: 196
    ) { row, column in
      let (style, state) = (row.value, column.value)
      return Example(
        id: "configured-\(row.name)-\(column.slug)-\(ground.rawValue)",
        title: "\(row.name), \(column.name), \(ground.rawValue)", claims: claims(of: state)
      ) {
        let root = View(frame: CGRect(x: 0, y: 0, width: 124, height: 28 + 28 + 35 + 51 + 3 * 10))
        root.overrideUserInterfaceStyle = ground == .light ? .light : .dark
        var buttons: [(name: String, view: Button)] = []
        for size in sizes {
          var configuration = style()
          configuration.title = "Configure"
          configuration.buttonSize = size.value
          let button = Button(configuration: configuration)
          button.isHighlighted = state.contains(.highlighted)
          button.isEnabled = !state.contains(.disabled)
          button.isSelected = state.contains(.selected)
          button.sizeToFit()
          button.frame.origin.x = (root.bounds.width - button.bounds.width).rounded() / 2
          button.frame.origin.y = buttons.last.map { ($0.view.frame.maxY + 10).rounded(.up) } ?? 0
          root.addSubview(button)
          buttons.append((size.name, button))
        }
        let trace = LayoutTrace.recording(of: root) { root.layoutIfNeeded() }
        var outcome = Outcome(of: root, named: "column", buttons.map { ($0.name, $0.view) }, trace: trace)
        let medium = Outcome(of: buttons[2].view)
        outcome.ground = ground
        outcome.surface = medium.surface
        outcome.text = medium.text
        return outcome
      }
    }
  }

  private static func claims(of state: Control.State) -> [String] {
    var claims = ["g5", "g27", "g28"]
    if state.contains(.highlighted) { claims.append("g29") }
    if state.contains(.disabled) { claims.append("g30") }
    if state.contains(.selected) { claims.append("g31") }
    return claims
  }

  private static let styles: [Named<@Sendable () -> Button.Configuration>] = [
    Named("plain") { .plain() }, Named("gray") { .gray() }, Named("tinted") { .tinted() },
    Named("filled") { .filled() }, Named("borderless") { .borderless() }, Named("bordered") { .bordered() },
    Named("borderedTinted") { .borderedTinted() }, Named("borderedProminent") { .borderedProminent() },
    Named("glass") { .glass() }, Named("prominentGlass") { .prominentGlass() },
    Named("tintedGlass") { .tintedGlass() }, Named("clearGlass") { .clearGlass() },
    Named("prominentClearGlass") { .prominentClearGlass() },
  ]

  private static let states: [Named<Control.State>] =
    Headings.states + [Named("disabled and selected", [.disabled, .selected])]

  private static let sizes = Named<Button.Configuration.Size>.each(.mini, .small, .medium, .large)
}
