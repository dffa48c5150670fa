import Foundation

/// Traits that a closure changes: those of ``TraitCollection/init(mutations:)``.
///
/// > Documented: UIMutableTraits. Differs: values of an app's own traits are not stored.
public protocol MutableTraits {
  /// The number of pixels per point; 0 for none.
  var displayScale: CGFloat { get set }
  /// Light or dark.
  var userInterfaceStyle: UserInterfaceStyle { get set }
  /// The layout direction.
  var layoutDirection: TraitEnvironmentLayoutDirection { get set }
  /// The preferred text size.
  var preferredContentSizeCategory: ContentSizeCategory { get set }
  /// The kind of device.
  var userInterfaceIdiom: UserInterfaceIdiom { get set }
  /// The width class.
  var horizontalSizeClass: UserInterfaceSizeClass { get set }
  /// The height class.
  var verticalSizeClass: UserInterfaceSizeClass { get set }
  /// The force touch capability.
  var forceTouchCapability: ForceTouchCapability { get set }
  /// The contrast.
  var accessibilityContrast: AccessibilityContrast { get set }
  /// The level of the interface.
  var userInterfaceLevel: UserInterfaceLevel { get set }
  /// The weight of letters.
  var legibilityWeight: LegibilityWeight { get set }
}

/// A trait collection while a closure changes it; setting a value to unspecified removes it.
private struct TraitDraft: MutableTraits {
  var traits: TraitCollection

  var displayScale: CGFloat {
    get { traits.displayScale }
    set { traits = traits.replacing(\.displayScale, by: TraitCollection(displayScale: newValue)) }
  }
  var userInterfaceStyle: UserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { traits = traits.replacing(\.userInterfaceStyle, by: TraitCollection(userInterfaceStyle: newValue)) }
  }
  var layoutDirection: TraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { traits = traits.replacing(\.layoutDirection, by: TraitCollection(layoutDirection: newValue)) }
  }
  var preferredContentSizeCategory: ContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set {
      traits = traits.replacing(
        \.preferredContentSizeCategory, by: TraitCollection(preferredContentSizeCategory: newValue))
    }
  }
  var userInterfaceIdiom: UserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { traits = traits.replacing(\.userInterfaceIdiom, by: TraitCollection(userInterfaceIdiom: newValue)) }
  }
  var horizontalSizeClass: UserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits = traits.replacing(\.horizontalSizeClass, by: TraitCollection(horizontalSizeClass: newValue)) }
  }
  var verticalSizeClass: UserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits = traits.replacing(\.verticalSizeClass, by: TraitCollection(verticalSizeClass: newValue)) }
  }
  var forceTouchCapability: ForceTouchCapability {
    get { traits.forceTouchCapability }
    set { traits = traits.replacing(\.forceTouchCapability, by: TraitCollection(forceTouchCapability: newValue)) }
  }
  var accessibilityContrast: AccessibilityContrast {
    get { traits.accessibilityContrast }
    set { traits = traits.replacing(\.accessibilityContrast, by: TraitCollection(accessibilityContrast: newValue)) }
  }
  var userInterfaceLevel: UserInterfaceLevel {
    get { traits.userInterfaceLevel }
    set { traits = traits.replacing(\.userInterfaceLevel, by: TraitCollection(userInterfaceLevel: newValue)) }
  }
  var legibilityWeight: LegibilityWeight {
    get { traits.legibilityWeight }
    set { traits = traits.replacing(\.legibilityWeight, by: TraitCollection(legibilityWeight: newValue)) }
  }
}

extension TraitCollection {
  /// A closure that changes traits.
  public typealias TraitMutations = (inout any MutableTraits) -> Void

  /// Creates a trait collection that specifies the values which a closure sets.
  ///
  /// > Documented: UITraitCollection.init(mutations:).
  public convenience init(mutations: TraitMutations) {
    self.init(traitsFrom: [TraitCollection().modifyingTraits(mutations)])
  }

  /// Returns a copy of the collection with the values that a closure sets.
  ///
  /// > Documented: UITraitCollection.modifyingTraits(_:).
  public final func modifyingTraits(_ mutations: TraitMutations) -> TraitCollection {
    var draft: any MutableTraits = TraitDraft(traits: self)
    mutations(&draft)
    return (draft as? TraitDraft)?.traits ?? self
  }
}
