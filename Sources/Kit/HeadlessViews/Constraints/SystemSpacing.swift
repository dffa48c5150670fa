import Foundation

extension LayoutConstraint {
  /// The spacing between siblings, in points.
  /// > Seen: fact f55.
  static let siblingSpacing: CGFloat = 8

  /// Creates a constraint between two edges with the standard spacing times a factor.
  static func systemSpacing(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(first, relation, second, constant: spacing(from: second, to: first) * multiplier)
  }

  /// Returns the spacing between two edges: 8 points between siblings, the superview's margin to the superview.
  private static func spacing(from start: ConstraintSide, to end: ConstraintSide) -> CGFloat {
    guard let first = start.item, let last = end.item else { return siblingSpacing }
    if let view = first.view, view === last.container { return margin(of: view, at: start.attribute) }
    if let view = last.view, view === first.container { return margin(of: view, at: end.attribute) }
    return siblingSpacing
  }

  private static func margin(of view: View, at attribute: Attribute) -> CGFloat {
    let margins = view.resolvedMargins
    return switch attribute.resolved(mirrored: view.isRightToLeft) {
    case .left: margins.left
    case .right: margins.right
    case .top: margins.top
    case .bottom: margins.bottom
    default: siblingSpacing
    }
  }
}
