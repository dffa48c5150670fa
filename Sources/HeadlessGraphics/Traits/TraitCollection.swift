import Foundation
import HeadlessReporting

/// What a view's surroundings are like: scale, light or dark, direction, text size; immutable.
///
/// A trait that was not said is zero or `unspecified`, and says nothing when collections are put together.
open class TraitCollection: NSObject, @unchecked Sendable {
  private let values: Values

  /// What is said of each trait; nil for nothing.
  private struct Values: Hashable {
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

    /// Takes over what others say.
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

  /// Makes a collection that says nothing.
  public override convenience init() {
    self.init(Values())
  }

  /// Makes a collection that says the scale alone, in pixels a point; one that no screen can have is reported.
  public convenience init(displayScale: CGFloat) {
    let isUsable = displayScale.isFinite && displayScale >= 0
    if !isUsable {
      IssueReporting.report(
        IssueReport(
          place: "TraitCollection.init(displayScale:)",
          problem: "\(displayScale) is no scale; it became 0, unspecified.",
          cure: "Give the pixels a point has: 1, 2 or 3."))
    }
    self.init(Values(displayScale: isUsable && displayScale > 0 ? displayScale : nil))
  }

  /// Makes a collection that says the style alone.
  public convenience init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }

  /// Makes a collection that says the direction alone.
  public convenience init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init(Values(layoutDirection: layoutDirection == .unspecified ? nil : layoutDirection))
  }

  /// Makes a collection that says the text size alone.
  public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
    let isSaid = preferredContentSizeCategory != .unspecified
    self.init(Values(preferredContentSizeCategory: isSaid ? preferredContentSizeCategory : nil))
  }

  /// Makes a collection that says the kind of interface alone.
  public convenience init(userInterfaceIdiom idiom: UserInterfaceIdiom) {
    self.init(Values(userInterfaceIdiom: idiom == .unspecified ? nil : idiom))
  }

  /// Makes a collection that says the room from left to right alone.
  public convenience init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init(Values(horizontalSizeClass: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
  }

  /// Makes a collection that says the room from top to bottom alone.
  public convenience init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init(Values(verticalSizeClass: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
  }

  /// Makes a collection that says alone whether the screen feels how hard it is touched.
  public convenience init(forceTouchCapability capability: ForceTouchCapability) {
    self.init(Values(forceTouchCapability: capability == .unknown ? nil : capability))
  }

  /// Makes a collection that says the contrast alone.
  public convenience init(accessibilityContrast: AccessibilityContrast) {
    self.init(Values(accessibilityContrast: accessibilityContrast == .unspecified ? nil : accessibilityContrast))
  }

  /// Makes a collection that says alone how far in front something stands.
  public convenience init(userInterfaceLevel: UserInterfaceLevel) {
    self.init(Values(userInterfaceLevel: userInterfaceLevel == .unspecified ? nil : userInterfaceLevel))
  }

  /// Makes a collection that says alone how heavy letters are.
  public convenience init(legibilityWeight: LegibilityWeight) {
    self.init(Values(legibilityWeight: legibilityWeight == .unspecified ? nil : legibilityWeight))
  }

  /// Puts collections together; of two that say the same trait, the later one counts.
  public convenience init(traitsFrom collections: [TraitCollection]) {
    var values = Values()
    for collection in collections { values.merge(collection.values) }
    self.init(values)
  }

  /// The same collection with everything that another one says.
  package final func merged(with other: TraitCollection) -> TraitCollection {
    TraitCollection(traitsFrom: [self, other])
  }

  /// Pixels a point; 0 where it is not said.
  open var displayScale: CGFloat { values.displayScale ?? 0 }

  /// Light or dark.
  open var userInterfaceStyle: UserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }

  /// Where layouts begin.
  open var layoutDirection: TraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }

  /// How large texts should be.
  open var preferredContentSizeCategory: ContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }

  /// What kind of interface there is.
  open var userInterfaceIdiom: UserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }

  /// Whether there is much room from left to right.
  open var horizontalSizeClass: UserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }

  /// Whether there is much room from top to bottom.
  open var verticalSizeClass: UserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }

  /// Whether the screen feels how hard it is touched.
  open var forceTouchCapability: ForceTouchCapability { values.forceTouchCapability ?? .unknown }

  /// Whether the reader wants more contrast; colours do not follow it.
  open var accessibilityContrast: AccessibilityContrast { values.accessibilityContrast ?? .unspecified }

  /// How far in front something stands; colours do not follow it.
  open var userInterfaceLevel: UserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }

  /// Whether the reader wants heavier letters; fonts do not follow it.
  open var legibilityWeight: LegibilityWeight { values.legibilityWeight ?? .unspecified }

  /// Whether everything that `trait` says is so here; nil says nothing.
  open func containsTraits(in trait: TraitCollection?) -> Bool {
    guard let trait else { return true }
    return TraitCollection(traitsFrom: [self, trait]).values == values
  }

  /// Whether colours may look different from what they were with `traitCollection`.
  ///
  /// > Documented: UITraitCollection.hasDifferentColorAppearance(comparedTo:).
  open func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    (traitCollection?.userInterfaceStyle ?? .unspecified) != userInterfaceStyle
  }

  /// Equal when all traits are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? TraitCollection)?.values == values
  }

  /// A hash of the traits.
  open override var hash: Int { values.hashValue }

  /// The traits that are said, such as `scale 2, dark`.
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
