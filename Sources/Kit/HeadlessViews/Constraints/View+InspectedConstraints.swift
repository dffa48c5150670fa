import HeadlessConstraints

package struct InspectedConstraint: Hashable, Sendable, Codable {
  /// The formula: a visual format or an equation.
  package let formula: String
  package let identifier: String?
  /// 0 to 1000.
  package let priority: Float
  /// Whether it cannot hold with the others, and is less than required.
  package let isBroken: Bool
  /// The amount in points by which it does not hold in the last solution.
  package let violation: Double
}

extension LayoutConstraint {
  /// Whether the constraint could not hold with other required ones; until it is deactivated.
  /// > Seen: fact f21.
  package final var isBroken: Bool { state.isBroken }

  /// The amount in points by which the constraint does not hold in the last solution.
  package final var violation: Double {
    guard let row = state.row else { return 0 }
    let deviation = ConstraintEngine.shared.solver.deviation(of: row)
    switch relation {
    case .equal: return abs(deviation)
    case .lessThanOrEqual: return max(deviation, 0)
    case .greaterThanOrEqual: return max(-deviation, 0)
    }
  }

  package final func inspected(_ description: inout ConstraintDescription) -> InspectedConstraint {
    InspectedConstraint(
      formula: description.formula(of: self), identifier: identifier, priority: priority.rawValue, isBroken: isBroken,
      violation: violation)
  }
}

/// A component of a frame for which constraints allow more than one value.
package struct AmbiguousComponent {
  /// The view or guide.
  package let item: AnyObject
  package let axis: LayoutAxis
  /// Whether it is the width or height, and not the position.
  package let isLength: Bool
  /// Whether the other values violate as much of the same priorities.
  package let isTied: Bool

  /// The component as words, such as `horizontal position` or `width`.
  package var name: String {
    switch (axis, isLength) {
    case (.horizontal, false): "horizontal position"
    case (.horizontal, true): "width"
    case (.vertical, false): "vertical position"
    case (.vertical, true): "height"
    }
  }
}

extension View {
  /// Whether the view or a guide of it has ever had constraints.
  package final var hasLayoutItem: Bool { flags.contains(.hasLayoutItem) }

  /// Whether changes of constraints wait for a layout pass, in this tree or another one of the current scope.
  package final var hasWaitingConstraints: Bool {
    var areWaiting = false
    whileLayingOut { areWaiting = hasConstraintChanges }
    return areWaiting
  }

  /// The active constraints that mention the view or one of its guides, in the order of their activation.
  package final var mentioningConstraints: [LayoutConstraint] {
    guard let item = knownLayoutItem else { return [] }
    var known: Set<ObjectIdentifier> = []
    let items = [item] + (item.guides + item.systemGuides).compactMap(\.storedItem)
    let constraints = items.flatMap(\.mentions.all).filter { known.insert(ObjectIdentifier($0)).inserted }
    return constraints.sorted { $0.state.order < $1.state.order }
  }

  /// The guides of the view that constraints mention, and those that were added to it.
  package final var inspectedGuides: [LayoutGuide] {
    guard let item = knownLayoutItem else { return [] }
    return item.systemGuides.filter { !($0.storedItem?.mentions.isEmpty ?? true) } + item.guides
  }

  /// The components of the view's frame, and of its guides', for which constraints allow more than one value.
  package final var ambiguousComponents: [AmbiguousComponent] {
    guard let item = knownLayoutItem else { return [] }
    return ([item] + item.guides.compactMap(\.storedItem)).flatMap { item -> [AmbiguousComponent] in
      guard let owner = item.owner else { return [] }
      return [LayoutAxis.horizontal, .vertical].flatMap { axis in
        item.freeComponents(along: axis).map {
          AmbiguousComponent(item: owner, axis: axis, isLength: $0.component.isLength, isTied: $0.freedom == .tied)
        }
      }
    }
  }

  /// The constraints that the view has and that are broken and do not hold.
  package final var unsatisfiedConstraints: [LayoutConstraint] {
    (knownLayoutItem?.held.all ?? []).filter { $0.isBroken && $0.violation > Solver.explanationTolerance }
  }
}

extension ConflictReport {
  /// Creates the report of a broken constraint that does not hold, with the constraints that it contradicts now.
  package init?(ofBroken constraint: LayoutConstraint) {
    guard let row = constraint.state.row else { return nil }
    let engine = ConstraintEngine.shared
    let rows = engine.solver.constraintsOpposing(row).filter { engine.solver.isRequired($0) }
    let broken = ConstraintEngine.RowOwner.constraint(constraint)
    self.init(rows.map { engine.owner(of: $0) } + [broken], broken: broken)
  }
}
