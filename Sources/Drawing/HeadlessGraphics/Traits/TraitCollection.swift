import Foundation
import HeadlessReporting

/// The environment of a view: scale, light or dark, direction, text size; immutable.
///
/// A trait that is not specified is zero or `unspecified`, and has no effect when collections are merged.
open class TraitCollection: NSObject, @unchecked Sendable {  // Immutable; Swift checks only final classes.
  package let values: Values

  /// The values, which a closure can change; 0, `unknown` or `unspecified` for a trait that is not specified.
  package struct Values: MutableTraits, Hashable {
    package var displayScale: CGFloat = 0 {
      didSet {
        if displayScale.isFinite, displayScale >= 0 { return }
        IssueReporting.report(
          place: "TraitCollection.init(displayScale:)",
          problem: "Expected a finite scale from 0 on; got \(displayScale); using 0, unspecified.",
          cure: "Give the number of pixels per point: 1, 2 or 3.")
        displayScale = 0
      }
    }
    package var userInterfaceStyle = UserInterfaceStyle.unspecified
    package var layoutDirection = TraitEnvironmentLayoutDirection.unspecified
    package var preferredContentSizeCategory = ContentSizeCategory.unspecified
    package var userInterfaceIdiom = UserInterfaceIdiom.unspecified
    package var horizontalSizeClass = UserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UserInterfaceSizeClass.unspecified
    package var forceTouchCapability = ForceTouchCapability.unknown
    package var accessibilityContrast = AccessibilityContrast.unspecified
    package var userInterfaceLevel = UserInterfaceLevel.unspecified
    package var legibilityWeight = LegibilityWeight.unspecified

    mutating func merge(_ other: Values) {
      if other.displayScale != 0 { displayScale = other.displayScale }
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
      if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
      if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
      if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
      if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
      if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    }
  }

  package init(_ values: Values) { self.values = values }

  /// Creates a trait collection that specifies nothing.
  public override convenience init() { self.init(Values()) }

  /// Creates a trait collection that specifies only the scale, in pixels per point; an impossible one is reported.
  public convenience init(displayScale: CGFloat) {
    var values = Values()
    values.displayScale = displayScale
    self.init(values)
  }

