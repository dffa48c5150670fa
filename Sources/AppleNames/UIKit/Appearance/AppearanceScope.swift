/// The objects that an appearance proxy stands for.
@MainActor struct AppearanceScope {
  private let type: AnyObject.Type
  private let containers: [any UIAppearanceContainer.Type]
  private let traits: UITraitCollection?
  private let matchesClass: (AnyObject.Type) -> Bool

  init<Kind: AnyObject>(
    of type: Kind.Type, in containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) {
    self.type = type
    self.containers = containers
    self.traits = traits
    matchesClass = { $0 is Kind.Type }
  }

  func isSame(as other: AppearanceScope) -> Bool {
    type == other.type && traits == other.traits
      && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
  }

  func isMoreSpecific(than other: AppearanceScope) -> Bool {
    if type == other.type { return specificity >= other.specificity }
    return other.matchesClass(type)
  }

  private var specificity: Int { containers.count + (traits == nil ? 0 : 1) }

  /// Returns whether the proxy stands for an object: a view itself, or an item of a bar, which the bar contains.
  ///
  /// The traits of the view are read for a proxy with traits only: that takes time in a deep tree.
  func matches(_ object: AnyObject, in view: UIView) -> Bool {
    guard matchesClass(Swift.type(of: object)) else { return false }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    if containers.isEmpty { return true }
    var wanted = containers[...]
    var outer: UIView? = view
    var counts = object !== view
    while let candidate = outer, let container = wanted.first {
      if counts, isInstance(candidate, of: container) { wanted.removeFirst() }
      if let next = wanted.first, let owner = candidate.viewOwner, isInstance(owner, of: next) { wanted.removeFirst() }
      counts = true
      outer = candidate.superview
    }
    return wanted.isEmpty
  }

  private func isInstance<Container>(_ object: AnyObject, of type: Container.Type) -> Bool { object is Container }
}
