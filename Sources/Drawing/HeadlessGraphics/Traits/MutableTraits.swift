import Foundation

/// Traits that the closure of ``TraitCollection/init(mutations:)`` changes.
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

extension TraitCollection {
  /// A closure that changes traits.
  public typealias TraitMutations = (inout any MutableTraits) -> Void

  /// Creates a trait collection that specifies the values which a closure sets.
  /// > Documented: UITraitCollection.init(mutations:).
  public convenience init(mutations: TraitMutations) {
    self.init(traitsFrom: [TraitCollection().modifyingTraits(mutations)])
  }

  /// Returns a copy of the collection with the values that a closure sets.
  /// > Documented: UITraitCollection.modifyingTraits(_:).
  public final func modifyingTraits(_ mutations: TraitMutations) -> TraitCollection {
    var draft: any MutableTraits = values
    mutations(&draft)
    return (draft as? Values).map { TraitCollection($0) } ?? self
  }
}
