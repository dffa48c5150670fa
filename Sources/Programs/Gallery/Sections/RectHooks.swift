import HeadlessInspection
import HeadlessKit

extension Section {
  static let rectHooks = Section(
    id: "rect-hooks",
    title: "Overriding rect hooks",
    summary: "The results of titleRect(forContentRect:) and imageRect(forContentRect:) are the frames. Document 000.",
    examples: [
      Example(
        id: "hooks-custom-button", title: "CustomButton, image above title", claims: ["D0.10", "D0.11"],
        summary: "Stacked from the top edge with 20 points between; the sizes are the subclass's own.",
        showing: ["CustomButton"]
      ) {
        let button = CustomButton(frame: CGRect(x: 100, y: 100, width: 75, height: 75))
        let trace = LayoutTrace.recording(of: button) {
          button.setImage(icon, for: .normal)
          button.setTitle("title", for: .normal)
          button.interTitleImageSpacing = 20
          button.titleLabel?.textAlignment = .center
          button.layoutIfNeeded()
        }
        return Outcome(of: button, trace: trace)
      }
    ])
}

/// The button of document 000, its second solution: image above title, from the top edge.
private final class CustomButton: Button {
  var interTitleImageSpacing: CGFloat = 0

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let titleSize = CGSize(width: contentRect.width, height: 25)
    let imageFrame = imageRect(forContentRect: contentRect)
    return CGRect(
      x: (contentRect.width - titleSize.width) * 0.5,
      y: imageFrame.maxY + interTitleImageSpacing,
      width: titleSize.width, height: titleSize.height)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let imageSize = CGSize(width: 25, height: 24)
    return CGRect(
      x: (contentRect.width - imageSize.width) * 0.5, y: 0,
      width: imageSize.width, height: imageSize.height)
  }
}
