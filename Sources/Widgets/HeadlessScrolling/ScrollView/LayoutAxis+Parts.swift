import Foundation
import HeadlessGeometry
import HeadlessViews

extension LayoutAxis {
  static let both: [LayoutAxis] = [.horizontal, .vertical]
}

extension CGPoint {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension EdgeInsets {
  /// Accesses the inset at the top or at the left.
  subscript(start axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? left : top }
    set { if axis == .horizontal { left = newValue } else { top = newValue } }
  }

  /// Accesses the inset at the bottom or at the right.
  subscript(end axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? right : bottom }
    set { if axis == .horizontal { right = newValue } else { bottom = newValue } }
  }
}
