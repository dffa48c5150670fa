import Foundation
import HeadlessGraphics

/// The rules for a button's images and title in a state: the tables of document 002.
///
/// A value made for one state; its functions depend on nothing but their arguments and, for a dynamic color's opacity, the
/// current traits. The one thing kept between calls is the last color that was faded and its result.
struct ButtonLook {
  var type: Button.ButtonType
  var state: Control.State
  var adjustsWhenHighlighted = true
  var adjustsWhenDisabled = true

  private var isSystem: Bool { type != .custom }

  /// What happens to an image or a background image.
  ///
  /// - Parameter hasOwnImage: Whether the content has an entry for exactly this state.
  /// - Returns: The change of brightness.
  ///
  /// > Documented: claims D2.3 and D2.4: under a finger a system button's images are always lighter, a custom button's
  /// > darker unless the state has an image of its own.
  /// > Reported: fact c7 for disabled. Assumed: of a disabled button under a finger one sees that it is disabled.
  func imageEffect(hasOwnImage: Bool) -> ImageTreatment.Effect {
    if state.contains(.disabled) {
      return adjustsWhenDisabled && !hasOwnImage ? .dimmed : .none
    }
    guard state.contains(.highlighted), adjustsWhenHighlighted else { return .none }
    if isSystem { return .lightened }
    return hasOwnImage ? .none : .darkened
  }

  /// The title's colour before any text is drawn lighter.
  ///
  /// - Parameters:
  ///   - entry: What the state's own entry or the normal one says.
  ///   - tintColor: The button's tint; finding it goes up the tree, so it is asked only where it shows.
  /// - Returns: The entry, else the colour of the type.
  ///
  /// > Seen: fact c5, measured on iOS 26.1, for the colours of the types: a normal entry also serves disabled.
  func titleColor(entry: Color?, tintColor: @autoclosure () -> Color) -> Color {
    if let entry { return entry }
    if !isSystem { return .white }
    return state.contains(.disabled) ? Self.disabledTitleColor : tintColor()
  }

  /// The color of a disabled title without an entry; one object for all buttons.
  ///
  /// > Seen: fact s7, measured on iOS 26.1 in both interface styles.
  private static let disabledTitleColor = Color(
    light: Color(white: 0.52, alpha: 0.45), dark: Color(white: 0.55, alpha: 0.45))

  /// The colour the label shows.
  ///
  /// > Documented: claim D2.5: under a finger a system button's title is always lighter, also its own highlighted colour.
  @MainActor
  func shownTitleColor(_ color: consuming Color) -> Color {
    titleOpacity == 1 ? color : faded(color)
  }

  @MainActor
  private func faded(_ color: Color) -> Color {
    // A dynamic colour's opacity may be another one in other traits.
    let opacity = color.alpha
    if Self.lastFaded.color === color, Self.lastFaded.opacity == opacity, let faded = Self.lastFaded.result {
      return faded
    }
    let faded = color.withAlphaComponent(opacity * titleOpacity)
    if Swift.type(of: color) == Color.self { Self.lastFaded = (color, opacity, faded) }
    return faded
  }

  /// The colour that was faded last, and what it became: the buttons of a screen mostly share their tint.
  @MainActor @exclusivity(unchecked) private static var lastFaded: (color: Color?, opacity: CGFloat, result: Color?) =
    (nil, 0, nil)

  /// What the opacity of the title is multiplied with.
  ///
  /// > Seen: fact c5 and rows 4 and 8 of `button-frames`: 0.2.
  var titleOpacity: CGFloat {
    isSystem && state.contains(.highlighted) && !state.contains(.disabled) ? 0.2 : 1
  }
}
