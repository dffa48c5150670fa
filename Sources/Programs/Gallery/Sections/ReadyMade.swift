import ButtonRecipes
import HeadlessInspection
import HeadlessKit

extension Section {
  static let readyMade = Section(
    id: "ready-made",
    title: "ImagePositionButton",
    summary:
      "The button of the library ButtonRecipes with two properties: the position of the image and the spacing. Document 000.",
    examples: [
      positioned("top", title: "Image top", summary: "The image is above the title.") { button in
        button.imagePosition = .top
      },
      positioned("left", title: "Image left", summary: "The default order, now with a spacing.") { button in
        button.imagePosition = .left
      },
      positioned("bottom", title: "Image bottom", summary: "The image is below the title.") { button in
        button.imagePosition = .bottom
      },
      positioned("right", title: "Image right", summary: "The image is on the right of the title.") { button in
        button.imagePosition = .right
      },
    ])

  /// Makes an example that sets the position and a spacing of 5.
  private static func positioned(
    _ name: String, title: String, summary: String, line: Int = #line,
    setPosition: @escaping @MainActor @Sendable (ImagePositionButton) -> Void
  ) -> Example {
    var example = Example(
      id: "positioned-\(name)", title: "\(title), 5 points between", claims: ["D0.14"], summary: summary, line: line
    ) {
      let button = ImagePositionButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
      let trace = LayoutTrace.recording(of: button) {
        button.setTitle("title", for: .normal)
        button.setImage(icon, for: .normal)
        setPosition(button)
        button.interTitleImageSpacing = 5
        button.layoutIfNeeded()
      }
      return Outcome(of: button, trace: trace)
    }
    example.code += "\nbutton.interTitleImageSpacing = 5\nbutton.layoutIfNeeded()"
    return example
  }
}
