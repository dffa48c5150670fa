import HeadlessGraphics

/// A trait whose changes a view can register for.
///
/// > Documented: UITraitDefinition. Differs: a trait of your own has no values here.
public protocol TraitDefinition {
  /// Whether two trait collections have the same value of the trait.
  static func isEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool
}

/// Light or dark.
public enum TraitUserInterfaceStyle: TraitDefinition {
  /// Whether both styles are equal.
  public static func isEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    left.userInterfaceStyle == right.userInterfaceStyle
  }
}

/// The width class.
public enum TraitHorizontalSizeClass: TraitDefinition {
  /// Whether both classes are equal.
  public static func isEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    left.horizontalSizeClass == right.horizontalSizeClass
  }
}

/// The height class.
public enum TraitVerticalSizeClass: TraitDefinition {
  /// Whether both classes are equal.
  public static func isEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    left.verticalSizeClass == right.verticalSizeClass
  }
}

/// The pixels of a point.
public enum TraitDisplayScale: TraitDefinition {
  /// Whether both scales are equal.
  public static func isEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    left.displayScale == right.displayScale
  }
}

/// The layout direction.
public enum TraitLayoutDirection: TraitDefinition {
  /// Whether both directions are equal.
  public static func isEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    left.layoutDirection == right.layoutDirection
  }
}

/// The text size.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
  /// Whether both sizes are equal.
  public static func isEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    left.preferredContentSizeCategory == right.preferredContentSizeCategory
  }
}

/// The kind of interface.
public enum TraitUserInterfaceIdiom: TraitDefinition {
  /// Whether both kinds are equal.
  public static func isEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    left.userInterfaceIdiom == right.userInterfaceIdiom
  }
}

/// The level of the interface.
public enum TraitUserInterfaceLevel: TraitDefinition {
  /// Whether both levels are equal.
  public static func isEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    left.userInterfaceLevel == right.userInterfaceLevel
  }
}

/// The contrast.
public enum TraitAccessibilityContrast: TraitDefinition {
  /// Whether both contrasts are equal.
  public static func isEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    left.accessibilityContrast == right.accessibilityContrast
  }
}

/// The weight of letters.
public enum TraitLegibilityWeight: TraitDefinition {
  /// Whether both weights are equal.
  public static func isEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    left.legibilityWeight == right.legibilityWeight
  }
}

/// The force touch capability.
public enum TraitForceTouchCapability: TraitDefinition {
  /// Whether both capabilities are equal.
  public static func isEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    left.forceTouchCapability == right.forceTouchCapability
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
