import Foundation
import HeadlessGeometry
import HeadlessViews

extension Button.Configuration {
  enum Style: Hashable {
    case plain, gray, tinted, filled
    case borderless, bordered, borderedTinted, borderedProminent
    case glass, prominentGlass, tintedGlass, clearGlass, prominentClearGlass

    /// > Seen: fact g3. Assumed: the other glass styles are as glass.
    var showsSelection: Bool {
      switch self {
      case .plain, .gray, .tinted, .borderless, .bordered, .borderedTinted: true
      case .filled, .borderedProminent, .glass, .prominentGlass, .tintedGlass, .clearGlass, .prominentClearGlass: false
      }
    }

    /// > Seen: fact g6 for glass. Assumed: the other glass styles are as glass.
    var cornerStyle: CornerStyle {
      switch self {
      case .plain, .gray, .tinted, .filled, .borderless, .bordered, .borderedTinted, .borderedProminent: .dynamic
      case .glass, .prominentGlass, .tintedGlass, .clearGlass, .prominentClearGlass: .capsule
      }
    }
  }

  /// Creates a configuration without a fill, with a title in the tint color.
  public static func plain() -> Button.Configuration { Button.Configuration(.plain) }

  /// Creates a configuration with a gray fill.
  public static func gray() -> Button.Configuration { Button.Configuration(.gray) }

  /// Creates a configuration with a translucent fill in the tint color.
  public static func tinted() -> Button.Configuration { Button.Configuration(.tinted) }

  /// Creates a configuration with a fill in the tint color.
  public static func filled() -> Button.Configuration { Button.Configuration(.filled) }

  /// Creates a configuration without a fill; on a Mac without a border.
  public static func borderless() -> Button.Configuration { Button.Configuration(.borderless) }

  /// Creates a configuration with a gray fill; on a Mac with a border.
  public static func bordered() -> Button.Configuration { Button.Configuration(.bordered) }

  /// Creates a configuration with a translucent fill in the tint color; on a Mac with a border.
  public static func borderedTinted() -> Button.Configuration { Button.Configuration(.borderedTinted) }

  /// Creates a configuration with a fill in the tint color; on a Mac with a border.
  public static func borderedProminent() -> Button.Configuration { Button.Configuration(.borderedProminent) }

  /// Creates a configuration with a glass background.
  /// > Differs: glass is not drawn; the background has no fill.
  public static func glass() -> Button.Configuration { Button.Configuration(.glass) }

  /// Creates a configuration with a glass background in the tint color.
  /// > Differs: glass is not drawn; the background has a fill in the tint color.
  public static func prominentGlass() -> Button.Configuration { Button.Configuration(.prominentGlass) }

  /// Creates a configuration with a tinted glass background.
  /// > Differs: glass is not drawn; the background has the fill of ``tinted()``.
  public static func tintedGlass() -> Button.Configuration { Button.Configuration(.tintedGlass) }

  /// Creates a configuration with a clear glass background.
  /// > Differs: glass is not drawn; the background has no fill.
  public static func clearGlass() -> Button.Configuration { Button.Configuration(.clearGlass) }

  /// Creates a configuration with a clear glass background in the tint color.
  /// > Differs: glass is not drawn; the background has a fill in the tint color.
  public static func prominentClearGlass() -> Button.Configuration { Button.Configuration(.prominentClearGlass) }
}

extension Button.Configuration {
  /// A size class of a button, which has standard insets and a standard font.
  /// > Documented: UIButton.Configuration.Size. Seen: fact g5 for the insets.
  public enum Size: Hashable, Sendable {
    /// The standard size, with insets of 7 and 12 points.
    case medium
    /// A small size, with insets of 5 and 10 points.
    case small
    /// The smallest size, with the insets of ``small``.
    case mini
    /// A large size, with insets of 15 and 20 points.
    case large

    /// > Seen: fact g5.
    var contentInsets: DirectionalEdgeInsets {
      switch self {
      case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }

  /// A rule for the radius of the corners, in points.
  /// > Documented: UIButton.Configuration.CornerStyle. Seen: fact g25 for the numbers.
  public enum CornerStyle: Hashable, Sendable {
    /// The corners have the radius of the background.
    case fixed
    /// The corners have the radius of the background, at most half of the height.
    case dynamic
    /// The radius of the corners is an eighth of the height.
    case small
    /// The radius of the corners is the height × 0.175.
    case medium
    /// The radius of the corners is a quarter of the height.
    case large
    /// The radius of the corners is half of the height.
    case capsule
  }

  /// An appearance on a Mac; stored only.
  /// > Documented: UIButton.Configuration.MacIdiomStyle.
  public enum MacIdiomStyle: Hashable, Sendable {
    /// The appearance that the style of the configuration has.
    case automatic
    /// A button with a border.
    case bordered
    /// A button without a border.
    case borderless
    /// A button without a border, in the tint color.
    case borderlessTinted
  }

  /// An alignment of title and subtitle with each other.
  /// > Documented: UIButton.Configuration.TitleAlignment. Seen: fact g15.
  public enum TitleAlignment: Hashable, Sendable {
    /// The leading edges of title and subtitle are aligned, and the lines of each text naturally.
    case automatic
    /// The leading edges of title and subtitle are aligned.
    case leading
    /// The centers of title and subtitle are aligned.
    case center
    /// The trailing edges of title and subtitle are aligned.
    case trailing
  }

  /// An indicator of a button with a menu.
  /// > Documented: UIButton.Configuration.Indicator.
  public enum Indicator: Hashable, Sendable {
    /// A pop-up indicator where the menu changes the selection.
    case automatic
    /// No indicator is shown.
    case none
    /// A pop-up indicator is shown beside the title.
    case popup
  }
}

extension SystemEra.ConfiguredCornerRadii {
  /// Returns the radius of a button of a size, in points.
  func radius(for size: Button.Configuration.Size) -> CGFloat {
    switch size {
    case .mini: mini
    case .small: small
    case .medium: medium
    case .large: large
    }
  }
}

extension ConfiguredCornerRadius {
  /// The radius of the background for corner styles other than dynamic.
  /// > Seen: fact g6.
  static let styledRadius: CGFloat = 5.95

  /// Returns the radius of a corner style, in points.
  func radius(for style: Button.Configuration.CornerStyle) -> CGFloat {
    switch style {
    case .fixed: fixed
    case .dynamic: dynamic
    case .small: small
    case .medium: medium
    case .large: large
    case .capsule: capsule
    }
  }
}
