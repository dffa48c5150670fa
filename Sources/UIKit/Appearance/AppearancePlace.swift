import HeadlessControllers
import HeadlessKit

/// Whom an appearance proxy stands for.
@MainActor
struct AppearancePlace {
  private let type: UIView.Type
  private let containers: [any UIAppearanceContainer.Type]
  private let traits: UITraitCollection?
  private let holds: (UIView.Type) -> Bool

  init<Kind: UIView>(
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

  func holds(_ view: UIView) -> Bool {
    guard holds(Swift.type(of: view)), traits.map(view.traitCollection.containsTraits) ?? true else { return false }
    var outer = view.superview
    for container in containers {
      while let candidate = outer, !isInstance(candidate, of: container) { outer = candidate.superview }
      guard let found = outer else { return false }
      outer = found.superview
    }
    return true
  }

  /// Whether a view, or the controller of a view, is of a container's class.
  private func isInstance<Container>(_ view: UIView, of type: Container.Type) -> Bool {
    view is Container || (view.next as? UIViewController) is Container
  }
}
