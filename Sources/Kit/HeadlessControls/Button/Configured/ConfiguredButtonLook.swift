import Foundation
import HeadlessGraphics

/// The rules for the colors of a configured button in a state: a pure value.
/// > Seen: facts g27 to g32, measured on iOS 26.1 in both interface styles.
struct ConfiguredButtonLook {
  let style: Button.Configuration.Style
  let state: Control.State
  let showsSelection: Bool
  let baseForegroundColor: Color?
  let baseBackgroundColor: Color?
  let tintColor: Color
  let grayTitleHasTint: Bool

  /// The color of the fill, or nil for none.
  /// > Seen: fact g30: the fill of a disabled button is 120, 120, 128 at 0.12 in light, the gray of fact g27 at three
  /// > quarters. Assumed: it is the same gray in dark, 0.24; a screenshot would settle it.
  var fillColor: Color? {
    if isDisabled {
      return style.fill == .none ? nil : Self.grayFill.fading(by: Self.highlightedOpacity)
    }
    let color = isSelected ? Self.translucent(baseBackgroundColor ?? tintColor) : normalFill
    return isHighlighted ? color?.fading(by: Self.highlightedOpacity) : color
  }

  private var normalFill: Color? {
    switch style.fill {
    case .none: nil
    case .gray: baseBackgroundColor ?? Self.grayFill
    case .translucent: Self.translucent(baseBackgroundColor ?? tintColor)
    case .prominent: baseBackgroundColor ?? tintColor
    }
  }

  /// Returns a color with the opacity of a tinted fill: 0.18 in light and 0.25 in dark.
  /// > Seen: fact g27.
  private static func translucent(_ color: Color) -> Color { color.fading(light: 0.18, dark: 0.25) }

  /// > Seen: fact g27: gray of 120, 120, 128, at 0.16 in light and 0.32 in dark.
  private static let grayFill = Color.secondarySystemFill

  /// The color of title and image before the state changes it.
  var baseColor: Color {
    if let baseForegroundColor { return baseForegroundColor }
    return switch style.foreground {
    case .tint: tintColor
    case .label: .label
    case .gray: grayTitleHasTint ? tintColor : .label
    case .white: .white
    }
  }

  /// The color of title and image in the state.
  var foregroundColor: Color {
    if isDisabled { return Self.disabledForeground }
    let color = isSelected ? baseForegroundColor ?? tintColor : baseColor
    return isHighlighted ? color.fading(by: Self.highlightedOpacity) : color
  }

  /// > Seen: fact g30: 60, 60, 67 at 0.298, a tertiary label. Assumed: the tertiary label in dark as well.
  private static let disabledForeground = Color(
    light: Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 76 / 255),
    dark: Color(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 76 / 255))

  /// > Seen: fact g29.
  private static let highlightedOpacity: CGFloat = 0.75

  private var isDisabled: Bool { state.contains(.disabled) }
  private var isHighlighted: Bool { state.contains(.highlighted) }

  /// > Seen: fact g31 for plain, borderless and bordered. Assumed: other styles that show the selection do so too.
  private var isSelected: Bool { showsSelection && state.contains(.selected) }
}

extension Button.Configuration.Style {
  /// The kind of fill of a style.
  enum Fill { case none, gray, translucent, prominent }

  /// The origin of the color of title and image.
  enum Foreground { case tint, label, gray, white }

  /// > Seen: fact g27. Assumed: glass, which is not drawn, has the fill that its tint suggests.
  var fill: Fill {
    switch self {
    case .plain, .borderless, .glass, .clearGlass: .none
    case .gray, .bordered: .gray
    case .tinted, .borderedTinted, .tintedGlass: .translucent
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: .prominent
    }
  }

  /// > Seen: fact g28. Assumed: the glass styles with a tint are as their opaque counterparts.
  var foreground: Foreground {
    switch self {
    case .plain, .borderless, .tinted, .borderedTinted, .tintedGlass: .tint
    case .gray, .bordered: .gray
    case .glass, .clearGlass: .label
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: .white
    }
  }
}
