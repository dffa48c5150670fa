/// A preferred text size, by name.
/// > Documented: UIContentSizeCategory, with its raw values.
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit uses, such as `UICTContentSizeCategoryL`.
  public let rawValue: String
  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No category; it is inherited.
  public static let unspecified = ContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
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

  private static func named(_ name: String) -> ContentSizeCategory { ContentSizeCategory(rawValue: prefix + name) }

  private static let prefix = "UICTContentSizeCategory"

  package static let ordered: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The position among the ``ordered`` categories; nil for `unspecified` and for unknown ones.
  package var rank: Int? { Self.ordered.firstIndex(of: self) }

  /// Returns the category of the traits, or the current one where they do not specify it.
  static func current(with traits: TraitCollection?) -> ContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified ? TraitCollection.current.preferredContentSizeCategory : category
  }

  /// Returns whether the left size is smaller.
  /// > Documented: UIContentSizeCategory's operators. Assumed: an unknown size is neither larger nor smaller.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    guard let leftRank = left.rank, let rightRank = right.rank else { return false }
    return leftRank < rightRank
  }

  /// Returns whether the left size is larger.
  public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { right < left }

  /// Returns whether the left size is smaller, or both are equal.
  public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left < right || left == right
  }

  /// Returns whether the left size is larger, or both are equal.
  public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { right <= left }
}
