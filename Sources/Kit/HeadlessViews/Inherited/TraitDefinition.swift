import Foundation
import HeadlessGraphics

/// A trait whose changes an object can register for.
///
/// A trait of your own declares its ``defaultValue``. No trait collection contains its value here, so it never changes.
/// > Documented: UITraitDefinition. Differs: collections and `traitOverrides` don't store values of your own traits.
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

package protocol SystemTrait: TraitDefinition where Value: Equatable {
  /// The value of a trait collection, and of traits that a closure changes.
  static var paths: TraitPaths<Value> { get }
}

/// The paths of a trait's value: in a trait collection, and in traits that a closure changes.
package typealias TraitPaths<Value> = (KeyPath<TraitCollection, Value>, WritableKeyPath<any MutableTraits, Value>)

extension SystemTrait {
  static func value(in traits: TraitCollection) -> Any { traits[keyPath: paths.0] }

  static func value(in traits: any MutableTraits) -> Any { traits[keyPath: paths.1] }

  static func set(_ value: Any, in traits: inout any MutableTraits) {
    if let value = value as? Value { traits[keyPath: paths.1] = value }
  }

  static func differs(between left: TraitCollection, and right: TraitCollection) -> Bool {
    left[keyPath: paths.0] != right[keyPath: paths.0]
  }
}

/// The trait of light and dark appearances.
public enum TraitUserInterfaceStyle: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UserInterfaceStyle { .unspecified }
  /// Whether dynamic colors depend on the trait: true, for light and dark.
  public static var affectsColorAppearance: Bool { true }
  package static var paths: TraitPaths<UserInterfaceStyle> { (\.userInterfaceStyle, \.userInterfaceStyle) }
}

/// The trait of the width class.
public enum TraitHorizontalSizeClass: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UserInterfaceSizeClass { .unspecified }
  package static var paths: TraitPaths<UserInterfaceSizeClass> { (\.horizontalSizeClass, \.horizontalSizeClass) }
}

/// The trait of the height class.
public enum TraitVerticalSizeClass: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UserInterfaceSizeClass { .unspecified }
  package static var paths: TraitPaths<UserInterfaceSizeClass> { (\.verticalSizeClass, \.verticalSizeClass) }
}

/// The trait of the number of pixels per point.
public enum TraitDisplayScale: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: CGFloat { 0 }
  package static var paths: TraitPaths<CGFloat> { (\.displayScale, \.displayScale) }
}

/// The trait of the layout direction.
public enum TraitLayoutDirection: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: TraitEnvironmentLayoutDirection { .unspecified }
  package static var paths: TraitPaths<TraitEnvironmentLayoutDirection> { (\.layoutDirection, \.layoutDirection) }
}

/// The trait of the preferred text size.
public enum TraitPreferredContentSizeCategory: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: ContentSizeCategory { .unspecified }
  package static var paths: TraitPaths<ContentSizeCategory> {
    (\.preferredContentSizeCategory, \.preferredContentSizeCategory)
  }
}

/// The trait of the kind of device.
public enum TraitUserInterfaceIdiom: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UserInterfaceIdiom { .unspecified }
  package static var paths: TraitPaths<UserInterfaceIdiom> { (\.userInterfaceIdiom, \.userInterfaceIdiom) }
}

/// The trait of the level of the interface.
public enum TraitUserInterfaceLevel: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: UserInterfaceLevel { .unspecified }
  /// Whether dynamic colors depend on the trait: true, for base and elevated levels.
  public static var affectsColorAppearance: Bool { true }
  package static var paths: TraitPaths<UserInterfaceLevel> { (\.userInterfaceLevel, \.userInterfaceLevel) }
}

/// The trait of normal and high contrast.
public enum TraitAccessibilityContrast: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: AccessibilityContrast { .unspecified }
  /// Whether dynamic colors depend on the trait: true, for normal and high contrast.
  public static var affectsColorAppearance: Bool { true }
  package static var paths: TraitPaths<AccessibilityContrast> { (\.accessibilityContrast, \.accessibilityContrast) }
}

/// The trait of the weight of letters.
public enum TraitLegibilityWeight: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: LegibilityWeight { .unspecified }
  package static var paths: TraitPaths<LegibilityWeight> { (\.legibilityWeight, \.legibilityWeight) }
}

/// The trait of the force touch capability.
public enum TraitForceTouchCapability: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static var defaultValue: ForceTouchCapability { .unknown }
  package static var paths: TraitPaths<ForceTouchCapability> { (\.forceTouchCapability, \.forceTouchCapability) }
}

extension TraitCollection {
  /// The traits that dynamic colors depend on.
  /// > Documented: UITraitCollection.systemTraitsAffectingColorAppearance.
  public static var systemTraitsAffectingColorAppearance: [any TraitDefinition.Type] {
    [TraitUserInterfaceStyle.self, TraitUserInterfaceLevel.self, TraitAccessibilityContrast.self]
  }
}
