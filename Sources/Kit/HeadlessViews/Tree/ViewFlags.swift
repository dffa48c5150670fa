/// The state of a view in single bits.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let initial: ViewFlags = [.needsLayout, .isOpaque, .isUserInteractionEnabled]

  /// The view itself needs layout; a descendant does while `View.dirtySubviews` is not empty.
  static let needsLayout = ViewFlags(rawValue: 1 &<< 0)
  /// The view's `layoutSubviews` is running.
  static let isLayingOut = ViewFlags(rawValue: 1 &<< 1)
  /// Some subviews' `siblingHint` is not their index.
  static let hintsAreStale = ViewFlags(rawValue: 1 &<< 2)

  static let isHidden = ViewFlags(rawValue: 1 &<< 3)
  static let isOpaque = ViewFlags(rawValue: 1 &<< 4)
  static let clipsToBounds = ViewFlags(rawValue: 1 &<< 5)
  static let isUserInteractionEnabled = ViewFlags(rawValue: 1 &<< 6)

  /// A layout pass has entered the view and not left it yet.
  static let isInPass = ViewFlags(rawValue: 1 &<< 7)

  /// The class is one of the toolkit's own and no subclass: its callbacks of moves are known to be empty.
  static let hasEmptyCallbacks = ViewFlags(rawValue: 1 &<< 8)
  /// The class's `layoutSubviews()` is known to be empty.
  static let hasEmptyLayout = ViewFlags(rawValue: 1 &<< 9)
  /// The view requested layout and was not marked, as it had nothing to lay out.
  static let hasOmittedMark = ViewFlags(rawValue: 1 &<< 10)

  /// Constraints have mentioned the view or a descendant, or its frame results from constraints.
  static let hasConstraints = ViewFlags(rawValue: 1 &<< 11)
  /// The constraint engine has an item of the view.
  static let hasLayoutItem = ViewFlags(rawValue: 1 &<< 12)
  static let hasConstraintsOrLayoutItem: ViewFlags = [.hasConstraints, .hasLayoutItem]
  /// `updateConstraints()` was called after the last `setNeedsUpdateConstraints()`.
  static let hasUpdatedConstraints = ViewFlags(rawValue: 1 &<< 18)
  /// The view is in its superview's dirty subviews because its constraints need an update.
  static let needsConstraintUpdate = ViewFlags(rawValue: 1 &<< 19)

  /// Some subview may have an autoresizing mask.
  static let hasFlexibleSubviews = ViewFlags(rawValue: 1 &<< 13)
  /// The subviews are following a new size right now.
  static let isResizingSubviews = ViewFlags(rawValue: 1 &<< 14)
  /// The view or one above it may have set a tint or a style; without the mark, none has.
  static let inheritsTintOrTraits = ViewFlags(rawValue: 1 &<< 15)
  /// The view or one above it may override the layout direction; without the mark, it is the screen's.
  static let inheritsDirection = ViewFlags(rawValue: 1 &<< 24)
  /// The marks that a view has from its superview when it is added.
  static let inheritance: ViewFlags = [.inheritsTintOrTraits, .inheritsDirection]

  /// The view or a subview may have a safe area or margins that follow the superview's; so may all its subviews.
  static let inheritsInsets = ViewFlags(rawValue: 1 &<< 16)
  /// The inherited insets have changed since the view was last notified of them.
  static let hasUnannouncedInsets = ViewFlags(rawValue: 1 &<< 17)

  /// The superview is a stack view that arranges the view.
  static let isArranged = ViewFlags(rawValue: 1 &<< 20)

  /// Constraints between the edges of the view and its subviews are about the size of its content.
  static let scrollsContent = ViewFlags(rawValue: 1 &<< 21)

  /// A view controller manages the view.
  static let hasOwner = ViewFlags(rawValue: 1 &<< 22)

  static let isObserved = ViewFlags(rawValue: 1 &<< 23)

  /// The view itself waits for a layout pass.
  static let waitsForPass = ViewFlags(rawValue: 1 &<< 0 | 1 &<< 17 | 1 &<< 19)

  // OptionSet's own versions of these call a dozen generic functions in a debug build: a third of the time of a layout.

  func contains(_ flags: ViewFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
  func isDisjoint(with flags: ViewFlags) -> Bool { rawValue & flags.rawValue == 0 }
  mutating func insert(_ flags: ViewFlags) { self = ViewFlags(rawValue: rawValue | flags.rawValue) }
  mutating func remove(_ flags: ViewFlags) { self = ViewFlags(rawValue: rawValue & ~flags.rawValue) }
}

extension View {
  final func set(_ flag: ViewFlags, to isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }
}
