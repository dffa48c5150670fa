import Foundation
import HeadlessGraphics
import HeadlessViews

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
    if button.isPlain {
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

extension Button {
  /// Whether nobody can tell how the subviews come to their looks and places: it is a plain button's layout, unobserved.
  final var isUnheard: Bool { isPlain && isLayingOut && !LayoutObservation.isActive }

  /// Whether the button is of no subclass, so that what stands behind a property is known: it need not be asked.
  final var isPlain: Bool { ObjectIdentifier(type(of: self)) == ObjectIdentifier(Button.self) }
}
