import HeadlessGraphics

/// What a view inherits of traits.
struct InheritedTraits: InheritedValue {
  let collection: TraitCollection

  func applied(by view: View) -> InheritedTraits {
    let style = view.ownInterfaceStyle
    if style == .unspecified || style == collection.userInterfaceStyle { return self }
    return InheritedTraits(collection: collection.merged(with: TraitCollection(userInterfaceStyle: style)))
  }

  static func tell(_ view: View, from old: InheritedTraits, to new: InheritedTraits) {
    if old.collection.layoutDirection != new.collection.layoutDirection { view.markNeedsLayout("traitCollection") }
    new.collection.performAsCurrent { view.traitCollectionDidChange(old.collection) }
  }
}

extension View {
  final var ownInterfaceStyle: UserInterfaceStyle { extra(\.overrideUserInterfaceStyle, default: .unspecified) }

  /// The traits of the screen, with the nearest style that this view or one above it sets.
  final var inheritedTraits: InheritedTraits {
    let screenTraits = InheritedTraits(collection: View.screen(of: windowLink).traitCollection)
    var view: View? = flags.contains(.inheritsLooks) ? self : nil
    while let current = view {
      if current.ownInterfaceStyle != .unspecified { return screenTraits.applied(by: current) }
      view = current.superview
    }
    return screenTraits
  }

  /// The screen whose traits a view has: its window's, else the main one.
  ///
  /// > Documented: from iOS 13 on a view outside a window has the traits that it is likely to get.
  static func screen(of link: WindowLink?) -> Screen {
    link?.window?.screen ?? Screen.main
  }

  final func setInterfaceStyle(_ style: UserInterfaceStyle) {
    if style == ownInterfaceStyle { return }
    let old = inheritedTraits
    makeExtras().overrideUserInterfaceStyle = style
    noteInheritance()
    InheritedTraits.tellChange(at: self, from: old, to: inheritedTraits)
  }
}
