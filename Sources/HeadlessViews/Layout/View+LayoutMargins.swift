import Foundation
import HeadlessGeometry

/// A view's margins as they were last set: by fixed sides or by the layout direction.
enum LayoutMargins {
  case fixed(EdgeInsets)
  case directional(DirectionalEdgeInsets)

  /// > Documented: UIView.layoutMargins: 8 points on each side.
  static let standard = LayoutMargins.fixed(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

  func resolved(mirrored isMirrored: Bool) -> EdgeInsets {
    switch self {
    case .fixed(let insets): insets
    case .directional(let insets): insets.resolved(mirrored: isMirrored)
    }
  }
}

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

  /// Changes something that the margins come from, and tells if that changes them.
  final func changeMargins(_ change: () -> Void) {
    let old = resolvedMargins
    change()
    if resolvedMargins != old { layoutMarginsDidChange() }
  }
}
