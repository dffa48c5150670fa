import ButtonRecipes
import HeadlessKit

extension Section {
  static let bothWays = Section(
    id: "both-ways",
    title: "By insets, by configuration",
    summary: """
      The recipes of document 000 on a classic button at the left, and their counterpart by a configuration at the right, \
      with the difference in a line.
      """,
    showing: .frames,
    tables: [
      Table(
        "Image positions", summary: "A button of 120×80, with 5 points between image and title.",
        code: """
          button.setLayoutStyle(style, spacing: spacing)
          button.setConfiguredLayoutStyle(style, spacing: spacing)
          """,
        width: 2, examples: positionPairs.flatMap { $0 }),
      Table(
        "Insets, size and room", summary: "The same content, which the size, the direction or the room changes.",
        code: """
          configuration.contentInsets = configuredInsets
          button.contentEdgeInsets = insets
          button.semanticContentAttribute = .forceRightToLeft
          """,
        width: 2, examples: otherPairs.flatMap { $0 }),
    ])

  private static let positionPairs = [
    pair(
      "left", "Image left", .imageLeft, claims: ["D0.4"],
      "The gap pushes the title out: the pair is 2.5 off the middle.",
      "The gap belongs to the pair, which is in the middle."),
    pair(
      "right", "Image right", .imageRight, claims: ["D0.5"],
      "The gap pushes the image out: the pair is 2.5 off the middle.",
      "The placement is trailing; the pair is in the middle."),
    pair(
      "top", "Image top", .imageTop, claims: ["D0.6"], "The preferred size is 56×24, as side by side.",
      "The same frames; the preferred size is 32×51."),
    pair(
      "bottom", "Image bottom", .imageBottom, claims: ["D0.7"], "The preferred size is 56×24, as side by side.",
      "The same frames; the preferred size is 32×51."),
    pair(
      "top-edge", "Image top, aligned to the top", .imageTop, spacing: 20, claims: ["D0.9"],
      "The insets move both from the top edge.", "The content begins at the top edge: the same frames."
    ) { $0.contentVerticalAlignment = .top },
  ]

  private static let otherPairs = [
    pair(
      "fitted", "Content insets, sized to fit", .imageLeft, claims: ["D2.19", "g10"],
      "80×24: the gap is not included, and the title ends 5 points nearer to the edge.",
      "85×24: the gap is included, the insets are the only margin."
    ) { button in
      let insets = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
      let configuredInsets = DirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
      if var configuration = button.configuration {
        configuration.contentInsets = configuredInsets
        button.configuration = configuration
      } else {
        button.contentEdgeInsets = insets
      }
      button.sizeToFit()
    },
    pair(
      "half-pixel", "A quarter of a point", .imageLeft, spacing: 0, claims: ["g14"],
      "The title's y, 29.25 of 80.5, is rounded up to 29.5.", "It is rounded down to 29."
    ) { $0.frame.size.height = 80.5 },
    pair(
      "direction", "Right to left afterwards", .imageLeft, claims: ["a10"],
      "The insets stay: image and title overlap by 5.", "The placement is mirrored with the gap."
    ) { button in
      button.semanticContentAttribute = .forceRightToLeft
    },
    pair(
      "truncated", "A long title", .imageLeft, title: "a title of quite some length", claims: ["a7", "g18"],
      "Truncated in the middle; the label is as wide as the text.",
      "Truncated at its end; the label has the whole width."
    ) { $0.configuration?.titleLineBreakMode = .byTruncatingTail },
  ]

  /// Returns a classic example and its counterpart; `change` runs after the recipe.
  private static func pair(
    _ id: String, _ heading: String, _ style: ImageLayoutStyle, spacing: CGFloat = 5, title: String = "title",
    claims: [String], _ classicSummary: String, _ configuredSummary: String,
    change: @escaping @MainActor @Sendable (Button) -> Void = { _ in }
  ) -> [Example] {
    [true, false].map { isClassic in
      Example(
        id: "\(isClassic ? "classic" : "configured")-\(id)",
        title: "\(heading), \(isClassic ? "by insets" : "by configuration")",
        claims: claims + (isClassic || claims.contains { $0.hasPrefix("g") } ? [] : ["g12"]),
        summary: isClassic ? classicSummary : configuredSummary
      ) {
        let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
        button.setTitle(title, for: .normal)
        button.setImage(icon, for: .normal)
        if isClassic {
          button.setLayoutStyle(style, spacing: spacing)
        } else {
          button.setConfiguredLayoutStyle(style, spacing: spacing)
        }
        change(button)
        button.layoutIfNeeded()
        return Outcome(of: button)
      }
    }
  }
}
