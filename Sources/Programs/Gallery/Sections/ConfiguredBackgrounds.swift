import HeadlessKit

extension Section {
  static let backgrounds = Table(
    "Backgrounds",
    summary: """
      The stroke is inside of the background's edges, unless an outset moves it. A color that is set is drawn as it is in \
      every state.
      """,
    code: """
      configuration.background.strokeWidth = 2
      configuration.background.strokeOutset = 4
      configuration.background.image = plate
      configuration.background.customView = panel
      configuration.background.backgroundColor = .orange
      """,
    width: 4,
    examples: [
      background("stroke", "Stroke", ["g34"], "2 points wide, inside of the fill's edges.") { configuration in
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 2
      },
      background("outset", "Stroke outside", ["g34"], "4 points from the fill.") { configuration in
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 2
        configuration.background.strokeOutset = 4
      },
      background("inset-stroke", "Stroke inside", ["g34"], "4 points inside, in a capsule.") { configuration in
        configuration.cornerStyle = .capsule
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 2
        configuration.background.strokeOutset = -4
      },
      background("insets", "Insets", ["g2"], "The fill is smaller than the button.") { configuration in
        configuration.background.backgroundInsets = DirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
      },
      background("image", "Image", ["g49"], "Stretched by default.") { $0.background.image = plate },
      background("fitted-image", "Image that fits", ["g49"], "By its content mode.") { configuration in
        configuration.background.image = plate
        configuration.background.imageContentMode = .scaleAspectFit
      },
      background("view", "Custom view", ["g2"], "On the fill, with its corners.") { configuration in
        let panel = View()
        panel.backgroundColor = .purple
        configuration.background.customView = panel
        configuration.baseForegroundColor = .white
      },
      background("color", "Own color, highlighted", ["g33"], "As it is; only the title fades.", isHighlighted: true) {
        configuration in
        configuration.background.backgroundColor = .orange
        configuration.baseForegroundColor = .white
      },
    ])

  private static func background(
    _ id: String, _ title: String, _ claims: [String], _ summary: String, isHighlighted: Bool = false,
    change: @escaping @Sendable @MainActor (inout Button.Configuration) -> Void
  ) -> Example {
    Example(id: "configured-background-\(id)", title: title, claims: claims, summary: summary) {
      var configuration = Button.Configuration.tinted()
      configuration.title = "title"
      change(&configuration)
      let button = Button(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
      button.isHighlighted = isHighlighted
      return shown(button)
    }
  }

  static let narrowTitles = Table(
    "Titles without room",
    summary: "A long title in 140×80: by words or characters in lines, or truncated in one line over the whole width.",
    code: """
      configuration.title = "A rather long button title here"
      configuration.titleLineBreakMode = mode
      button.frame = CGRect(x: 0, y: 0, width: 140, height: 80)
      """,
    width: 4,
    examples: [
      narrow("words", "By words", ["g17"], .byWordWrapping, "Three lines."),
      narrow("characters", "By characters", ["g17"], .byCharWrapping, "As many lines as it needs."),
      narrow("tail", "The end", ["g18"], .byTruncatingTail, "One line, shortened at its end."),
      narrow("middle", "The middle", ["g18"], .byTruncatingMiddle, "One line, shortened in its middle."),
    ])

  private static func narrow(
    _ id: String, _ title: String, _ claims: [String], _ mode: LineBreakMode, _ summary: String
  ) -> Example {
    Example(id: "configured-narrow-\(id)", title: title, claims: claims, summary: summary) {
      var configuration = Button.Configuration.filled()
      configuration.title = "A rather long button title here"
      configuration.titleLineBreakMode = mode
      let button = Button(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 140, height: 80)
      return shown(button)
    }
  }
}
