/// The light or dark style of an interface.
/// > Documented: UIUserInterfaceStyle, with its raw values.
public enum UserInterfaceStyle: Int, Sendable {
  /// Unspecified; the style is inherited, and colors are light.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}

/// The layout direction of an environment.
/// > Documented: UITraitEnvironmentLayoutDirection, with its raw values.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction; it is inherited.
  case unspecified = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}
