import ButtonRecipes
import HeadlessKit

extension Section {
  static let layoutStyles = Table(
    "setLayoutStyle(_:spacing:)",
    summary: """
      The inset recipes of document 000 as one call on a plain button. Side by side, the pair is off the center by half of the \
      spacing, which moves only the second item.
      """,
    rows: settings, columns: styles
  ) { row, column in
    let (setting, style) = (row.value, column.value)
    return Example(
      id: "style-\(row.slug)-\(column.name)", title: "\(column.name), \(row.name)",
      claims: [setting.claim, style.claim]
    ) {
      let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
      button.contentVerticalAlignment = setting.vertical
      button.semanticContentAttribute = setting.direction
      button.setLayoutStyle(style, spacing: setting.spacing)
      button.layoutIfNeeded()
      return Outcome(of: button)
    }
  }

  private struct Setting {
    var vertical = Control.ContentVerticalAlignment.center
    var direction = SemanticContentAttribute.forceLeftToRight
    var spacing: CGFloat = 5
    var claim = "D0.8"
  }

  private static let settings = [
    Named("center, 5 between", Setting()),
    Named("top, 20 between", Setting(vertical: .top, spacing: 20, claim: "D0.9")),
    Named("right to left, 5 between", Setting(direction: .forceRightToLeft)),
  ]

  private static let styles = Named<ImageLayoutStyle>.each(.imageLeft, .imageRight, .imageTop, .imageBottom)

  static let fixedRects = Table(
    "FixedRectsButton",
    summary: "Document 003’s MyButton as a class: title and image have the rectangles that are set.",
    code: """
      let button = FixedRectsButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
      button.titleRect = CGRect(x: 60, y: 10, width: 100, height: 40)
      button.imageRect = CGRect(x: 10, y: 10, width: 40, height: 40)
      button.sizesItself = sizesItself
      """,
    width: 3,
    examples: [
      fixed("own-size", "The button keeps its size", claims: ["D3.10"], "The title sticks out."),
      fixed(
        "sizes-itself", "The button sizes itself", claims: ["D3.11"], sizesItself: true,
        "As large as both need with their margins."),
      fixed(
        "image-rect", "Only the image’s rectangle", claims: ["D3.11"], hasTitleRect: false, sizesItself: true,
        "The title is at its position in a plain button."),
    ])

  private static func fixed(
    _ id: String, _ title: String, claims: [String], hasTitleRect: Bool = true, sizesItself: Bool = false,
    _ summary: String
  ) -> Example {
    Example(id: "fixed-\(id)", title: title, claims: claims, summary: summary) {
      let button = FixedRectsButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
      if hasTitleRect {
        button.titleRect = CGRect(x: 60, y: 10, width: 100, height: 40)
      }
      button.imageRect = CGRect(x: 10, y: 10, width: 40, height: 40)
      button.sizesItself = sizesItself
      button.layoutIfNeeded()
      return Outcome(of: button)
    }
  }
}

extension ImageLayoutStyle {
  /// The claim whose recipe it is.
  fileprivate var claim: String { ["D0.4", "D0.5", "D0.6", "D0.7"][rawValue] }
}
