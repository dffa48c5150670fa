import HeadlessControllers
import HeadlessKit
import HeadlessViews

/// The objects that an appearance proxy stands for.
@MainActor
struct AppearancePlace {
  private let type: AnyObject.Type
  private let containers: [any UIAppearanceContainer.Type]
  private let traits: UITraitCollection?
  private let holds: (AnyObject.Type) -> Bool

  init<Kind: AnyObject>(
    of type: Kind.Type, in containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) {
    self.type = type
    self.containers = containers
    self.traits = traits
    holds = { $0 is Kind.Type }
  }

  func isSame(as other: AppearancePlace) -> Bool {
    type == other.type && traits == other.traits
      && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
  }

  /// Whether this place's values count before those of another one.
  func goesBefore(_ other: AppearancePlace) -> Bool {
    if type == other.type { return surroundings >= other.surroundings }
    return other.holds(type)
  }

  private var surroundings: Int { containers.count + (traits == nil ? 0 : 1) }

  /// Whether the proxy stands for a view.
  func holds(_ view: UIView) -> Bool { holds(view, outside: view, isContained: false) }

  /// Whether the proxy stands for an item of a bar, which the bar contains.
  func holds(_ item: UIBarItem, in bar: UIView) -> Bool {
    holds(item, outside: bar, isContained: true)
  }

  /// The traits of the view are read for a proxy with traits only: that takes time in a deep tree.
  private func holds(_ object: AnyObject, outside view: UIView, isContained: Bool) -> Bool {
    guard holds(Swift.type(of: object)) else { return false }
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
