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
