/// Whether an interface is light or dark.
///
/// > Documented: UIUserInterfaceStyle, with its raw values.
public enum UserInterfaceStyle: Int, Sendable {
  /// Unspecified; the style is inherited, and colors are light.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The layout direction of an environment.
///
/// > Documented: UITraitEnvironmentLayoutDirection, with its raw values.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// At the left.
  case leftToRight = 0
  /// At the right.
  case rightToLeft = 1
}

/// A preferred text size, by name.
///
/// > Documented: UIContentSizeCategory, with its raw values.
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unspecified.
  public static let unspecified = named("Unspecified")
  /// The smallest.
  public static let extraSmall = named("XS")
  /// Smaller than usual.
  public static let small = named("S")
  /// A little smaller than usual.
  public static let medium = named("M")
  /// The usual one.
  public static let large = named("L")
  /// A little larger than usual.
  public static let extraLarge = named("XL")
  /// Larger than usual.
  public static let extraExtraLarge = named("XXL")
  /// The largest without the accessibility sizes.
  public static let extraExtraExtraLarge = named("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = named("AccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = named("AccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  /// Whether it is one of the sizes for accessibility.
  ///
  /// > Documented: UIContentSizeCategory.isAccessibilityCategory.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix(Self.prefix + "Accessibility") }

  private static func named(_ name: String) -> ContentSizeCategory {
    ContentSizeCategory(rawValue: name == "Unspecified" ? "_UICTContentSizeCategoryUnspecified" : prefix + name)
  }

  private static let prefix = "UICTContentSizeCategory"
}
