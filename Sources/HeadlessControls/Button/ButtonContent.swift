import Foundation
import HeadlessGraphics

/// What a button shows in its present state.
struct ButtonContent {
  let state: Control.State
  let title: String?
  let attributedTitle: NSAttributedString?
  let image: Image?
  let backgroundImage: Image?
  /// Whether there is any text: an empty text with attributes hides a plain title (fact c6).
  let hasTitle: Bool

  init(
    in state: Control.State, attributedTitle: NSAttributedString?, title: String?, image: Image?,
    backgroundImage: Image?
  ) {
    self.state = state
    self.title = title
    self.attributedTitle = attributedTitle
    self.image = image
    self.backgroundImage = backgroundImage
    hasTitle = if let attributedTitle { attributedTitle.length > 0 } else { title?.isEmpty == false }
  }
}

extension Button {
  /// The content of the current state, read through the properties that people override.
  final func readContent() -> ButtonContent {
    let state = state
    if isExactlyButton {
      return ButtonContent(
        in: state, attributedTitle: attributedTitle(for: state), title: titles.value(for: state),
        image: images.value(for: state), backgroundImage: backgroundImage(for: state))
    }
    return ButtonContent(
      in: state, attributedTitle: currentAttributedTitle, title: currentTitle, image: currentImage,
      backgroundImage: currentBackgroundImage)
  }
}
