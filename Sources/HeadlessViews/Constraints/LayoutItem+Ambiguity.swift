import HeadlessConstraints

extension LayoutItem {
  /// Whether the constraints leave a position or length of the item along an axis more than one value.
  ///
  /// False for an item whose frame does not come from constraints.
  func hasAmbiguousLayout(along axis: LayoutAxis) -> Bool {
    let engine = ConstraintEngine.shared
    if ConstraintEngine.isPending { engine.settle() }
    guard isConstrained, solved.isUsed else { return false }
    return [SolvedItem.Part.position(axis), .length(axis)].contains { part in
      solved.variables[part].map { !engine.solver.isDetermined($0) } ?? true
    }
  }

  /// The active constraints that mention the item along an axis, in the order of their activation.
  ///
  /// > Assumed: constraints that affect the item by way of others are not included.
  func constraintsAffectingLayout(along axis: LayoutAxis) -> [LayoutConstraint] {
    mentions.all.filter { constraint in
      [constraint.first, constraint.second].contains { $0?.item === self && $0?.attribute.axis == axis }
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint mentions a margin or a baseline of an item.
  final func mentionsContent(of item: LayoutItem) -> Bool {
    [first, second].contains { side in
      guard let side, side.item === item else { return false }
      return switch side.attribute {
      case .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
        true
      default: false
      }
    }
  }
}
