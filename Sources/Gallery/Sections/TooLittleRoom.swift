import HeadlessKit

extension Section {
  /// What gives way in a button that is too small.
  static let tooSmall = Table(
    "A button that is too small",
    summary: """
      The image is cut to the room in both directions. The title gets the width that is left, is truncated in the middle \
      and hugs what is left of it; its height never gives way.
      """,
    code: """
      let button = Button(frame: CGRect(origin: .zero, size: size))
      button.setImage(image, for: .normal)
      button.setTitle(title, for: .normal)
      button.layoutIfNeeded()
      """,
    width: 4,
    examples: [
      small(
        "image", "Image of 40×40 in 20×30", claims: ["D1.6", "D2.13"], CGSize(width: 20, height: 30), image: photo,
        summary: "Squeezed, each direction by itself."),
      small(
        "high-title", "Title of 20×18 in 40×10", claims: ["D1.7", "a6"], CGSize(width: 40, height: 10), title: "ok",
        summary: "It sticks out by 4 above and below."),
      small(
        "long-title", "A long title in 90×30", claims: ["D1.7", "a7"], CGSize(width: 90, height: 30),
        title: "a title of some length", summary: "The label hugs the truncated text."),
      small(
        "both", "Both in 90×30", claims: ["D1.7", "a6", "a7"], CGSize(width: 90, height: 30),
        image: icon, title: "a title of some length", summary: "The title gives way, the image does not."),
    ])

  private static func small(
    _ id: String, _ heading: String, claims: [String], _ size: CGSize, image: Image? = nil, title: String? = nil,
    summary: String
  ) -> Example {
    Example(id: "small-\(id)", title: heading, claims: claims, summary: summary) {
      let button = Button(frame: CGRect(origin: .zero, size: size))
      button.setImage(image, for: .normal)
      button.setTitle(title, for: .normal)
      button.layoutIfNeeded()
      return Outcome(of: button)
    }
  }

  /// The worked examples of the facts.
  static let worked = Table(
    "All insets together",
    summary: """
      An image of 10×6 and the title “ok” in 200×80, with all three insets at once. Content: 3, 5, 7, 11; title: 2, 13, 4, \
      17; image: 1, 19, 5, 23.
      """,
    code: """
      button.contentEdgeInsets = EdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
      button.titleEdgeInsets = EdgeInsets(top: 2, left: 13, bottom: 4, right: 17)
      button.imageEdgeInsets = EdgeInsets(top: 1, left: 19, bottom: 5, right: 23)
      button.contentHorizontalAlignment = horizontal
      button.contentVerticalAlignment = vertical
      """,
    width: 4,
    examples: [
      worked("center", .center, .center, "Each is centred in its own room."),
      worked("left", .left, .top, "From the edges of its own room."),
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
}
