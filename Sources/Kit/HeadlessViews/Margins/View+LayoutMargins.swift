import HeadlessGeometry
import HeadlessReporting

extension View {
  package final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins: the set ones plus the safe area, and at least the part of the superview's that reaches into the view.
  /// > Seen: facts f47 (a sum) and f48 (at least). Assumed: the superview's margins are compared with that sum.
  final var resolvedMargins: EdgeInsets {
    var margins = rare.layoutMargins.resolved(mirrored: isRightToLeft)
    if flags.contains(.hasOwner), let minimum = rare.insetState?.minimumMargins { margins = margins.atLeast(minimum) }
    if insetsLayoutMarginsFromSafeArea { margins = margins.adding(countedSafeArea) }
    guard let state = rare.insetState else { return margins }
    return margins.atLeast(state.superviewMargins)
  }

  final func setLayoutMargins(_ insets: EdgeInsets) {
    guard accepts(insets.isFinite, "\(insets)", "layoutMargins") else { return }
    changeMargins { rare.layoutMargins = .fixed(insets) }
  }

  final func setDirectionalLayoutMargins(_ insets: DirectionalEdgeInsets) {
    guard accepts(insets.isFinite, "\(insets)", "directionalLayoutMargins") else { return }
    changeMargins { rare.layoutMargins = .directional(insets) }
  }

  final func setPreservesSuperviewLayoutMargins(_ preserves: Bool) {
    if preserves == rare.preservesSuperviewLayoutMargins { return }
    rare.preservesSuperviewLayoutMargins = preserves
    if preserves { (storedSuperview ?? self).markInheritingInsets() }
    updateInsets()
  }

  /// Changes an input of the margins, and notifies the view at once if the margins change.
  ///
  /// Subviews that preserve the margins follow; they are notified by the next layout pass.
  final func changeMargins(_ change: () -> Void) {
    let old = resolvedMargins
    change()
    if resolvedMargins != old { marginsDidChange() }
  }

  /// Notifies the view of margins that have changed, and updates the subviews that preserve them.
  final func marginsDidChange() {
    rare.insetState?.announced?.margins = resolvedMargins
    guideRectsMayChange()
    updateInsetsOfSubviews()
    Self.marginNesting.call("layoutMarginsDidChange of \(type(of: self))") {
      layoutMarginsDidChange()
      viewOwner?.marginsDidChange(of: self)
    }
  }

  private static let marginNesting = CallbackNesting(
    "changes of margins", cure: "Set margins in layoutMarginsDidChange() only if they are not the wanted ones.")

  /// Sets the margins of a new view without a notification.
  package final func setInitialMargins(_ insets: EdgeInsets) { rare.layoutMargins = .fixed(insets) }

  /// Removes the margins that views have by themselves: the root view of a controller has only the system's.
  /// > Seen: fact f46: 0 at the top and the bottom. Assumed: margins set to 8 points each are treated as not set.
  final func clearStandardMargins() {
    if rare.layoutMargins == .standard { rare.layoutMargins = .fixed(.zero) }
  }

  final func screenDirectionDidChange() {
    if flags.contains(.hasLayoutItem) { constraintInputsDidChange() }
    if semanticContentAttribute == .unspecified, rare.layoutMargins.dependOnDirection { marginsDidChange() }
  }
}
