import HeadlessConstraints
import HeadlessGeometry
import HeadlessReporting

/// The choice among required constraints that cannot all hold.
extension ConstraintEngine {
  /// Makes one constraint of a conflict less than required, and reports it.
  func breakOne(of conflict: Solver.Conflict) {
    let owners = conflict.constraints.map { (row: $0, owner: owner(of: $0)) }
    guard let chosen = owners.max(by: { BreakingKey($0.owner, in: self) < BreakingKey($1.owner, in: self) }) else { return }
    removeRow(chosen.row)
    switch chosen.owner {
    case .constraint(let constraint):
      constraint.state.row = nil
      addBroken(constraint)
    case .frame(let item, let part):
      change(item) { $0.frameRows[part] = nil }
      var linear = frameConstraint(part, of: item)
      linear.setStrength(.broken)
      let row = addRow(linear, of: chosen.owner)
      change(item) { $0.frameRows[part] = row }
    case .floor, .content, .target, .none: break
    }
    if isShared { ConflictReport(owners.map(\.owner), broken: chosen.owner).send() }
  }

  private func addBroken(_ constraint: LayoutConstraint) {
    guard var linear = linearConstraint(for: constraint) else { return }
    linear.setStrength(.broken)
    let row = addRow(linear, of: .constraint(constraint))
    if !isShared { return }
    constraint.state.isBroken = true
    constraint.state.row = row
  }
}

/// The key by which the constraint to break is chosen: the greatest one of a conflict.
///
/// > Seen: fact f19: the later item by breadth-first rank, its other item, the relation, the attribute, the constant.
@MainActor
struct BreakingKey: @MainActor Comparable {
  private var numbers: [Double]

  init(_ owner: ConstraintEngine.RowOwner, in engine: ConstraintEngine) {
    numbers = []
  }

  static func < (left: BreakingKey, right: BreakingKey) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
