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
        "top", title: "Image top", summary: "The image stands above the title.",
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

          button.imagePosition = .top
          """
      ) { button in
        button.imagePosition = .top
      },
      positioned(
        "left", title: "Image left", summary: "The default order, now with a spacing.",
        code: """
          button.imagePosition = .left
          """
      ) { button in
        button.imagePosition = .left
      },
      positioned(
        "bottom", title: "Image bottom", summary: "The image stands below the title.",
        code: """
          button.imagePosition = .bottom
          """
      ) { button in
        button.imagePosition = .bottom
      },
      positioned(
        "right", title: "Image right", summary: "The image stands right of the title.",
        code: """
          button.imagePosition = .right
          """
      ) { button in
        button.imagePosition = .right
      },
    ])

  /// Makes an example that sets the position and a spacing of 5.
  private static func positioned(
    _ name: String, title: String, summary: String, code: String,
    setPosition: @escaping @MainActor @Sendable (PositionedButton) -> Void
  ) -> Example {
    let code = "\(code)\nbutton.interTitleImageSpacing = 5\nbutton.layoutIfNeeded()"
    return Example(
      id: "positioned-\(name)", title: "\(title), 5 points between", claims: ["D0.13", "D0.14"], summary: summary,
      code: code
    ) {
      let button = PositionedButton(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
      let trace = LayoutTrace.recording(of: button) {
        button.setTitle("title", for: .normal)
        button.setImage(icon, for: .normal)
        setPosition(button)
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
