import Foundation
import HeadlessReporting

/// The environment of a view: scale, light or dark, direction, text size; immutable.
///
/// A trait that is not specified is zero or `unspecified`, and has no effect when collections are merged.
open class TraitCollection: NSObject, @unchecked Sendable {
  private let values: Values

  /// The specified values; nil for a trait that is not specified.
  struct Values: Hashable {
    var displayScale: CGFloat?
    var userInterfaceStyle: UserInterfaceStyle?
    var layoutDirection: TraitEnvironmentLayoutDirection?
    var preferredContentSizeCategory: ContentSizeCategory?
    var userInterfaceIdiom: UserInterfaceIdiom?
    var horizontalSizeClass: UserInterfaceSizeClass?
    var verticalSizeClass: UserInterfaceSizeClass?
    var forceTouchCapability: ForceTouchCapability?
    var accessibilityContrast: AccessibilityContrast?
    var userInterfaceLevel: UserInterfaceLevel?
    var legibilityWeight: LegibilityWeight?

    /// Sets the values that another collection specifies.
    mutating func merge(_ other: Values) {
      displayScale = other.displayScale ?? displayScale
      userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
      layoutDirection = other.layoutDirection ?? layoutDirection
      preferredContentSizeCategory = other.preferredContentSizeCategory ?? preferredContentSizeCategory
      userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
      horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
      verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
      forceTouchCapability = other.forceTouchCapability ?? forceTouchCapability
      accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
      userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
      legibilityWeight = other.legibilityWeight ?? legibilityWeight
    }
  }

  private init(_ values: Values) {
    self.values = values
  }

  /// Creates a trait collection that specifies nothing.
  public override convenience init() {
    self.init(Values())
  }

  /// Creates a trait collection that specifies only the scale, in pixels per point; one that no screen can have is
  /// reported.
  public convenience init(displayScale: CGFloat) {
    let isUsable = displayScale.isFinite && displayScale >= 0
    if !isUsable {
      IssueReporting.report(
        place: "TraitCollection.init(displayScale:)",
        problem: "Expected a finite scale from 0 on; got \(displayScale); using 0, unspecified.",
        cure: "Give the pixels a point has: 1, 2 or 3.")
    }
    self.init(Values(displayScale: isUsable && displayScale > 0 ? displayScale : nil))
  }

  /// Creates a trait collection that specifies only the style.
  public convenience init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }

  /// Creates a trait collection that specifies only the direction.
  public convenience init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init(Values(layoutDirection: layoutDirection == .unspecified ? nil : layoutDirection))
  }

  /// Creates a trait collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
    let isSpecified = preferredContentSizeCategory != .unspecified
    self.init(Values(preferredContentSizeCategory: isSpecified ? preferredContentSizeCategory : nil))
  }

  /// Creates a trait collection that specifies only the kind of interface.
  public convenience init(userInterfaceIdiom idiom: UserInterfaceIdiom) {
    self.init(Values(userInterfaceIdiom: idiom == .unspecified ? nil : idiom))
  }

  /// Creates a trait collection that specifies only the width class.
  public convenience init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init(Values(horizontalSizeClass: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
  }

  /// Creates a trait collection that specifies only the height class.
  public convenience init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init(Values(verticalSizeClass: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
  }

  /// Creates a trait collection that specifies only the force touch capability.
  public convenience init(forceTouchCapability capability: ForceTouchCapability) {
    self.init(Values(forceTouchCapability: capability == .unknown ? nil : capability))
  }

  /// Creates a trait collection that specifies only the contrast.
  public convenience init(accessibilityContrast: AccessibilityContrast) {
    self.init(Values(accessibilityContrast: accessibilityContrast == .unspecified ? nil : accessibilityContrast))
  }

  /// Creates a trait collection that specifies only the level of the interface.
  public convenience init(userInterfaceLevel: UserInterfaceLevel) {
    self.init(Values(userInterfaceLevel: userInterfaceLevel == .unspecified ? nil : userInterfaceLevel))
  }

  /// Creates a trait collection that specifies only the weight of letters.
  public convenience init(legibilityWeight: LegibilityWeight) {
    self.init(Values(legibilityWeight: legibilityWeight == .unspecified ? nil : legibilityWeight))
  }

  /// Creates a trait collection of several; of two that specify the same trait, the later one is used.
  public convenience init(traitsFrom collections: [TraitCollection]) {
    var values = Values()
    for collection in collections { values.merge(collection.values) }
    self.init(values)
  }

  /// Returns the collection with one value of another collection in place of its own; without it where the other one
  /// does not specify it.
  final func replacing<Value>(
    _ value: WritableKeyPath<Values, Value>, by other: TraitCollection
  ) -> TraitCollection {
    var values = values
    values[keyPath: value] = other.values[keyPath: value]
    return TraitCollection(values)
  }

  /// Returns the collection with the values that another one specifies.
  package final func merged(with other: TraitCollection) -> TraitCollection {
    TraitCollection(traitsFrom: [self, other])
  }

  /// The number of pixels per point; 0 if it is not specified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }

  /// Light or dark.
  open var userInterfaceStyle: UserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }

  /// The layout direction.
  open var layoutDirection: TraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }

  /// The preferred text size.
  open var preferredContentSizeCategory: ContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }

  /// The kind of device.
  open var userInterfaceIdiom: UserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }

  /// The width class.
  open var horizontalSizeClass: UserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }

  /// The height class.
  open var verticalSizeClass: UserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }

  /// The force touch capability.
  open var forceTouchCapability: ForceTouchCapability { values.forceTouchCapability ?? .unknown }

  /// The contrast; colors do not follow it.
  open var accessibilityContrast: AccessibilityContrast { values.accessibilityContrast ?? .unspecified }

  /// The level of the interface; colors do not follow it.
  open var userInterfaceLevel: UserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }

  /// The weight of letters; fonts do not follow it.
  open var legibilityWeight: LegibilityWeight { values.legibilityWeight ?? .unspecified }

  /// Returns whether the collection has all values that `trait` specifies; nil specifies nothing.
  open func containsTraits(in trait: TraitCollection?) -> Bool {
    guard let trait else { return true }
    return TraitCollection(traitsFrom: [self, trait]).values == values
  }

  /// Returns whether colors can differ from those for `traitCollection`.
  ///
  /// > Documented: UITraitCollection.hasDifferentColorAppearance(comparedTo:).
  open func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    (traitCollection?.userInterfaceStyle ?? .unspecified) != userInterfaceStyle
  }

  /// Returns whether the object specifies the same traits with equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? TraitCollection)?.values == values
  }

  /// A hash of the traits.
  open override var hash: Int { values.hashValue }

  /// The specified traits, such as `scale 2, dark`.
  open override var description: String {
    var parts: [String] = []
    if displayScale != 0 { parts.append("scale \(displayScale.shortDescription)") }
    if userInterfaceStyle != .unspecified { parts.append("\(userInterfaceStyle)") }
    if layoutDirection != .unspecified { parts.append("\(layoutDirection)") }
    if preferredContentSizeCategory != .unspecified { parts.append(preferredContentSizeCategory.rawValue) }
    if let idiom = values.userInterfaceIdiom { parts.append("\(idiom)") }
    if let width = values.horizontalSizeClass { parts.append("\(width) width") }
    if let height = values.verticalSizeClass { parts.append("\(height) height") }
    return parts.isEmpty ? "no traits" : parts.joined(separator: ", ")
  }
}
