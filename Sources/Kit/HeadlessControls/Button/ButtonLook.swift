import Foundation
import HeadlessGraphics

/// The rules for a button's images and title in a state: the tables of document 002.
///
/// A value for one state; its functions depend only on arguments and, for dynamic opacity, the current traits.
struct ButtonLook {
  var type: Button.ButtonType
  var state: Control.State
  var adjustsWhenHighlighted = true
  var adjustsWhenDisabled = true

  private var isSystem: Bool { type != .custom }

  /// Returns the treatment of an image or a background image that may have an entry for exactly this state.
  /// > Documented: claims D2.3 and D2.4: under a finger a system button's images are always lighter, a custom button's
  /// > darker unless the state has an image of its own.
  /// > Reported: fact c7 for disabled. Assumed: a disabled button under a finger appears disabled.
  func imageEffect(hasOwnImage: Bool) -> ImageTreatment.Effect {
    if state.contains(.disabled) { return adjustsWhenDisabled && !hasOwnImage ? .dimmed : .none }
    guard state.contains(.highlighted), adjustsWhenHighlighted else { return .none }
    if isSystem { return .lightened }
    return hasOwnImage ? .none : .darkened
  }

  /// Returns the title's color, before text under a finger is drawn lighter: the entry, else the color of the type.
  ///
  /// Reading the tint searches the ancestors, so it is read only where it is used.
  /// > Seen: fact c5, measured on iOS 26.1, for the colors of the types: a normal entry also serves disabled.
  func titleColor(entry: Color?, tintColor: @autoclosure () -> Color) -> Color {
    if let entry { return entry }
    if !isSystem { return .white }
    return state.contains(.disabled) ? Self.disabledTitleColor : tintColor()
  }

  /// The color of a disabled title without an entry; one object for all buttons.
  /// > Seen: fact s7, measured on iOS 26.1 in both interface styles.
  private static let disabledTitleColor = Color(
    light: Color(white: 0.52, alpha: 0.45), dark: Color(white: 0.55, alpha: 0.45))

  /// The factor of the title's opacity.
  /// > Documented: claim D2.5: under a finger a system button's title is always lighter, also its own highlighted
  /// > color. Seen: fact c5 and rows 4 and 8 of `button-frames`: 0.2.
  var titleOpacity: CGFloat { isSystem && state.contains(.highlighted) && !state.contains(.disabled) ? 0.2 : 1 }
}
