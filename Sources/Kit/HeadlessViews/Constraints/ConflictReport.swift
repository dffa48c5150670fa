import HeadlessConstraints
import HeadlessReporting

/// Required constraints that cannot all hold, and the one of them that is broken, in the words of UIKit's log.
///
/// It retains no view, as its tree may be released before it is sent.
/// > Seen: fact f22. Differs: names have no addresses, and a cure replaces the symbolic breakpoint.
@MainActor package struct ConflictReport {
  private let owners: [ConstraintEngine.RowOwner]
  private let broken: ConstraintEngine.RowOwner
  /// The constraints that are broken for the same reason.
  private var followers: [ConstraintEngine.RowOwner] = []

  /// The place that reports of conflicts have.
  package static var place: String { "LayoutConstraint" }

  /// Creates a report on the owners of rows, one of which is broken; rows for lengths of at least 0 are not listed.
  init(_ owners: [ConstraintEngine.RowOwner], broken: ConstraintEngine.RowOwner) {
    (self.owners, self.broken) = (owners, broken)
  }

  /// Adds a later conflict about the frames of the same views, and returns whether it is one.
  ///
  /// A view whose autoresizing mask was left on contradicts each constraint on it; one change mends all.
  /// > Differs: UIKit logs each of them.
  mutating func absorb(_ other: ConflictReport) -> Bool {
    let views = placedViews
    guard !views.isEmpty, views.elementsEqual(other.placedViews, by: ===) else { return false }
    followers.append(other.broken)
    return true
  }

  /// An item of the tree that the report is about.
  var item: LayoutItem? {
    switch broken {
    case .constraint(let constraint): constraint.state.container
    case .frame(let item, _), .content(let item, _), .nonnegative(let item, _): item
    case .none, .target: nil
    }
  }

  /// Whether the broken constraint holds, or is inactive.
  var isMended: Bool {
    guard case .constraint(let constraint) = broken else { return false }
    return !constraint.isActive || constraint.violation <= Solver.explanationTolerance
  }

  /// Returns names for the objects in reports: one for each, with a number where a class has several.
  package static func names(in reports: [ConflictReport]) -> ConstraintNames {
    var description = ConstraintDescription()
    for report in reports {
      for owner in report.owners + report.followers { _ = report.text(of: owner, &description) }
    }
    var names = description.names
    names.numberAll()
    return names
  }

  /// Returns the report in words, as the constraints are now.
  func issue(_ names: ConstraintNames) -> IssueReport {
    IssueReport(place: Self.place, problem: problem(names), cure: cure(names))
  }

  /// Returns the constraints that cannot all hold, a line each, the broken one last.
  package func lines(_ names: ConstraintNames) -> [String] {
    var description = ConstraintDescription(names)
    return owners.compactMap { text(of: $0, &description) }
  }

  private func problem(_ names: ConstraintNames) -> String {
    var description = ConstraintDescription(names)
    let note =
      frameBasedViews.isEmpty
      ? ""
      : "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation "
        + "for the UIView property translatesAutoresizingMaskIntoConstraints)"
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(note)
      (
      \(lines(names).map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(text(of: broken, &description) ?? "")
      \(others(names))

      """
  }

  private func others(_ names: ConstraintNames) -> String {
    var description = ConstraintDescription(names)
    let lines = followers.compactMap { text(of: $0, &description) }
    if lines.isEmpty { return "" }
    let list = lines.map { "\n\($0)" }.joined()
    return "\nFor the same reason \(lines.count == 1 ? "another one is" : "\(lines.count) others are") broken:\(list)\n"
  }

  private func text(of owner: ConstraintEngine.RowOwner, _ description: inout ConstraintDescription) -> String? {
    switch owner {
    case .constraint(let constraint): description.text(of: constraint)
    case .frame(let item, let component): description.text(ofFrame: component, of: item)
    case .content(let item, let axis): description.text(of: item.contentConstraint(along: axis))
    case .nonnegative, .target, .none: nil
    }
  }

  // MARK: The cure

  /// The views whose autoresizing masks are in the conflict.
  private var frameBasedViews: [View] {
    var views: [View] = []
    for case .frame(let item, _) in owners {
      if let view = item.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }

  /// Those that constraints place or size, too.
  ///
  /// A mask is a mistake where constraints are about the view itself; as the frame around other views it is right.
  private var placedViews: [View] {
    frameBasedViews.filter { view in constraints.contains { $0.positionsOrSizes(view) } }
  }

  private var constraints: [LayoutConstraint] {
    owners.compactMap { if case .constraint(let constraint) = $0 { constraint } else { nil } }
  }

  /// Returns the sentence on what to change.
  package func cure(_ names: ConstraintNames) -> String {
    let isNegativeLength = owners.contains { if case .nonnegative = $0 { true } else { false } }
    let general =
      isNegativeLength && constraints.count == 1
      ? "Pass a length that is not negative." : "Remove one of these constraints, or give one a priority below 1000."
    if placedViews.isEmpty { return general }
    var names = names
    let list = placedViews.map { names.name(of: $0) }.joined(separator: ", ")
    return "Set translatesAutoresizingMaskIntoConstraints to false for \(list). Or: \(general)"
  }
}

extension LayoutConstraint {
  /// Returns whether the constraint relates a view to its superview or its siblings, or sets its length.
  fileprivate func positionsOrSizes(_ view: View) -> Bool {
    let isFirst = first?.item === view.knownLayoutItem
    guard isFirst || second?.item === view.knownLayoutItem else { return false }
    guard let other = isFirst ? second : first, let item = other.item else { return true }
    if let otherView = item.nearestView, otherView !== view, otherView.isInSubtree(of: view) { return false }
    return item.guide?.owningView !== view
  }
}
