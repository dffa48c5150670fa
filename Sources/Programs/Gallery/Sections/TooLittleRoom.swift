import HeadlessKit

extension Section {
  static let tooSmall = Table(
    "A button that is too small",
    summary: """
      The image is compressed to the available size in both directions. The title has the remaining width and is truncated in \
      the middle, and its label is as wide as the truncated text; its height never changes.
      """,
    width: 4,
    examples: [
      small(
        "image", "Image of 40×40 in 20×30", claims: ["D1.6", "D2.13"], CGSize(width: 20, height: 30), image: photo,
        summary: "Compressed in each direction by itself."),
      small(
        "high-title", "Title of 20×18 in 40×10", claims: ["D1.7", "a6"], CGSize(width: 40, height: 10), title: "ok",
        summary: "It exceeds the button by 4 points above and below."),
      small(
        "long-title", "A long title in 90×30", claims: ["D1.7", "a7"], CGSize(width: 90, height: 30),
        title: "a title of some length", summary: "The label is as wide as the truncated text."),
      small(
        "both", "Both in 90×30", claims: ["D1.7", "a6", "a7"], CGSize(width: 90, height: 30),
        image: icon, title: "a title of some length", summary: "The title is truncated; the image is not compressed."),
    ])

  private static func small(
    _ id: String, _ heading: String, claims: [String], _ size: CGSize,
    image: @autoclosure @escaping @MainActor @Sendable () -> Image? = nil, title: String? = nil, summary: String
  ) -> Example {
    Example(id: "small-\(id)", title: heading, claims: claims, summary: summary) {
      let button = Button(frame: CGRect(origin: .zero, size: size))
      let image = image()
      button.setImage(image, for: .normal)
      button.setTitle(title, for: .normal)
      button.layoutIfNeeded()
      return Outcome(of: button)
    }
  }
}
