import HeadlessReporting
import HeadlessViews
import Testing

/// Fails unless the constraints in a tree determine one frame for each view and layout guide.
///
/// It lays the view out and checks all views in it whose frames result from constraints. A failure names each ambiguous
/// view, the values of its frame that are not determined, and a cure. Either constraints are missing, or several of one
/// priority cannot all hold, as for two labels in a row with equal hugging priorities.
///
/// - Complexity: O(*n* × *r*), where *n* is the number of views and *r* the number of entries in the solver's
///   rows for one view, besides the layout.
@preconcurrency @MainActor
public func expectNoAmbiguity(_ view: View, sourceLocation: SourceLocation = #_sourceLocation) {
  view.layoutIfNeeded()
  let complaints = view.viewsInTests.flatMap(\.ambiguityComplaints)
  Failure.record("The layout of \(view.nameInTests) is ambiguous", complaints: complaints, at: sourceLocation)
}

/// Fails unless all required constraints in a tree hold.
///
/// It lays the view out, and checks the constraints of the view and all views below it. A failure names each broken
/// constraint with those that it contradicts, and a cure.
///
/// - Complexity: O(*n*) for *n* views and constraints, besides the layout.
@preconcurrency @MainActor
public func expectSatisfiable(_ view: View, sourceLocation: SourceLocation = #_sourceLocation) {
  let reports = IssueReporting.collect { view.layoutIfNeeded() }
  let complaints = view.viewsInTests.flatMap { subview in
    subview.unsatisfiedConstraints.compactMap { ConflictReport(ofBroken: $0) }.map { conflict -> String in
      let names = ConflictReport.names(in: [conflict])
      let lines = (conflict.lines(names) + [conflict.cure(names)]).map { "\n  \($0)" }.joined()
      return "\(subview.nameInTests) has constraints that cannot all hold:\(lines)"
    }
  }
  // The failure contains the reports of conflicts.
  for report in reports where complaints.isEmpty || report.place != ConflictReport.place {
    IssueReporting.report(report)
  }
  Failure.record(
    "The constraints of \(view.nameInTests) are not satisfiable", complaints: complaints, at: sourceLocation)
}

extension View {
  /// The complaints, one for each axis along which the view or one of its guides can have another frame.
  fileprivate var ambiguityComplaints: [String] {
    // A stack view's own guides are not mended by its user.
    let components = ambiguousComponents.filter { !(($0.item as? LayoutGuide)?.identifier.hasPrefix("UISV-") ?? false) }
    return [LayoutAxis.horizontal, .vertical].flatMap { axis -> [String] in
      var items: [AnyObject] = []
      for part in components where part.axis == axis && !items.contains(where: { $0 === part.item }) {
        items.append(part.item)
      }
      return items.map { item in complaint(components.filter { $0.item === item && $0.axis == axis }, axis) }
    }
  }

  private func complaint(_ components: [AmbiguousComponent], _ axis: LayoutAxis) -> String {
    let guide = components.first?.item as? LayoutGuide
    let name = guide.map { "the guide '\($0.identifier)' of \(nameInTests)" } ?? nameInTests
    let names = components.map(\.name).joined(separator: " and ")
    return
      "\(name), \(axis == .horizontal ? "horizontally" : "vertically"): the \(names) can have more than one value. "
      + cure(components, axis)
  }

  private func cure(_ components: [AmbiguousComponent], _ axis: LayoutAxis) -> String {
    if components.contains(where: \.isTied) {
      return "Give one of the constraints or content priorities that compete a higher priority than the others."
    }
    let isHorizontal = axis == .horizontal
    let position = isHorizontal ? "leading, trailing or center X" : "top, bottom or center Y"
    let both = isHorizontal ? "two of leading, trailing, center X and width" : "two of top, bottom, center Y and height"
    if components.count > 1 { return "Constrain \(both)." }
    if components.contains(where: \.isLength) {
      return
        "Constrain the \(isHorizontal ? "width" : "height") or a second edge, or give the view an intrinsic content size."
    }
    return "Constrain its \(position)."
  }
}
