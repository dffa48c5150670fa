import HeadlessConstraints
import HeadlessReporting

/// The choice among required constraints that cannot all hold.
extension ConstraintEngine {
  /// Makes one constraint of a conflict less than required, and reports it.
  func breakOne(of conflict: Solver.Conflict) {
    let owners = conflict.constraints.map { (row: $0, owner: owner(of: $0)) }
    let keys = owners.map { BreakingKey($0.owner) }
    guard let index = keys.indices.max(by: { keys[$0].isLess(than: keys[$1]) }) else { return }
    let chosen = owners[index]
    removeRow(chosen.row)
    switch chosen.owner {
    case .constraint(let constraint):
      if isShared { constraint.state.row = nil }
      addBroken(constraint)
    case .frame(let item, let component):
      var linear = frameConstraint(component, of: item)
      linear.breakRequirement()
      self[item].frameRows[component] = addRow(linear, of: chosen.owner)
    case .nonnegative(let item, let component): self[item].nonnegativeRows[component] = nil
    case .content, .target, .none: break
    }
    if isShared { report(owners.map(\.owner), broken: chosen.owner) }
  }

  private func report(_ owners: [RowOwner], broken: RowOwner) {
    let conflict = ConflictReport(owners, broken: broken)
    guard let item = conflict.item else { return }
    for index in unsentReports.indices where unsentReports[index].conflict?.absorb(conflict) == true {
      return
    }
    unsentReports.append(UnsentReport(item: item, conflict: conflict))
  }

  /// Reports a constraint between a horizontal and a vertical position, once while it is active.
  /// > Seen: fact f81.
  func reportAxes(of constraint: LayoutConstraint) {
    guard constraint.relatesBothAxes, !constraint.state.isBroken, let item = constraint.state.container else { return }
    constraint.state.isBroken = true
    var description = ConstraintDescription()
    let issue = IssueReport(
      place: ConflictReport.place,
      problem: "Constraint improperly relates anchors of incompatible types: \(description.text(of: constraint)).",
      cure: "Relate horizontal positions to horizontal ones and vertical positions to vertical ones.")
    unsentReports.append(UnsentReport(item: item, issue: issue))
  }

  /// Sends the reports about the tree of a view; those about other trees wait until these are laid out.
  ///
  /// The code that lays out one tree receives no report about another one, whose constraints may be about to change.
  func sendReports(aboutTreeOf view: View) {
    if unsentReports.isEmpty { return }
    let (root, reports) = (view.root, unsentReports)
    unsentReports = reports.filter { $0.item.nearestView.map { $0.root !== root } ?? false }
    for index in unsentReports.indices { unsentReports[index].hasWaited = true }
    let sent = reports.filter { report in
      report.item.nearestView?.root === root && !(report.hasWaited && report.conflict?.isMended ?? false)
    }
    let names = ConflictReport.names(in: sent.compactMap(\.conflict))
    for report in sent {
      if let issue = report.conflict?.issue(names) ?? report.issue { IssueReporting.report(issue) }
    }
  }

  private func addBroken(_ constraint: LayoutConstraint) {
    guard var linear = linearConstraint(for: constraint) else { return }
    linear.breakRequirement()
    let row = addRow(linear, of: .constraint(constraint))
    if !isShared { return }
    constraint.state.isBroken = true
    constraint.state.row = row
  }
}

/// The key by which the constraint to break is chosen: the greatest one of a conflict.
/// > Seen: fact f19.
@MainActor private struct BreakingKey {
  /// The ranks of the later item and the other one, by the breadth of the tree from the top; both the same for a
  /// constraint of one item.
  /// > Seen: row al-break-triangle: a width loses against edges of the same view.
  private var laterRank: [Int] = []
  private var otherRank: [Int] = []
  /// 0 for equal, 1 for at least, 2 for at most.
  private var relation = 0
  /// The attribute of the later item.
  private var attribute = 0
  /// The constant of the constraint written as later item = earlier item + constant.
  private var constant = 0.0

  /// Creates the key of a row: a constraint's own, or the lowest one for rows that the engine makes from frames and
  /// sizes.
  /// > Reported: with `midX` of an autoresizing mask against two edges of the same view, an edge is broken.
  init(_ owner: ConstraintEngine.RowOwner) {
    guard case .constraint(let constraint) = owner else { return }
    let first = constraint.first?.item.map { Self.rank(of: $0) } ?? []
    let second = constraint.second?.item.map { Self.rank(of: $0) } ?? []
    let isFirstLater = !first.lexicographicallyPrecedes(second)
    laterRank = isFirstLater ? first : second
    otherRank = constraint.second?.item == nil ? laterRank : isFirstLater ? second : first
    attribute = (isFirstLater ? constraint.firstAttribute : constraint.secondAttribute).rawValue
    let isAtMost = (constraint.relation == .lessThanOrEqual) == isFirstLater
    relation = constraint.relation == .equal ? 0 : isAtMost ? 2 : 1
    constant = Double(isFirstLater ? constraint.constant : -constraint.constant)
  }

  func isLess(than other: BreakingKey) -> Bool {
    if laterRank != other.laterRank { return laterRank.lexicographicallyPrecedes(other.laterRank) }
    if otherRank != other.otherRank { return otherRank.lexicographicallyPrecedes(other.otherRank) }
    return (relation, attribute, constant) < (other.relation, other.attribute, other.constant)
  }

  /// Returns the depth of an item, then the index of each of its superviews among the subviews, and at last its own.
  ///
  /// Guides of a view are ranked after its subviews.
  private static func rank(of item: LayoutItem) -> [Int] {
    var indexes: [Int] = []
    if let guide = item.guide, let owner = guide.owningView {
      let guides = owner.layoutGuides + owner.layoutItem.systemGuides
      indexes.append(owner.subviewStorage.count + (guides.firstIndex { $0 === guide } ?? guides.count))
    }
    var view = item.nearestView
    while let current = view, let superview = current.storedSuperview {
      superview.refreshSiblingHints()
      indexes.append(Int(current.siblingHint))
      view = superview
    }
    return [indexes.count] + indexes.reversed()
  }
}

extension LinearConstraint {
  /// Makes a required constraint less than required.
  fileprivate mutating func breakRequirement() {
    if strengthAbove == .required { strengthAbove = .broken }
    if strengthBelow == .required { strengthBelow = .broken }
  }
}
