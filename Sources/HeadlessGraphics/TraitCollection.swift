import Foundation
import HeadlessReporting
import Synchronization

/// What a view's surroundings are like: scale, light or dark, direction, text size; immutable.
///
/// A trait that was not said is zero or `unspecified`, and says nothing when collections are put together.
open class TraitCollection: NSObject, @unchecked Sendable {
  private let values: Values

  private struct Values: Hashable {
    var displayScale: CGFloat = 0
    var userInterfaceStyle = UserInterfaceStyle.unspecified
    var layoutDirection = TraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = ContentSizeCategory.unspecified
  }

  private init(_ values: Values) {
    self.values = values
  }

  /// Makes a collection that says nothing.
  public override convenience init() {
    self.init(Values())
  }

  /// Makes a collection that says the scale alone, in pixels a point; one that no screen can have is reported.
  public convenience init(displayScale: CGFloat) {
    let isUsable = displayScale.isFinite && displayScale >= 0
    if !isUsable {
      IssueReporting.report(
        IssueReport(
          place: "TraitCollection.init(displayScale:)",
          problem: "\(displayScale) is no scale; it became 0, unspecified.",
          cure: "Give the pixels a point has: 1, 2 or 3."))
    }
    self.init(Values(displayScale: isUsable ? displayScale : 0))
  }

  /// Makes a collection that says the style alone.
  public convenience init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle))
  }

  /// Makes a collection that says the direction alone.
  public convenience init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init(Values(layoutDirection: layoutDirection))
  }

  /// Makes a collection that says the text size alone.
  public convenience init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init(Values(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Puts collections together; of two that say the same trait, the later one counts.
  public convenience init(traitsFrom collections: [TraitCollection]) {
    var values = Values()
    for said in collections.map(\.values) {
      if said.displayScale != 0 { values.displayScale = said.displayScale }
      if said.userInterfaceStyle != .unspecified { values.userInterfaceStyle = said.userInterfaceStyle }
      if said.layoutDirection != .unspecified { values.layoutDirection = said.layoutDirection }
      if said.preferredContentSizeCategory != .unspecified {
        values.preferredContentSizeCategory = said.preferredContentSizeCategory
      }
    }
    self.init(values)
  }

  /// The same collection with everything that another one says.
  package final func merged(with other: TraitCollection) -> TraitCollection {
    TraitCollection(traitsFrom: [self, other])
  }

  /// Pixels a point; 0 where it is not said.
  open var displayScale: CGFloat { values.displayScale }

  /// Light or dark.
  open var userInterfaceStyle: UserInterfaceStyle { values.userInterfaceStyle }

  /// Where layouts begin.
  open var layoutDirection: TraitEnvironmentLayoutDirection { values.layoutDirection }

  /// How large texts should be.
  open var preferredContentSizeCategory: ContentSizeCategory { values.preferredContentSizeCategory }

  /// Whether everything that `trait` says is so here; nil says nothing.
  open func containsTraits(in trait: TraitCollection?) -> Bool {
    guard let trait else { return true }
    return TraitCollection(traitsFrom: [self, trait]).values == values
  }

  /// Whether colours may look different from what they were with `traitCollection`.
  ///
  /// > Documented: UITraitCollection.hasDifferentColorAppearance(comparedTo:).
  open func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    (traitCollection?.userInterfaceStyle ?? .unspecified) != userInterfaceStyle
  }

  /// Equal when all traits are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? TraitCollection)?.values == values
  }

  /// A hash of the traits.
  open override var hash: Int { values.hashValue }

  /// The traits that are said, such as `scale 2, dark`.
  open override var description: String {
    var parts: [String] = []
    if displayScale != 0 { parts.append("scale \(displayScale.shortDescription)") }
    if userInterfaceStyle != .unspecified { parts.append("\(userInterfaceStyle)") }
    if layoutDirection != .unspecified { parts.append("\(layoutDirection)") }
    if preferredContentSizeCategory != .unspecified { parts.append(preferredContentSizeCategory.rawValue) }
    return parts.isEmpty ? "no traits" : parts.joined(separator: ", ")
  }
}

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
