import HeadlessGraphics

/// The traits of a screen: what its windows inherit.
extension Screen {
  /// Whether the system is light or dark; light by default.
  ///
  /// A change notifies the views of the screen's windows whose traits it changes
  /// (``View/traitCollectionDidChange(_:)``). `unspecified` means light.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { traitCollection.userInterfaceStyle }
    set { setTraits(TraitCollection(userInterfaceStyle: newValue == .unspecified ? .light : newValue)) }
  }

  /// The layout direction of the system's language; left to right by default.
  ///
  /// A change notifies views and marks them for layout.
  public var layoutDirection: UserInterfaceLayoutDirection {
    get { isMirrored ? .rightToLeft : .leftToRight }
    set {
      if newValue == .rightToLeft { Self.someAreMirrored = true }
      setTraits(TraitCollection(layoutDirection: newValue == .rightToLeft ? .rightToLeft : .leftToRight))
    }
  }

  /// The user's preferred text size; large by default.
  ///
  /// A change notifies views; a font follows it only in a label that adjusts it.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { traitCollection.preferredContentSizeCategory }
    set { setTraits(TraitCollection(preferredContentSizeCategory: newValue)) }
  }

  /// The contrast of the user's setting Increase Contrast; normal by default.
  ///
  /// A change notifies views.
  package var accessibilityContrast: AccessibilityContrast {
    get { traitCollection.accessibilityContrast }
    set { setTraits(TraitCollection(accessibilityContrast: newValue == .high ? .high : .normal)) }
  }

  /// The kind of device; by default a pad where the shorter side has 744 points or more, else a phone.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { traitCollection.userInterfaceIdiom }
    set { setTraits(TraitCollection(userInterfaceIdiom: newValue)) }
  }

  /// The horizontal size class; by default the class of the device with this size.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { traitCollection.horizontalSizeClass }
    set { setTraits(TraitCollection(horizontalSizeClass: newValue)) }
  }

  /// The vertical size class; by default the class of the device with this size.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { traitCollection.verticalSizeClass }
    set { setTraits(TraitCollection(verticalSizeClass: newValue)) }
  }

  func setTraits(_ change: TraitCollection) {
    let new = traitCollection.merged(with: change)
    if new == traitCollection { return }
    // A window in another window is notified by that one.
    let windows = allWindows.objects.filter { $0.storedSuperview?.window?.screen !== self }
    let (ownOld, old) = (traitCollection, windows.map(\.inheritedTraits))
    traits.withLock { $0 = new }
    assignedTraits.withLock { $0 = nil }
    View.traitChangeCount += 1
    notifyOwnTraits(from: ownOld, to: new)
    for (window, old) in zip(windows, old) {
      InheritedTraits.notifyChange(at: window, from: old, to: window.inheritedTraits)
    }
  }

  /// Notifies the screen and its scene of their own traits.
  /// > Assumed: before the windows, from the outside to the inside.
  private func notifyOwnTraits(from old: TraitCollection, to new: TraitCollection) {
    new.performAsCurrent {
      notifyTraitRegistrations(from: old, to: new)
      scene?.notifyTraitRegistrations(from: old, to: new)
      scene?.traitCollectionDidChange(old)
    }
  }

  /// Does nothing: a screen has no subclasses here, so only registrations are called; see
  /// `registerForTraitChanges(_:handler:)`.
  public func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// Whether any screen was ever mirrored; the fast path for views while none was.
  static var someAreMirrored: Bool {
    get { MirroredScreens.exist }
    set { MirroredScreens.exist = newValue }
  }

  /// Resolves colors outside of views by the main screen; reading it once is enough.
  nonisolated static let showTraits: Void = TraitCollection.setDefaults {
    let screen = Screen.main
    return screen.assignedTraits.withLock(\.self) ?? screen.traitCollection
  } assign: { traits in
    Screen.main.assignedTraits.withLock { $0 = traits }
  }
}

extension Screen: TraitRegistering {}

// Private, so that the compiler checks no access to it.
@MainActor private enum MirroredScreens {
  static var exist = false
}
