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
    hasTitle = Self.hasTitle(title, attributedTitle)
  }

  /// Whether a title has any text; one with attributes goes before one without.
  @inline(__always)
  static func hasTitle(_ title: String?, _ attributedTitle: NSAttributedString?) -> Bool {
    if let attributedTitle { attributedTitle.length > 0 } else { title?.isEmpty == false }
  }
}

extension Button {
  /// The content of the current state, read through the properties that people override.
  final func readContent() -> ButtonContent {
    let state = state
    return ButtonContent(
      in: state, attributedTitle: readAttributedTitle(in: state), title: readTitle(in: state),
      image: readImage(in: state),
      backgroundImage: isExactlyButton ? backgroundImage(for: state) : currentBackgroundImage)
  }

  // Each of these takes the current state, which a plain button then computes once.

  @inline(__always)
  final func readTitle(in state: State) -> String? { isExactlyButton ? titles.value(for: state) : currentTitle }

  @inline(__always)
  final func readAttributedTitle(in state: State) -> NSAttributedString? {
    isExactlyButton ? attributedTitle(for: state) : currentAttributedTitle
  }

  @inline(__always)
  final func readImage(in state: State) -> Image? { isExactlyButton ? images.value(for: state) : currentImage }
}
