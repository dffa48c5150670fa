import HeadlessConstraints
import HeadlessGeometry

extension LayoutItem {
  /// Returns the freedom that constraints leave the item's position or length along an axis, the greater of both.
  ///
  /// Determined for an item without a superview, without constraints, or whose frame does not result from constraints.
  /// > Documented: equal optional priorities that cannot all hold are ambiguous as well as missing constraints (Auto
  /// > Layout Guide, "Ambiguous Layouts").
  func freedom(along axis: LayoutAxis) -> Solver.Freedom {
    let components = freeComponents(along: axis)
    return components.contains { $0.freedom == .free } ? .free : components.isEmpty ? .determined : .tied
  }

  /// Returns the components of the frame along an axis that can have more than one value.
  func freeComponents(along axis: LayoutAxis) -> [(component: SolvedItem.Component, freedom: Solver.Freedom)] {
    let engine = ConstraintEngine.shared
    nearestView?.solveConstraints()
    guard isConstrained, container != nil, systemKind == nil, solved.isUsed else { return [] }
    if guide?.isAmbiguityIgnored ?? false { return [] }
    return [SolvedItem.Component.position(axis), .length(axis)].compactMap { component in
      let freedom = solved.variables[component].map { engine.solver.freedom(of: $0) } ?? .free
      return freedom == .determined ? nil : (component, freedom)
    }
  }

  func hasAmbiguousLayout(along axis: LayoutAxis) -> Bool { freedom(along: axis) != .determined }

  var isAmbiguous: Bool {
    hasAmbiguousLayout(along: .horizontal) || hasAmbiguousLayout(along: .vertical)
  }

  /// Moves the item to another frame that its constraints allow; the next change of any constraint ends it.
  /// > Documented: `exerciseAmbiguityInLayout()` "randomly changes the frame between its different valid values".
  /// > Differs: it alternates between two frames, 20 points apart or as far as the constraints allow.
  func exerciseAmbiguity() {
    guard solved.isUsed, let view = nearestView else { return }
    let engine = ConstraintEngine.shared
    if engine.endExercise(of: self) { return engine.applyPendingChanges(for: view) }
    for axis in [LayoutAxis.horizontal, .vertical] {
      guard let component = freeComponents(along: axis).last?.component else { continue }
      let value = engine.value(component, of: self)
      for target in [value + Self.exerciseStep, value - Self.exerciseStep] {
        engine.exercise(component, of: self, toward: target)
        engine.applyPendingChanges(for: view)
        if abs(engine.value(component, of: self) - value) > PixelGrid.tolerance { break }
      }
    }
  }

  /// > Assumed: far enough to be seen.
  private static let exerciseStep = 20.0

  /// Returns the active constraints that determine the position and the length of the item along an axis: in the order
  /// of their activation, then content size constraints.
  ///
  /// Without a solution they are those that mention the item.
  func constraintsAffectingLayout(along axis: LayoutAxis) -> [LayoutConstraint] {
    let engine = ConstraintEngine.shared
    nearestView?.solveConstraints()
    var constraints: [ObjectIdentifier: (constraint: LayoutConstraint, order: [Int])] = [:]
    for component in [SolvedItem.Component.position(axis), .length(axis)] {
      guard let variable = solved.variables[component] else { continue }
      for row in engine.solver.constraintsDetermining(variable) {
        switch engine.owner(of: row) {
        case .constraint(let constraint):
          constraints[ObjectIdentifier(constraint)] = (constraint, [0, Int(constraint.state.order)])
        case .content(let item, let axis):
          let constraint = item.contentConstraint(along: axis)
          constraints[ObjectIdentifier(constraint)] = (constraint, [1, item.mention])
        case .none, .frame, .nonnegative, .target: break
        }
      }
    }
    return constraints.values.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.constraint)
  }
}

extension ConstraintEngine {
  /// Moves the solution as near to a value as the constraints allow.
  fileprivate func exercise(_ component: SolvedItem.Component, of item: LayoutItem, toward target: Double) {
    if let row = item.solved.exerciseRows[component] { removeRow(row) }
    let linear = LinearConstraint(
      [.init(variable(component, of: item))], constant: -target, .equal, strength: Solver.choice)
    item.solved.exerciseRows[component] = addRow(linear, of: .target)
    if !exercisedItems.contains(where: { $0 === item }) { exercisedItems.append(item) }
  }

  /// Removes the choice among the frames of an item, and returns whether there was one.
  fileprivate func endExercise(of item: LayoutItem) -> Bool {
    guard let index = exercisedItems.firstIndex(where: { $0 === item }) else { return false }
    exercisedItems.remove(at: index)
    removeRows(&item.solved.exerciseRows)
    return true
  }

  /// Removes the choices among the frames of all items, as constraints have changed.
  func endExercises() {
    if exercisedItems.isEmpty { return }
    for item in exercisedItems { removeRows(&item.solved.exerciseRows) }
    exercisedItems = []
  }
}
