import HeadlessKit

extension Section {
  static let crossing = Table(
    "Insets that cross",
    summary: """
      Content insets that cross meet in the middle, where image and title have no room. The image's and the title's insets \
      result in a rectangle of negative width; the frame is its standardized form.
      """,
    width: 3,
    examples: [
      crossed("content", "contentEdgeInsets (50, 70, 40, 60)", claims: ["a1"], "Left with a point in the middle.") {
        button in
        button.contentEdgeInsets = EdgeInsets(top: 50, left: 70, bottom: 40, right: 60)
      },
      crossed("image", "imageEdgeInsets (0, 80, 0, 60)", claims: ["a9"], "-20 wide becomes 20.") { button in
        button.imageEdgeInsets = EdgeInsets(top: 0, left: 80, bottom: 0, right: 60)
      },
      crossed("title", "titleEdgeInsets (0, 80, 0, 60)", claims: ["a6", "a9"], "No width is left for the title.") {
        button in
        button.titleEdgeInsets = EdgeInsets(top: 0, left: 80, bottom: 0, right: 60)
      },
    ])

  private static func crossed(
    _ id: String, _ title: String, claims: [String], _ summary: String,
    setInsets: @escaping @MainActor @Sendable (Button) -> Void
  ) -> Example {
    Example(id: "crossing-\(id)", title: title, claims: claims, summary: summary) {
      let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
      button.setTitle("ok", for: .normal)
      button.setImage(icon, for: .normal)
      setInsets(button)
      button.layoutIfNeeded()
      return Outcome(of: button)
    }
  }

  static let worked = Table(
    "Worked examples",
    summary: """
      An image of 10×6 and the title “ok”, measured on iOS: plain in 80×44, and in 200×80 with all three insets at once. \
      Docs/ButtonLayout.md computes them step by step.
      """,
    code: """
      button.contentEdgeInsets = EdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
      button.titleEdgeInsets = EdgeInsets(top: 2, left: 13, bottom: 4, right: 17)
      button.imageEdgeInsets = EdgeInsets(top: 1, left: 19, bottom: 5, right: 23)
      button.contentHorizontalAlignment = horizontal
      button.contentVerticalAlignment = vertical
      """,
    width: 5,
    examples: [
      plain,
      worked("center", .center, .center, "Each is centered in its own area."),
      worked("left", .left, .top, "From the edges of its own area."),
      worked("right", .right, .bottom, "The title ends at 172 and 69."),
      worked("fill", .fill, .fill, "Shares of 10 and 20 in 30."),
    ])

  private static func worked(
    _ id: String, _ horizontal: Control.ContentHorizontalAlignment, _ vertical: Control.ContentVerticalAlignment,
    _ summary: String
  ) -> Example {
    Example(id: "worked-\(id)", title: "\(horizontal), \(vertical)", claims: ["a2", "a11"], summary: summary) {
      let button = Button(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
      button.setTitle("ok", for: .normal)
      button.setImage(dash, for: .normal)
      button.contentEdgeInsets = EdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
      button.titleEdgeInsets = EdgeInsets(top: 2, left: 13, bottom: 4, right: 17)
      button.imageEdgeInsets = EdgeInsets(top: 1, left: 19, bottom: 5, right: 23)
      button.contentHorizontalAlignment = horizontal
      button.contentVerticalAlignment = vertical
      button.layoutIfNeeded()
      return Outcome(of: button)
    }
  }

  private static let plain = Example(
    id: "worked-plain", title: "no insets", claims: ["a12"], summary: "The pair in the middle of 80×44."
  ) {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
    button.setTitle("ok", for: .normal)
    button.setImage(dash, for: .normal)
    button.layoutIfNeeded()
    return Outcome(of: button)
  }
}
