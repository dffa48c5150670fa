import HeadlessInspection
import HeadlessKit

extension Section {
  /// A subclass that places image and title itself, after the standard layout.
  static let layoutSubviews = Section(
    id: "layout-subviews",
    title: "Overriding layoutSubviews",
    summary: "After super the subclass sets the frames itself, and they are final. Document 000.",
    examples: [
      positioned(
        "top", .top, "Image top", "The image stands above the title.",
        code: """
          final class PositionedButton: Button {
            enum ImagePosition { case top, left, bottom, right }

            var imagePosition = ImagePosition.left { didSet { setNeedsLayout() } }
            var interTitleImageSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

            override func layoutSubviews() {
              super.layoutSubviews()
              guard let imageView, let titleLabel else { return }
              let image = imageView.frame.size
              let title = titleLabel.frame.size
              let sign: CGFloat = imagePosition == .top || imagePosition == .left ? -1 : 1
              imageView.center = CGPoint(x: bounds.midX, y: bounds.midY)
              titleLabel.center = imageView.center
              switch imagePosition {
              case .left, .right:
                imageView.center.x += sign * (title.width + interTitleImageSpacing) / 2
                titleLabel.center.x -= sign * (image.width + interTitleImageSpacing) / 2
              case .top, .bottom:
                imageView.center.y += sign * (title.height + interTitleImageSpacing) / 2
                titleLabel.center.y -= sign * (image.height + interTitleImageSpacing) / 2
              }
            }
          }

          """),
      positioned("left", .left, "Image left", "The default order, now with a spacing."),
      positioned("bottom", .bottom, "Image bottom", "The image stands below the title."),
      positioned("right", .right, "Image right", "The image stands right of the title."),
    ])

  private static func positioned(
    _ name: String, _ position: PositionedButton.ImagePosition, _ title: String, _ summary: String, code: String = ""
  ) -> Example {
    let use = """
      button.imagePosition = .\(name)
      button.interTitleImageSpacing = 5
      button.layoutIfNeeded()
      """
    return Example(
      id: "positioned-\(name)", title: "\(title), 5 points between", claims: ["D0.13", "D0.14"], summary: summary,
      code: code.isEmpty ? use : "\(code)\n\(use)"
    ) {
      let button = PositionedButton(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
      let trace = LayoutTrace.recording(of: button) {
        button.setTitle("title", for: .normal)
        button.setImage(icon, for: .normal)
        button.imagePosition = position
        button.interTitleImageSpacing = 5
        button.layoutIfNeeded()
      }
      return Outcome(of: button, trace: trace)
    }
  }
}

/// The button that document 000 wishes for, its third solution: two properties say where the image stands.
private final class PositionedButton: Button {
  enum ImagePosition { case top, left, bottom, right }

  var imagePosition = ImagePosition.left { didSet { setNeedsLayout() } }
  var interTitleImageSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let imageView, let titleLabel else { return }
    let image = imageView.frame.size
    let title = titleLabel.frame.size
    let sign: CGFloat = imagePosition == .top || imagePosition == .left ? -1 : 1
    imageView.center = CGPoint(x: bounds.midX, y: bounds.midY)
    titleLabel.center = imageView.center
    switch imagePosition {
    case .left, .right:
      imageView.center.x += sign * (title.width + interTitleImageSpacing) / 2
      titleLabel.center.x -= sign * (image.width + interTitleImageSpacing) / 2
    case .top, .bottom:
      imageView.center.y += sign * (title.height + interTitleImageSpacing) / 2
      titleLabel.center.y -= sign * (image.height + interTitleImageSpacing) / 2
    }
  }
}
