import Foundation
import Synchronization

extension TraitCollection {
  /// The traits of a scope, until its end or another assignment; a task that was started in the scope keeps it.
  private final class Scope: Sendable {
    let traits: Mutex<TraitCollection>
    init(_ traits: TraitCollection) {
      self.traits = Mutex(traits)
      scopeCount.add(1, ordering: .relaxed)
    }
    deinit { scopeCount.subtract(1, ordering: .relaxed) }
  }

  /// The traits outside of scopes.
  private struct Defaults: Sendable {
    let read: @Sendable () -> TraitCollection
    let assign: @Sendable (TraitCollection) -> Void
  }

  @TaskLocal private static var scope: Scope?

  private static let defaults = Mutex<Defaults?>(nil)

  /// The traits by which dynamic colors are resolved: the running callback's, else of the main screen.
  ///
  /// Other traits can be assigned: in a callback until it ends, else until the traits of the main screen change.
  /// > Documented: UITraitCollection.current: it is set before `layoutSubviews`, `viewWillLayoutSubviews`,
  /// > `viewDidLayoutSubviews`, `draw` and `traitCollectionDidChange`. Differs: not before `tintColorDidChange`, and in
  /// > layouts on another screen than the main one; an assignment before a screen is first used has no effect.
  public static var current: TraitCollection {
    get { scope?.traits.withLock(\.self) ?? defaults.withLock(\.self)?.read() ?? standardScreen }
    set {
      if let scope { return scope.traits.withLock { $0 = newValue } }
      assignmentCount.add(1, ordering: .relaxed)
      defaults.withLock(\.self)?.assign(newValue)
    }
  }

  /// Whether the code runs in a callback or ``performAsCurrent(_:)``, or in a task that was started there.
  package static var isScoped: Bool { scopeCount.load(ordering: .relaxed) > 0 && scope != nil }

  /// The number of scopes that exist in all tasks; while it is 0, which is most of the time, none is looked up.
  private static let scopeCount = Atomic(0)

  /// The number of assignments outside of scopes.
  package static let assignmentCount = Atomic(0)

  /// The traits of the main screen until a screen is first read, equal to the traits of a `Screen()`.
  private static let standardScreen = ofScreen(scale: 2, size: CGSize(width: 375, height: 667))

  /// Runs `actions` while these traits are ``current``.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$scope.withValue(Scope(self), operation: actions)
  }

  /// Sets the source of ``current`` outside of callbacks: the first screen does, as this target cannot see screens.
  package static func setDefaults(
    read: @escaping @Sendable () -> TraitCollection, assign: @escaping @Sendable (TraitCollection) -> Void
  ) { defaults.withLock { $0 = Defaults(read: read, assign: assign) } }

  static func current(with traits: TraitCollection?) -> TraitCollection {
    guard let traits else { return current }
    return current.merged(with: traits)
  }
}
