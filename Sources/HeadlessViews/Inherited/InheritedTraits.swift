import HeadlessGraphics

/// The inherited traits of a view.
struct InheritedTraits: Equatable {
  let collection: TraitCollection
}
