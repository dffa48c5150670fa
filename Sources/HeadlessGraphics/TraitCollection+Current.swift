import Synchronization

extension TraitCollection {
  @TaskLocal private static var scoped: TraitCollection?

  private static let surroundings = Mutex<(@Sendable () -> TraitCollection)?>(nil)

  /// The traits by which a dynamic colour tells its parts: those of the running callback, else of the main screen.
  ///
  /// > Documented: UITraitCollection.current. Differs: it is set while `traitCollectionDidChange` runs and by
  /// > ``performAsCurrent(_:)``; not while `layoutSubviews` or `tintColorDidChange` run.
  public static var current: TraitCollection {
    scoped ?? surroundings.withLock(\.self)?() ?? TraitCollection(userInterfaceStyle: .light)
  }

  /// Runs `actions` while these traits are ``current``.
  ///
  /// - Parameter actions: The code to run.
  /// - Returns: What `actions` returns.
  /// - Throws: What `actions` throws.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$scoped.withValue(self, operation: actions)
  }

  /// Says what ``current`` is outside callbacks; the screens do, as this room cannot see them.
  package static func takeSurroundings(from source: @escaping @Sendable () -> TraitCollection) {
    surroundings.withLock { $0 = source }
  }
}
