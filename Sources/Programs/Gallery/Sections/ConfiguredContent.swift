import HeadlessKit

extension Section {
  static let configuredContent = Section(
    id: "configured-content",
    title: "Contents of configurations",
    summary: "Image, title, subtitle, indicator and background of a button with a configuration.",
    showing: .looks, tables: [placements, texts, cornerStyles, backgrounds, narrowTitles])

  private static let placements = Table(
    "Placement and padding of the image",
    summary:
      "Image and title are one content, centered as a whole. The padding is part of the button's preferred size.",
    rows: edges, columns: paddings, cellHeight: 156
  ) { row, column in
    let (placement, padding) = (row.value, column.value)
    return Example(
      id: "placement-\(row.name)-\(column.slug)", title: "\(row.name), \(column.name)", claims: ["g12"]
    ) {
      var configuration = Button.Configuration.tinted()
      configuration.title = "title"
      configuration.image = icon
      configuration.imagePlacement = placement
      configuration.imagePadding = padding
      return fitted(configuration)
    }
  }

  private static let edges: [Named<DirectionalRectEdge>] = [
    Named("leading", .leading), Named("trailing", .trailing), Named("top", .top), Named("bottom", .bottom),
  ]

  private static let paddings: [Named<CGFloat>] = [Named("0 points", 0), Named("8 points", 8), Named("20 points", 20)]

  private static let texts = Table(
    "Title, subtitle and activity",
    summary: "Title and subtitle are one block, a point apart. An activity indicator replaces the image.",
    code: """
      configuration.subtitle = "A longer subtitle"
      configuration.titleAlignment = .center
      configuration.showsActivityIndicator = true
      """,
    width: 4,
    examples: [
      text("automatic", "Title and subtitle", ["g11", "g15"], "Both begin at the same edge.") {
        $0.subtitle = "A longer subtitle"
      },
      text("center", "Centered", ["g15"], "The narrower one is in the middle.") { configuration in
        configuration.subtitle = "A longer subtitle"
        configuration.titleAlignment = .center
      },
      text("trailing", "Trailing, with an image", ["g15"], "Both end at the same edge.") { configuration in
        configuration.subtitle = "A longer subtitle"
        configuration.titleAlignment = .trailing
        configuration.image = icon
        configuration.imagePadding = 8
      },
      text("activity", "Activity", ["g20"], "A wheel as high as a line, in place of the image.") { configuration in
        configuration.image = icon
        configuration.imagePadding = 8
        configuration.showsActivityIndicator = true
      },
    ])

  private static func text(
    _ id: String, _ title: String, _ claims: [String], _ summary: String,
    change: @escaping @Sendable @MainActor (inout Button.Configuration) -> Void
  ) -> Example {
    Example(id: "configured-text-\(id)", title: title, claims: claims, summary: summary) {
      var configuration = Button.Configuration.filled()
      configuration.title = "title"
      change(&configuration)
      return fitted(configuration)
    }
  }

  private static let cornerStyles = Table(
    "Corner styles",
    summary: """
      Three styles are a part of the height, capsule is half of it; fixed is the radius of the background, and dynamic at \
      most half of the height.
      """,
    rows: heights, columns: corners, cellHeight: 92
  ) { row, column in
    let (height, style) = (row.value, column.value)
    return Example(
      id: "corner-\(column.name)-\(row.slug)", title: "\(column.name), \(row.name)", claims: ["g25"]
    ) {
      var configuration = Button.Configuration.gray()
      configuration.title = "title"
      configuration.cornerStyle = style
      let button = Button(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: height)
      return shown(button)
    }
  }

  private static let heights = [28, 44, 60].map { Named("\($0) high", CGFloat($0)) }

  private static let corners = Named<Button.Configuration.CornerStyle>.each(
    .fixed, .dynamic, .small, .medium, .large, .capsule)

  // MARK: Outcomes

  /// Returns a button with a configuration, in its preferred size.
  @MainActor static func fitted(_ configuration: Button.Configuration) -> Outcome {
    let button = Button(configuration: configuration)
    button.sizeToFit()
    return shown(button)
  }

  /// Returns the button on a white ground, without a line around it.
  @MainActor static func shown(_ button: Button) -> Outcome {
    button.layoutIfNeeded()
    var outcome = Outcome(of: button)
    outcome.ground = .light
    outcome.showsEdge = button.configuration?.background.backgroundInsets != .zero
    return outcome
  }
}
