import Foundation

extension Screen {
  /// All guides that follow keyboards.
  static var keyboardGuides = WeakList<LayoutGuide>()
  /// Whether a screen has shown a keyboard, since when guides follow the moves of views.
  static var hasShownKeyboard = false

  /// The frame of the keyboard that a test shows, on the screen and in points; nil without one.
  package var keyboardFrame: CGRect? {
    keyboardHeight > 0
      ? CGRect(x: 0, y: bounds.maxY - keyboardHeight, width: bounds.width, height: keyboardHeight) : nil
  }

  /// Notifies the constraints that a keyboard may cover another part of the views with guides.
  ///
  /// The views of their trees are marked, so that moves of those update insets, and then call this.
  ///
  /// - Parameter root: The view that has moved, with those in it; nil for all.
  static func keyboardGuidesMayMove(below root: View? = nil) {
    for guide in keyboardGuides.objects {
      guard let owner = guide.owningView, root.map(owner.isDescendant) ?? true else { continue }
      owner.root.markInheritingInsets()
      owner.guideRectsMayChange()
    }
  }
}

extension View {
  package final func addKeyboardGuide(_ guide: LayoutGuide) {
    add(guide, following: .keyboard)
    Screen.keyboardGuides.add(guide)
    if Screen.hasShownKeyboard { root.markInheritingInsets() }
  }

  /// The distance of the top of the keyboard, or else of the safe area's bottom, from the bottom of the view, in points.
  final var keyboardGuideHeight: CGFloat {
    let safe = countedSafeArea.bottom
    guard let screen = window?.screen, let keyboard = screen.keyboardFrame else { return safe }
    let top = converted(keyboard, fromSpace: screen.coordinateSpace).minY
    return max(safe, min(frameStorage.height, bounds.maxY - top))
  }
}
