import Foundation
import Synchronization

extension TraitCollection {
  @TaskLocal private static var scoped: TraitCollection?

  private static let defaultTraits = Mutex<(@Sendable () -> TraitCollection)?>(nil)

  /// The traits by which dynamic colors are resolved: the running callback's, else of the main screen.
  /// > Documented: UITraitCollection.current. Differs: it is set while `traitCollectionDidChange` runs and by
  /// > ``performAsCurrent(_:)``; not while `layoutSubviews` or `tintColorDidChange` run.
  public static var current: TraitCollection { scoped ?? defaultTraits.withLock(\.self)?() ?? standardScreen }

  /// The traits of the main screen until a screen is first read, equal to the traits of a `Screen()`.
  private static let standardScreen = ofScreen(scale: 2, size: CGSize(width: 375, height: 667))

  /// Runs `actions` while these traits are ``current``.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$scoped.withValue(self, operation: actions)
  }

  /// Returns the traits of a screen, unless others are set.
  /// > Documented: Human Interface Guidelines, Layout: the size classes of each device, by its shorter side.
  package static func ofScreen(scale: CGFloat, size: CGSize) -> TraitCollection {
    let shorterSide = min(size.width, size.height)
    let isPad = shorterSide >= 744
    let isLandscape = size.width > size.height
    let isWide = isPad || isLandscape && shorterSide >= 414
    let isHigh = isPad || !isLandscape
    return TraitCollection(traitsFrom: [
      TraitCollection(displayScale: scale), TraitCollection(userInterfaceStyle: .light),
      TraitCollection(layoutDirection: .leftToRight), TraitCollection(preferredContentSizeCategory: .large),
      TraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
      TraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      TraitCollection(verticalSizeClass: isHigh ? .regular : .compact),
      TraitCollection(forceTouchCapability: .unavailable), TraitCollection(accessibilityContrast: .normal),
      TraitCollection(userInterfaceLevel: .base), TraitCollection(legibilityWeight: .regular),
    ])
  }

  /// Sets the source of ``current`` outside callbacks: the first screen does, as this target cannot see screens.
  package static func setDefaultTraits(from source: @escaping @Sendable () -> TraitCollection) {
    defaultTraits.withLock { $0 = source }
  }
}
