import Foundation
import HeadlessGeometry

extension View {
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final var resolvedMargins: EdgeInsets {
    rare.layoutMargins.resolved(mirrored: isMirrored)
  }

  final func setLayoutMargins(_ insets: EdgeInsets) {
    guard insets.isFinite else {
      refuse("layoutMargins", value: "\(insets)", because: "is not finite", cure: "Give finite numbers of points.")
      return
    }
    changeMargins { rare.layoutMargins = .fixed(insets) }
  }

  final func setDirectionalLayoutMargins(_ insets: DirectionalEdgeInsets) {
    guard insets.isFinite else {
      refuse(
        "directionalLayoutMargins", value: "\(insets)", because: "is not finite", cure: "Give finite numbers of points."
      )
      return
    }
    changeMargins { rare.layoutMargins = .directional(insets) }
  }

  /// Changes an input of the margins, and notifies the view if the margins change.
  final func changeMargins(_ change: () -> Void) {
    let old = resolvedMargins
    change()
    if resolvedMargins == old { return }
    marginsDidChange()
    layoutMarginsDidChange()
  }
}
