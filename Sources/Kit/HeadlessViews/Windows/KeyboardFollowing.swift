import Foundation

/// A layout guide that follows the keyboard of a screen.
@MainActor
package protocol KeyboardFollowing: LayoutGuide {
  /// Follows the keyboard to a frame, on the screen and in points; nil stands for no keyboard.
  func follow(_ keyboard: CGRect?)
}
