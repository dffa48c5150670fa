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

/// A preferred text size, by name.
/// > Documented: UIContentSizeCategory, with its raw values.
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit uses, such as `UICTContentSizeCategoryL`.
  public let rawValue: String
  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No category; it is inherited.
  public static let unspecified = named("Unspecified")
  /// The smallest category.
  public static let extraSmall = named("XS")
  /// Two steps below `large`.
  public static let small = named("S")
  /// One step below `large`.
  public static let medium = named("M")
  /// The default category.
  public static let large = named("L")
  /// One step above `large`.
  public static let extraLarge = named("XL")
  /// Two steps above `large`.
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
  /// > Documented: UIContentSizeCategory.isAccessibilityCategory.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix(Self.prefix + "Accessibility") }

  private static func named(_ name: String) -> ContentSizeCategory {
    ContentSizeCategory(rawValue: name == "Unspecified" ? "_UICTContentSizeCategoryUnspecified" : prefix + name)
  }

  private static let prefix = "UICTContentSizeCategory"
}
