import HeadlessGeometry

/// The margins of a view as they were last set: by fixed sides or by the layout direction.
///
/// The safe area and the superview's margins are not part of them.
enum LayoutMargins: Equatable {
  case fixed(EdgeInsets)
  case directional(DirectionalEdgeInsets)

  /// > Documented: UIView.layoutMargins: 8 points on each side. Seen: fact f45.
  static let standard = LayoutMargins.fixed(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

  func resolved(mirrored isMirrored: Bool) -> EdgeInsets {
    switch self {
    case .fixed(let insets): insets
    case .directional(let insets): insets.resolved(mirrored: isMirrored)
    }
  }

  var dependOnDirection: Bool { resolved(mirrored: true) != resolved(mirrored: false) }
}
