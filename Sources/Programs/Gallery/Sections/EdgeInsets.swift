import HeadlessInspection
import HeadlessKit

extension Section {
  static let edgeInsets = Section(
    id: "edge-insets",
    title: "Recipes of edge insets",
    summary: """
      A default button of 120×80. Lay it out first, then compute the insets from the frames of image and title; the \
      spacing is 5. Documents 000 and 001.
      """,
    examples: [imageLeft, imageRight, imageTop, imageBottom, leftTop])

  private static let imageLeft = recipe(
    id: "insets-left", title: "Image left, 5 points between", claims: ["D0.4", "D0.8"],
    summary: "The title moves to the right by the spacing; the image does not move."
  ) { button, imageView, titleLabel, spacing in
    let gap = titleLabel.frame.minX - imageView.frame.maxX
    button.titleEdgeInsets = EdgeInsets(
      top: 0, left: -(gap - spacing), bottom: 0, right: gap - spacing)
  }

  private static let imageRight = recipe(
    id: "insets-right", title: "Image right, 5 points between", claims: ["D0.5", "D0.8"],
    summary: "Image and title exchange their sides."
  ) { button, imageView, titleLabel, spacing in
    let shift = titleLabel.frame.width + spacing
    let back = titleLabel.frame.minX - imageView.frame.minX
    button.imageEdgeInsets = EdgeInsets(
      top: 0, left: shift, bottom: 0, right: -shift)
    button.titleEdgeInsets = EdgeInsets(
      top: 0, left: -back, bottom: 0, right: back)
  }

  private static let imageTop = recipe(
    id: "insets-top", title: "Image top, 5 points between", claims: ["D0.6", "D0.8"],
    summary: "Both are centered on one vertical line, the image above the title."
  ) { button, imageView, titleLabel, spacing in
    let image = imageView.frame.size
    let title = titleLabel.frame.size
    button.imageEdgeInsets = EdgeInsets(
      top: 0, left: 0, bottom: title.height + spacing, right: -title.width)
    button.titleEdgeInsets = EdgeInsets(
      top: image.height + spacing, left: -image.width, bottom: 0, right: 0)
  }

  private static let imageBottom = recipe(
    id: "insets-bottom", title: "Image bottom, 5 points between", claims: ["D0.7", "D0.8"],
    summary: "Both are centered on one vertical line, the title above the image."
  ) { button, imageView, titleLabel, spacing in
    let image = imageView.frame.size
    let title = titleLabel.frame.size
    button.imageEdgeInsets = EdgeInsets(
      top: title.height + spacing, left: 0, bottom: 0, right: -title.width)
    button.titleEdgeInsets = EdgeInsets(
      top: 0, left: -image.width, bottom: image.height + spacing, right: 0)
  }

  private static let leftTop = Example(
    id: "insets-left-top", title: "Image above title, from the left-top corner", claims: ["D1.5"],
    summary:
      "Aligned to the left and the top, insets are distances from the corner; that of the title begins at the image."
  ) {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    let image = icon.size
    let title = Example.titleSize
    let trace = LayoutTrace.recording(of: button) {
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
      button.contentHorizontalAlignment = .left
      button.contentVerticalAlignment = .top
      let imageTop = (button.bounds.height - image.height - title.height) / 2
      let imageLeft = (button.bounds.width - image.width) / 2
      let titleLeft = (button.bounds.width - title.width) / 2 - image.width
      button.imageEdgeInsets = EdgeInsets(
        top: imageTop, left: imageLeft, bottom: 0, right: 0)
      button.titleEdgeInsets = EdgeInsets(
        top: imageTop + image.height, left: titleLeft, bottom: 0, right: 0)
      button.layoutIfNeeded()
    }
    return Outcome(of: button, trace: trace)
  }

  /// Makes an example that lays a button out, sets its insets from the frames and lays it out again.
  private static func recipe(
    id: String, title: String, claims: [String], summary: String, line: Int = #line,
    setInsets: @escaping @MainActor @Sendable (Button, ImageView, Label, _ spacing: CGFloat) -> Void
  ) -> Example {
    var example = Example(id: id, title: title, claims: claims, summary: summary, line: line) {
      let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
      let trace = LayoutTrace.recording(of: button) {
        button.setTitle("title", for: .normal)
        button.setImage(icon, for: .normal)
        button.layoutIfNeeded()
        if let imageView = button.imageView, let titleLabel = button.titleLabel {
          setInsets(button, imageView, titleLabel, 5)
        }
        button.layoutIfNeeded()
      }
      return Outcome(of: button, trace: trace)
    }
    example.code = "button.layoutIfNeeded()\n\(example.code)\nbutton.layoutIfNeeded()"
    return example
  }
}
