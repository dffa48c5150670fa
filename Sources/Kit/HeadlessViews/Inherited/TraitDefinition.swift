import Foundation
import HeadlessGraphics

/// A trait whose changes an object can register for.
///
/// A trait of your own declares its ``defaultValue``. No trait collection contains its value here, so it never changes.
///
/// > Documented: UITraitDefinition. Differs: `traitOverrides` is unavailable, and collections don't store values of your
/// > own traits.
public protocol TraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value of a trait collection that does not specify the trait.
  static var defaultValue: Value { get }
  /// The name for descriptions; the type's unless declared.
  static var name: String { get }
  /// The identifier for archives; the type with its module unless declared.
  static var identifier: String { get }
  /// Whether dynamic colors depend on the trait; false unless declared.
  static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
  /// The default: the name of the type, without its module.
  public static var name: String { "\(Self.self)" }
  /// The default: the name of the type, with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The default: false, as dynamic colors do not depend on a trait of your own.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait of the system, which trait collections contain.
package protocol SystemTrait: TraitDefinition where Value: Equatable {
  /// Returns the value of a trait collection.
  static func value(in traits: TraitCollection) -> Value
  /// Sets the value of traits that a closure changes.
  static func set(_ value: Value, in traits: inout some MutableTraits)
}

extension SystemTrait {
  /// Returns whether two trait collections have different values of the trait.
  static func differs(between left: TraitCollection, and right: TraitCollection) -> Bool {
    value(in: left) != value(in: right)
  }
}

/// The trait of light and dark appearances.
public enum TraitUserInterfaceStyle: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UserInterfaceStyle { .unspecified }
  /// Whether dynamic colors depend on the trait: true, for light and dark.
  public static var affectsColorAppearance: Bool { true }
  package static func value(in traits: TraitCollection) -> UserInterfaceStyle { traits.userInterfaceStyle }
  package static func set(_ value: UserInterfaceStyle, in traits: inout some MutableTraits) {
    traits.userInterfaceStyle = value
  }
}

/// The trait of the width class.
public enum TraitHorizontalSizeClass: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UserInterfaceSizeClass { .unspecified }
  package static func value(in traits: TraitCollection) -> UserInterfaceSizeClass { traits.horizontalSizeClass }
  package static func set(_ value: UserInterfaceSizeClass, in traits: inout some MutableTraits) {
    traits.horizontalSizeClass = value
  }
}

/// The trait of the height class.
public enum TraitVerticalSizeClass: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UserInterfaceSizeClass { .unspecified }
  package static func value(in traits: TraitCollection) -> UserInterfaceSizeClass { traits.verticalSizeClass }
  package static func set(_ value: UserInterfaceSizeClass, in traits: inout some MutableTraits) {
    traits.verticalSizeClass = value
  }
}

/// The trait of the number of pixels per point.
public enum TraitDisplayScale: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: CGFloat { 0 }
  package static func value(in traits: TraitCollection) -> CGFloat { traits.displayScale }
  package static func set(_ value: CGFloat, in traits: inout some MutableTraits) { traits.displayScale = value }
}

/// The trait of the layout direction.
public enum TraitLayoutDirection: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: TraitEnvironmentLayoutDirection { .unspecified }
  package static func value(in traits: TraitCollection) -> TraitEnvironmentLayoutDirection { traits.layoutDirection }
  package static func set(_ value: TraitEnvironmentLayoutDirection, in traits: inout some MutableTraits) {
    traits.layoutDirection = value
  }
}

/// The trait of the preferred text size.
public enum TraitPreferredContentSizeCategory: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: ContentSizeCategory { .unspecified }
  package static func value(in traits: TraitCollection) -> ContentSizeCategory { traits.preferredContentSizeCategory }
  package static func set(_ value: ContentSizeCategory, in traits: inout some MutableTraits) {
    traits.preferredContentSizeCategory = value
  }
}

/// The trait of the kind of device.
public enum TraitUserInterfaceIdiom: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UserInterfaceIdiom { .unspecified }
  package static func value(in traits: TraitCollection) -> UserInterfaceIdiom { traits.userInterfaceIdiom }
  package static func set(_ value: UserInterfaceIdiom, in traits: inout some MutableTraits) {
    traits.userInterfaceIdiom = value
  }
}

/// The trait of the level of the interface.
public enum TraitUserInterfaceLevel: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UserInterfaceLevel { .unspecified }
  /// Whether dynamic colors depend on the trait: true, for base and elevated levels.
  public static var affectsColorAppearance: Bool { true }
  package static func value(in traits: TraitCollection) -> UserInterfaceLevel { traits.userInterfaceLevel }
  package static func set(_ value: UserInterfaceLevel, in traits: inout some MutableTraits) {
    traits.userInterfaceLevel = value
  }
}

/// The trait of normal and high contrast.
public enum TraitAccessibilityContrast: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: AccessibilityContrast { .unspecified }
  /// Whether dynamic colors depend on the trait: true, for normal and high contrast.
  public static var affectsColorAppearance: Bool { true }
  package static func value(in traits: TraitCollection) -> AccessibilityContrast { traits.accessibilityContrast }
  package static func set(_ value: AccessibilityContrast, in traits: inout some MutableTraits) {
    traits.accessibilityContrast = value
  }
}

/// The trait of the weight of letters.
public enum TraitLegibilityWeight: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: LegibilityWeight { .unspecified }
  package static func value(in traits: TraitCollection) -> LegibilityWeight { traits.legibilityWeight }
  package static func set(_ value: LegibilityWeight, in traits: inout some MutableTraits) {
    traits.legibilityWeight = value
  }
}

/// The trait of the force touch capability.
public enum TraitForceTouchCapability: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: ForceTouchCapability { .unknown }
  package static func value(in traits: TraitCollection) -> ForceTouchCapability { traits.forceTouchCapability }
  package static func set(_ value: ForceTouchCapability, in traits: inout some MutableTraits) {
    traits.forceTouchCapability = value
  }
}

extension TraitCollection {
  /// The traits that dynamic colors depend on.
  ///
  /// > Documented: UITraitCollection.systemTraitsAffectingColorAppearance.
  public static var systemTraitsAffectingColorAppearance: [any TraitDefinition.Type] {
    [TraitUserInterfaceStyle.self, TraitUserInterfaceLevel.self, TraitAccessibilityContrast.self]
  }
}
