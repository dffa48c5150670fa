import HeadlessGraphics

extension TraitCollection {
  /// Creates a trait collection that specifies one trait; nothing for a trait of your own.
  /// > Documented: UITraitCollection.init(_:value:). Differs: values of an app's own traits are not stored.
  public convenience init<Trait: TraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  /// The value of a trait, such as `traits[TraitUserInterfaceStyle.self]`; the default value of a trait of your own.
  /// > Documented: UITraitCollection.subscript(_:).
  public final subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    guard let system = trait as? any SystemTrait.Type else { return Trait.defaultValue }
    return system.value(in: self) as? Trait.Value ?? Trait.defaultValue
  }

  /// Returns a copy of the collection with another value of a trait.
  /// > Documented: UITraitCollection.replacing(_:value:).
  public final func replacing<Trait: TraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> TraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Returns the traits of the system that differ from another collection's; all specified ones for nil.
  /// > Documented: UITraitCollection.changedTraits(from:).
  public final func changedTraits(from traitCollection: TraitCollection?) -> [any TraitDefinition.Type] {
    let other = traitCollection ?? TraitCollection()
    return TraitCollection.systemTraits.filter { $0.differs(between: self, and: other) }
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
  /// > Documented: UIMutableTraits.subscript(_:). Differs: values of an app's own traits are not stored.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      guard let system = trait as? any SystemTrait.Type else { return Trait.defaultValue }
      return system.value(in: self) as? Trait.Value ?? Trait.defaultValue
    }
    set {
      guard let system = trait as? any SystemTrait.Type else { return }
      var changed: any MutableTraits = self
      system.set(newValue, in: &changed)
      if let changed = changed as? Self { self = changed }
    }
  }
}