  /// Creates a trait collection that specifies only the style.
  public convenience init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a trait collection that specifies only the direction.
  public convenience init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init(Values(layoutDirection: layoutDirection))
  }

  /// Creates a trait collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init(Values(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a trait collection that specifies only the kind of interface.
  public convenience init(userInterfaceIdiom idiom: UserInterfaceIdiom) {
    self.init(Values(userInterfaceIdiom: idiom))
  }

  /// Creates a trait collection that specifies only the width class.
  public convenience init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init(Values(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a trait collection that specifies only the height class.
  public convenience init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init(Values(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a trait collection that specifies only the force touch capability.
  public convenience init(forceTouchCapability capability: ForceTouchCapability) {
    self.init(Values(forceTouchCapability: capability))
  }

  /// Creates a trait collection that specifies only the contrast.
  public convenience init(accessibilityContrast: AccessibilityContrast) {
    self.init(Values(accessibilityContrast: accessibilityContrast))
  }

  /// Creates a trait collection that specifies only the level of the interface.
  public convenience init(userInterfaceLevel: UserInterfaceLevel) {
    self.init(Values(userInterfaceLevel: userInterfaceLevel))
  }

  /// Creates a trait collection that specifies only the weight of letters.
  public convenience init(legibilityWeight: LegibilityWeight) {
    self.init(Values(legibilityWeight: legibilityWeight))
  }

  /// Creates a trait collection of several; of two that specify the same trait, the later one is used.
  public convenience init(traitsFrom collections: [TraitCollection]) {
    var values = Values()
    for collection in collections { values.merge(collection.values) }
    self.init(values)
  }

  package final func merged(with other: TraitCollection) -> TraitCollection {
    TraitCollection(traitsFrom: [self, other])
  }

  /// The number of pixels per point; 0 if it is not specified.
  open var displayScale: CGFloat { values.displayScale }

  /// Light or dark.
  open var userInterfaceStyle: UserInterfaceStyle { values.userInterfaceStyle }

  /// The layout direction.
  open var layoutDirection: TraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The preferred text size.
  open var preferredContentSizeCategory: ContentSizeCategory { values.preferredContentSizeCategory }

  /// The kind of device.
  open var userInterfaceIdiom: UserInterfaceIdiom { values.userInterfaceIdiom }

  /// The width class.
  open var horizontalSizeClass: UserInterfaceSizeClass { values.horizontalSizeClass }

  /// The height class.
  open var verticalSizeClass: UserInterfaceSizeClass { values.verticalSizeClass }

  /// The force touch capability.
  open var forceTouchCapability: ForceTouchCapability { values.forceTouchCapability }

  /// The contrast; colors do not follow it.
  open var accessibilityContrast: AccessibilityContrast { values.accessibilityContrast }

  /// The level of the interface; colors do not follow it.
  open var userInterfaceLevel: UserInterfaceLevel { values.userInterfaceLevel }

  /// The weight of letters; fonts do not follow it.
  open var legibilityWeight: LegibilityWeight { values.legibilityWeight }

  /// Returns whether the collection has all values that `trait` specifies; nil specifies nothing.
  open func containsTraits(in trait: TraitCollection?) -> Bool {
    guard let trait else { return true }
    return TraitCollection(traitsFrom: [self, trait]).values == values
  }

  /// Returns whether colors can differ from those for `traitCollection`.
  /// > Documented: UITraitCollection.hasDifferentColorAppearance(comparedTo:).
  open func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    (traitCollection?.userInterfaceStyle ?? .unspecified) != userInterfaceStyle
  }

  /// Returns whether the object specifies the same traits with equal values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? TraitCollection)?.values == values }

  /// A hash of the traits.
  open override var hash: Int { values.hashValue }

  /// The specified traits, such as `scale 2, dark`.
  open override var description: String {
    var parts: [String] = []
    if displayScale != 0 { parts.append("scale \(displayScale.shortDescription)") }
    if userInterfaceStyle != .unspecified { parts.append("\(userInterfaceStyle)") }
    if layoutDirection != .unspecified { parts.append("\(layoutDirection)") }
    if preferredContentSizeCategory != .unspecified { parts.append(preferredContentSizeCategory.rawValue) }
    if values.userInterfaceIdiom != .unspecified { parts.append("\(values.userInterfaceIdiom)") }
    if values.horizontalSizeClass != .unspecified { parts.append("\(values.horizontalSizeClass) width") }
    if values.verticalSizeClass != .unspecified { parts.append("\(values.verticalSizeClass) height") }
    return parts.isEmpty ? "no traits" : parts.joined(separator: ", ")
  }

  /// Returns the traits of a screen, unless others are set.
  /// > Documented: Human Interface Guidelines, Layout: the size classes of each device, by its shorter side.
  package static func ofScreen(scale: CGFloat, size: CGSize) -> TraitCollection {
    let shorterSide = min(size.width, size.height)
    let isPad = shorterSide >= 744
    let isLandscape = size.width > size.height
    let isWide = isPad || isLandscape && shorterSide >= 414
    let isHigh = isPad || !isLandscape
    var values = Values(
      userInterfaceStyle: .light, layoutDirection: .leftToRight, preferredContentSizeCategory: .large,
      userInterfaceIdiom: isPad ? .pad : .phone, horizontalSizeClass: isWide ? .regular : .compact,
      verticalSizeClass: isHigh ? .regular : .compact, forceTouchCapability: .unavailable,
      accessibilityContrast: .normal, userInterfaceLevel: .base, legibilityWeight: .regular)
    values.displayScale = scale
    return TraitCollection(values)
  }
}
