import HeadlessGraphics

/// Values of traits by their definitions.
extension TraitCollection {
  /// Creates a trait collection that specifies one trait; nothing for a trait of your own.
  ///
  /// > Documented: UITraitCollection.init(_:value:). Differs: values of an app's own traits are not stored.
  public convenience init<Trait: TraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  /// The value of a trait, such as `traits[TraitUserInterfaceStyle.self]`; the default value of a trait of your own.
  ///
  /// > Documented: UITraitCollection.subscript(_:).
  public final subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    func value<System: SystemTrait>(of trait: System.Type) -> Any { System.value(in: self) }
    guard let system = trait as? any SystemTrait.Type else { return Trait.defaultValue }
    return value(of: system) as? Trait.Value ?? Trait.defaultValue
  }

  /// Returns a copy of the collection with another value of a trait.
  ///
  /// > Documented: UITraitCollection.replacing(_:value:).
  public final func replacing<Trait: TraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> TraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Returns the traits of the system that differ from another collection's; all specified ones for nil.
  ///
  /// > Documented: UITraitCollection.changedTraits(from:).
  public final func changedTraits(from traitCollection: TraitCollection?) -> [any TraitDefinition.Type] {
    func differs<System: SystemTrait>(_ trait: System.Type) -> Bool {
      System.differs(between: self, and: traitCollection ?? TraitCollection())
    }
    return TraitCollection.systemTraits.filter { differs($0) }
  }

  private static var systemTraits: [any SystemTrait.Type] {
    [
      TraitUserInterfaceStyle.self, TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self, TraitDisplayScale.self,
      TraitLayoutDirection.self, TraitPreferredContentSizeCategory.self, TraitUserInterfaceIdiom.self,
      TraitUserInterfaceLevel.self, TraitAccessibilityContrast.self, TraitLegibilityWeight.self,
      TraitForceTouchCapability.self,
    ]
  }
}

extension MutableTraits {
  /// The value of a trait; a trait of your own has its default value, and setting it changes nothing.
  ///
  /// > Documented: UIMutableTraits.subscript(_:). Differs: values of an app's own traits are not stored.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collected[trait] }
    set {
      guard let system = trait as? any SystemTrait.Type else { return }
      set(newValue, of: system)
    }
  }

  private mutating func set<System: SystemTrait>(_ value: Any, of trait: System.Type) {
    if let value = value as? System.Value { System.set(value, in: &self) }
  }

  /// The current values as a collection.
  private var collected: TraitCollection {
    let traits = self
    return TraitCollection { draft in
      draft.displayScale = traits.displayScale
      draft.userInterfaceStyle = traits.userInterfaceStyle
      draft.layoutDirection = traits.layoutDirection
      draft.preferredContentSizeCategory = traits.preferredContentSizeCategory
      draft.userInterfaceIdiom = traits.userInterfaceIdiom
      draft.horizontalSizeClass = traits.horizontalSizeClass
      draft.verticalSizeClass = traits.verticalSizeClass
      draft.forceTouchCapability = traits.forceTouchCapability
      draft.accessibilityContrast = traits.accessibilityContrast
      draft.userInterfaceLevel = traits.userInterfaceLevel
      draft.legibilityWeight = traits.legibilityWeight
    }
  }
}
