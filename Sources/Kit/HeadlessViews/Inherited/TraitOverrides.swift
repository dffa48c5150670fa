import HeadlessGraphics

/// The traits that an object sets for itself and everything below it, in place of the inherited ones.
/// > Documented: UITraitOverrides. Differs: no values of an app's own traits; no override means unspecified.
public protocol TraitOverrides: MutableTraits {
  /// Returns whether a trait is overridden.
  func contains<Trait: TraitDefinition>(_ trait: Trait.Type) -> Bool
  /// Removes the override of a trait.
  mutating func remove<Trait: TraitDefinition>(_ trait: Trait.Type)
}

extension TraitCollection.Values: TraitOverrides {
  package func contains<Trait: TraitDefinition>(_ trait: Trait.Type) -> Bool {
    TraitCollection(self).changedTraits(from: nil).contains { $0 == trait }
  }

  package mutating func remove<Trait: TraitDefinition>(_ trait: Trait.Type) { self[trait] = Trait.defaultValue }
}

extension TraitCollection {
  /// Returns the traits of overrides; nil for none.
  package static func of(_ overrides: any TraitOverrides) -> TraitCollection? {
    let traits = (overrides as? Values).map { TraitCollection($0) }
    return traits == TraitCollection() ? nil : traits
  }
}

extension View {
  /// The traits that the view and its subviews have in place of the inherited ones; none by default.
  ///
  /// A change notifies the views whose traits it changes.
  ///
  /// - Complexity: O(*n*) to set, where *n* is the number of views below this one.
  ///
  /// > Documented: UITraitEnvironment.traitOverrides, of iOS 17. Assumed: overrides of the view are applied after its
  /// > ``overrideUserInterfaceStyle``.
  public final var traitOverrides: any TraitOverrides {
    get { (rare.traitOverrides ?? TraitCollection()).values }
    set {
      let traits = TraitCollection.of(newValue)
      if traits == rare.traitOverrides { return }
      changeTraits { rare.traitOverrides = traits }
    }
  }
}
