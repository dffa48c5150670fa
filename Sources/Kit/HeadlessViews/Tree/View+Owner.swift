/// The owner of a view: its view controller.
extension View {
  /// The owner of the view; nil for a view that is not the root view of a controller.
  package final var viewOwner: (any ViewOwner)? { flags.contains(.hasOwner) ? rare.ownership?.owner : nil }

  /// Sets the owner, which is not retained.
  ///
  /// The view is marked for layout from now on even if its class does nothing: its owner is notified.
  package final func setViewOwner(_ owner: (any ViewOwner)?) {
    ViewOwnership.isUsed = true
    let ownership = rare.ownership ?? ViewOwnership()
    ownership.owner = owner
    rare.ownership = ownership
    set(.hasOwner, to: owner != nil)
    guard owner != nil else { return changeMargins { updateInsets() } }
    flags.remove([.hasEmptyCallbacks, .hasEmptyLayout])
    restoreOmittedMark()
    clearStandardMargins()
    markInheritingInsets()
    markTraitInheritance()
    updateInsets()
  }

  /// The owner of the nearest superview whose owner is not this view's; nil without one.
  package final var viewOwnerAbove: (any ViewOwner)? {
    var view = storedSuperview
    while let candidate = view {
      if let owner = candidate.viewOwner { return owner }
      view = candidate.storedSuperview
    }
    return nil
  }

  /// Computes the least margins again.
  package final func minimumMarginsMayChange() { changeMargins { updateInsets() } }
}

extension Window {
  /// Notifies the owners of the views in the window that it was shown or hidden.
  final func visibilityDidChange() {
    if !isHidden { contentOwner?.contentWillShow(in: self) }
    guard ViewOwnership.isUsed else { return }
    let owned = viewsOfSameWindow.filter { $0.flags.contains(.hasOwner) }
    // Callbacks may remove views, and hide or show the window again, which then has notified the owners.
    let window = visibleSelf
    for view in owned where view.windowLink?.window === self && visibleSelf === window {
      view.viewOwner?.viewWillMove(view, toVisible: window)
    }
    for view in owned where view.windowLink?.window === self && visibleSelf === window {
      view.viewOwner?.viewDidMove(view, toVisible: window)
    }
  }

  /// The window, unless it is hidden.
  final var visibleSelf: Window? { isHidden ? nil : self }
}
