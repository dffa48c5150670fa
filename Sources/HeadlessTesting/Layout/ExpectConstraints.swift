import HeadlessGeometry
import HeadlessReporting
import HeadlessViews
import Testing

/// Fails unless the constraints in a tree give each view and layout guide one frame.
///
/// It lays the view out and looks at the view and all below it whose frames come from constraints. A failure names each
/// one with the parts of its frame that can have another value, and a cure. Constraints are missing, or several of one
/// priority cannot all hold, as when two labels share a row with equal hugging priorities.
///
/// - Parameters:
///   - view: The root of the tree.
///   - sourceLocation: Where a failure is recorded.
@MainActor
public func expectNoAmbiguity(_ view: View, sourceLocation: SourceLocation = #_sourceLocation) {
  view.layoutIfNeeded()
  let complaints = view.viewsInTests.flatMap(\.ambiguityComplaints)
  let title = "The layout of \(view.nameInTests) is ambiguous"
  ConstraintFailure(title: title, complaints: complaints).record(at: sourceLocation)
}

/// Fails unless all required constraints in a tree hold.
///
/// It lays the view out, and looks at the constraints of the view and all below it. A failure names each constraint that was
/// broken with those that it contradicts, and a cure.
///
/// - Parameters:
///   - view: The root of the tree.
///   - sourceLocation: Where a failure is recorded.
@MainActor
public func expectSatisfiable(_ view: View, sourceLocation: SourceLocation = #_sourceLocation) {
  let reports = IssueReporting.collect { view.layoutIfNeeded() }
  let complaints = view.viewsInTests.flatMap { subview in
    subview.unsatisfiedConstraints.compactMap { ConflictReport(ofBroken: $0) }.map { conflict -> String in
      let lines = (conflict.lines + [conflict.cure]).map { "\n  \($0)" }.joined()
      return "\(subview.nameInTests) has constraints that cannot all hold:\(lines)"
    }
  }
  // The failure contains what the reports of conflicts say.
  for report in reports where complaints.isEmpty || report.place != ConflictReport.place {
    IssueReporting.report(report)
  }
  ConstraintFailure(title: "The constraints of \(view.nameInTests) are not satisfiable", complaints: complaints)
    .record(at: sourceLocation)
}

/// A failure with a list of complaints, of which the first are shown.
private struct ConstraintFailure {
  let title: String
  let complaints: [String]

  /// The number of complaints before a failure only counts.
  private static let shown = 8

  func record(at place: SourceLocation) {
    if complaints.isEmpty { return }
    let rest = complaints.count - Self.shown
    let list = complaints.prefix(Self.shown).joined(separator: "\n") + (rest > 0 ? "\nand \(rest) more" : "")
    Failure(message: "\(title):\n\(list)").record(at: place)
  }
}

extension View {
  /// A line for each axis along which the view or a guide of it can have another frame.
  fileprivate var ambiguityComplaints: [String] {
    let parts = ambiguousParts
    var complaints: [String] = []
    for axis in [LayoutAxis.horizontal, .vertical] {
      var items: [AnyObject] = []
      for part in parts where part.axis == axis && !items.contains(where: { $0 === part.item }) {
        items.append(part.item)
      }
      for item in items { complaints.append(complaint(parts.filter { $0.item === item && $0.axis == axis }, axis)) }
    }
    return complaints
  }

  private func complaint(_ parts: [AmbiguousPart], _ axis: LayoutAxis) -> String {
    let guide = parts.first?.item as? LayoutGuide
    let name = guide.map { "the guide '\($0.identifier)' of \(nameInTests)" } ?? nameInTests
    let names = parts.map(\.name).joined(separator: " and ")
    return
      "\(name), \(axis == .horizontal ? "horizontally" : "vertically"): the \(names) can have more than one value. "
      + cure(parts, axis)
  }

  private func cure(_ parts: [AmbiguousPart], _ axis: LayoutAxis) -> String {
    if parts.contains(where: \.isTied) {
      return "Give one of the constraints or content priorities that compete a higher priority than the others."
    }
    let isHorizontal = axis == .horizontal
    let position = isHorizontal ? "leading, trailing or center X" : "top, bottom or center Y"
    let both = isHorizontal ? "two of leading, trailing, center X and width" : "two of top, bottom, center Y and height"
    if parts.count > 1 { return "Constrain \(both)." }
    if parts.contains(where: \.isLength) {
      return
        "Constrain the \(isHorizontal ? "width" : "height") or a second edge, or give the view an intrinsic content size."
    }
    return "Constrain its \(position)."
  }
}
