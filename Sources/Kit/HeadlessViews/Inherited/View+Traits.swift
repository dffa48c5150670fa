import HeadlessGraphics
import HeadlessReporting

struct InheritedTraits: Equatable {
  let collection: TraitCollection
  /// The traits of the view's owner, before the changes of the view itself; nil for a view without an owner.
  /// > Documented: "Traits and the trait environment": an override of a view affects that view and its subviews only.
  var owner: TraitCollection?
}

extension InheritedTraits: InheritedValue {
  func applied(by view: View) -> InheritedTraits {
    let owner = view.viewOwner?.traits(of: view, from: collection)
    var collection = owner ?? collection
    let style = view.ownInterfaceStyle
    if style != .unspecified, style != collection.userInterfaceStyle {
      collection = collection.merged(with: TraitCollection(userInterfaceStyle: style))
    }
    let size = view.limited(collection.preferredContentSizeCategory)
    if size != collection.preferredContentSizeCategory {
      collection = collection.merged(with: TraitCollection(preferredContentSizeCategory: size))
    }
    if let overrides = view.rare.traitOverrides { collection = collection.merged(with: overrides) }
    return InheritedTraits(collection: collection, owner: owner)
  }

  static var callback: StaticString { "traitCollectionDidChange(_:)" }

  static let nesting = CallbackNesting(
    "changes of traits", cure: "Override traits in it only if they are not the wanted ones.")

  static func notify(_ view: View, from old: InheritedTraits, to new: InheritedTraits) {
    if old.collection.layoutDirection != new.collection.layoutDirection {
      view.markNeedsLayout("traitCollection")
      view.screenDirectionDidChange()
    }
    if let owner = view.viewOwner, let oldTraits = old.owner, let newTraits = new.owner, oldTraits != newTraits {
      newTraits.performAsCurrent { owner.traitsDidChange(of: view, from: oldTraits, to: newTraits) }
    }
    if old.collection == new.collection { return }
    new.collection.performAsCurrent {
      view.notifyTraitRegistrations(from: old.collection, to: new.collection)
      view.traitCollectionDidChange(old.collection)
    }
  }
}

extension View {
  final var ownInterfaceStyle: UserInterfaceStyle { rare.overrideUserInterfaceStyle }

  private var changesTraits: Bool {
    ownInterfaceStyle != .unspecified || limitsContentSize || flags.contains(.hasOwner)
      || rare.traitOverrides != nil
  }

  private var limitsContentSize: Bool {
    rare.minimumContentSizeCategory != nil || rare.maximumContentSizeCategory != nil
  }

  /// The traits of the screen, with the changes of the views from the root down to this one.
  final var inheritedTraits: InheritedTraits {
    let screenTraits = InheritedTraits(collection: View.screen(of: windowLink).traitCollection)
    if !flags.contains(.inheritsTintOrTraits) { return screenTraits }
    var changing: [View] = []
    var view: View? = self
    while let current = view {
      if current.changesTraits { changing.append(current) }
      view = current.storedSuperview
    }
    let traits = changing.reversed().reduce(screenTraits) { $0.applied(by: $1) }
    return changing.first === self ? traits : InheritedTraits(collection: traits.collection)
  }

  /// Returns the view's traits from its superview's, or from the ancestors where those are unknown.
  final func traits(inheriting inherited: TraitCollection?) -> TraitCollection {
    guard let inherited else { return inheritedTraits.collection }
    return changesTraits ? InheritedTraits(collection: inherited).applied(by: self).collection : inherited
  }

  /// The traits of the view's owner, without the view's own changes; without an owner the view's traits.
  package final var traitsOfOwner: TraitCollection {
    let traits = inheritedTraits
    return traits.owner ?? traits.collection
  }

  final func setInterfaceStyle(_ style: UserInterfaceStyle) {
    if style == ownInterfaceStyle { return }
    changeTraits { rare.overrideUserInterfaceStyle = style }
  }

  /// The number of changes of traits, after which a running layout looks at them again.
  static var traitChangeCount = 0

  /// Notifies the view, and those below it, of traits that the view or its owner changes.
  package final func changeTraits(_ change: () -> Void) {
    let old = inheritedTraits
    change()
    Self.traitChangeCount += 1
    markTraitInheritance()
    InheritedTraits.notifyChange(at: self, from: old, to: inheritedTraits)
  }

  /// Marks the view and all below it as inheriting traits, and the layout direction if the view or owner overrides it.
  final func markTraitInheritance() {
    let overrides = InheritedTraits(collection: TraitCollection()).applied(by: self).collection
    markInheritance(overrides.layoutDirection == .unspecified ? .inheritsTintOrTraits : ViewFlags.inheritance)
  }

  /// Returns a text size clamped to the view's own limits; `unspecified` is returned unchanged.
  fileprivate final func limited(_ size: ContentSizeCategory) -> ContentSizeCategory {
    guard limitsContentSize, let rank = size.rank else { return size }
    if let least = rare.minimumContentSizeCategory, let leastRank = least.rank, rank < leastRank { return least }
    if let most = rare.maximumContentSizeCategory, let mostRank = most.rank, rank > mostRank { return most }
    return size
  }

  final func setContentSizeLimit(
    _ member: WritableKeyPath<RareProperties, ContentSizeCategory?>, _ size: ContentSizeCategory?
  ) {
    if size == rare[dynamicMember: member] { return }
    changeTraits { rare[dynamicMember: member] = size }
  }

  // MARK: Layout direction

  /// The layout direction, which the attribute decides, or else the traits.
  final var layoutDirection: UserInterfaceLayoutDirection {
    semanticContentAttribute.layoutDirection(in: isMirroredByTraits ? .rightToLeft : .leftToRight)
  }

  /// Whether the layout direction of the traits is right to left: the screen's, unless an override is above the view.
  private var isMirroredByTraits: Bool {
    flags.contains(.inheritsDirection)
      ? inheritedTraits.collection.layoutDirection == .rightToLeft
      : Screen.someAreMirrored && View.screen(of: windowLink).isMirrored
  }

  final func setSemanticContentAttribute(_ attribute: SemanticContentAttribute) {
    if attribute == semanticContentAttribute { return }
    changeMargins { rare.semanticContentAttribute = attribute }
    if flags.contains(.hasLayoutItem) { constraintInputsDidChange() }
    markNeedsLayout("semanticContentAttribute")
  }

  /// Returns the layout direction for an attribute in the system's language.
  /// > Documented: UIView.userInterfaceLayoutDirection(for:).
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: Screen.main.layoutDirection)
  }

  /// Returns the layout direction for an attribute within a direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: SemanticContentAttribute, relativeTo layoutDirection: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    semanticContentAttribute.layoutDirection(in: layoutDirection)
  }
}

extension SemanticContentAttribute {
  /// Returns the layout direction for the attribute within a direction, which only an unspecified one reads.
  fileprivate func layoutDirection(
    in direction: @autoclosure () -> UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction()
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
