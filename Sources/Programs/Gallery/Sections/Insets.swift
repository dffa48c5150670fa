import HeadlessKit

extension Section {
  static let insets = Section(
    id: "insets",
    title: "Insets and too little room",
    summary: """
      Insets are written top, left, bottom, right; positive ones move an edge inward. Each item is positioned as if the pair were \
      in the content rectangle inset by that item's own insets. Documents 000, 001 and 002.
      """,
    showing: .frames, tables: [imageInsets, titleInsets, contentInsets, crossing, tooSmall, worked])

  private static let imageInsets = Table(
    "Image insets", summary: "An image of 40×40 alone in a button of 40×40.",
    width: 4,
    examples: [
      image(0, 10, 0, 0, claims: ["D2.16"], "The left edge moves, the others stay."),
      image(0, 10, 0, 10, claims: ["D2.16"], "Both edges move: the image is squeezed."),
      image(10, 10, 10, 10, claims: ["D0.3"], "All edges go inward by 10."),
      image(-10, -10, -10, -10, claims: ["D0.3", "D2.18"], "More room never enlarges an image."),
      image(-10, 0, 0, 0, claims: ["D2.17"], "Room for all of it: up by half."),
      image(8, 0, -10, 0, claims: ["D2.17"], "Room again; 9 is the mean of 8 and 10."),
      image(0, -30, 0, 0, claims: ["D1.8"], "15 to the left, out of the button."),
      image(0, 20, 20, 0, claims: ["D0.3", "D1.6"], "Two edges go inward by 20."),
    ])

  private static func image(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, claims: [String], _ summary: String
  ) -> Example {
    let insets = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    return Example(id: id("image", insets), title: title(insets), claims: claims, summary: summary) {
      let button = Button(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      button.setImage(photo, for: .normal)
      button.imageEdgeInsets = insets
      button.layoutIfNeeded()
      return Outcome(of: button)
    }
  }

  private static let titleInsets = Table(
    "Title insets", summary: "A default button of 120×80. The image never moves.",
    width: 4,
    examples: [
      text(0, 2, 0, 0, claims: ["D0.2"], "One side only: it moves by half, 1 point."),
      text(0, 24, 0, -24, claims: ["D0.3"], "Both sides: it moves by all of it."),
      text(20, -24, 0, 0, claims: ["D0.2", "D0.3"], "10 down and 12 to the left, over the image."),
      text(-70, 0, 0, 0, claims: ["D1.8"], "Far enough up it leaves the button."),
    ])

  private static func text(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, claims: [String], _ summary: String
  ) -> Example {
    let insets = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    return Example(id: id("title", insets), title: title(insets), claims: claims, summary: summary) {
      let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
      button.titleEdgeInsets = insets
      button.layoutIfNeeded()
      return Outcome(of: button)
    }
  }

  private static let contentInsets = Table(
    "Content insets",
    summary: "They inset the content rectangle of both items, and are part of the button's preferred size.",
    width: 4,
    examples: [
      content(0, 0, 0, 0, claims: ["D2.15"], "As wide as the pair, as high as the image."),
      content(0, 12, 0, 12, claims: ["D2.19", "D1.9"], "24 wider."),
      content(6, 30, 10, 4, claims: ["D2.19", "b4"], "34 wider and 16 higher."),
      content(-4, -10, -4, -10, claims: ["D0.3", "b5"], "The button is smaller, the items are not."),
    ])

  private static func content(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, claims: [String], _ summary: String
  ) -> Example {
    let insets = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    return Example(id: id("content", insets), title: title(insets), claims: claims, summary: summary) {
      let button = Button(type: .custom)
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
      button.contentEdgeInsets = insets
      button.sizeToFit()
      button.layoutIfNeeded()
      return Outcome(of: button)
    }
  }

  private static func id(_ kind: String, _ insets: EdgeInsets) -> String {
    "inset-\(kind)_\(sides(of: insets).joined(separator: "_"))"
  }

  private static func title(_ insets: EdgeInsets) -> String { "(\(sides(of: insets).joined(separator: ", ")))" }

  private static func sides(of insets: EdgeInsets) -> [String] {
    [insets.top, insets.left, insets.bottom, insets.right].map(\.shortDescription)
  }
}
