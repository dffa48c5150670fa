import Foundation

/// A layout guide that follows the keyboard of its window's screen.
@MainActor package protocol KeyboardFollowing: LayoutGuide {
  func followKeyboard()
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
}
