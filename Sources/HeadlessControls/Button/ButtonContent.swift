import Foundation
import HeadlessGraphics

/// What a button shows in its present state, read once a layout through the properties that people override.
@MainActor
struct ButtonContent {
  let state: Control.State
  let title: String?
  let attributedTitle: NSAttributedString?
  let image: Image?
  let backgroundImage: Image?

  init(of button: Button) {
    state = button.state
    if button.isExactlyButton {
      attributedTitle = button.attributedTitle(for: state)
      title = button.title(for: state)
      image = button.image(for: state)
      backgroundImage = button.backgroundImage(for: state)
    } else {
      attributedTitle = button.currentAttributedTitle
      title = button.currentTitle
      image = button.currentImage
      backgroundImage = button.currentBackgroundImage
    }
  }

  /// Whether there is any text: an empty text with attributes hides a plain title (fact c6).
  var hasTitle: Bool {
    if let attributedTitle { return attributedTitle.length > 0 }
    return !(title ?? "").isEmpty
  }
}
