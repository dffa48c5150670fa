import HeadlessControllers
import HeadlessKit

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

  /// Returns whether the proxy stands for a view.
  func matches(_ view: UIView) -> Bool { matches(view, outside: view, isContained: false) }

  /// Returns whether the proxy stands for an item of a bar, which the bar contains.
  func matches(_ item: UIBarItem, in bar: UIView) -> Bool { matches(item, outside: bar, isContained: true) }

  /// Returns whether the proxy applies to an object outside of a view.
  ///
  /// The traits of the view are read for a proxy with traits only: that takes time in a deep tree.
  private func matches(_ object: AnyObject, outside view: UIView, isContained: Bool) -> Bool {
    guard matchesClass(Swift.type(of: object)) else { return false }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    if containers.isEmpty { return true }
    var wanted = containers[...]
    var outer: UIView? = view
    var counts = isContained
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
