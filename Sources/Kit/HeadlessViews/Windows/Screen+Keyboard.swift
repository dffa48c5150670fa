import Foundation

/// A layout guide that follows the keyboard of its window's screen.
@MainActor package protocol KeyboardFollowing: LayoutGuide {
  /// Moves the guide to the keyboard, if it is in a window, and returns whether it has moved.
  @discardableResult func followKeyboard() -> Bool
}

extension Screen {
  /// All guides that follow keyboards.
  package static var keyboardGuides = WeakList<LayoutGuide>()

  /// The frame of the keyboard that a test shows, on the screen and in points; nil without one.
  package var keyboardFrame: CGRect? {
    keyboardHeight > 0
      ? CGRect(x: 0, y: bounds.maxY - keyboardHeight, width: bounds.width, height: keyboardHeight) : nil
  }

  static func moveKeyboardGuides() {
    for guide in keyboardGuides.objects { (guide as? any KeyboardFollowing)?.followKeyboard() }
  }

  /// Moves the guides of a view and of those in it, which may have moved, and returns whether a guide has moved.
  static func moveKeyboardGuides(below root: View) -> Bool {
    var hasMoved = false
    for guide in keyboardGuides.objects where guide.owningView?.isDescendant(of: root) == true {
      if (guide as? any KeyboardFollowing)?.followKeyboard() == true { hasMoved = true }
    }
    return hasMoved
  }
}
