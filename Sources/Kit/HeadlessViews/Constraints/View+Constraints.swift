import Foundation
import HeadlessGeometry
import HeadlessReporting

extension View {
  /// The view's item in the constraint engine; created on first access.
  final var layoutItem: LayoutItem {
    if let item = knownLayoutItem { return item }
    let item = LayoutItem(self)
    rare.layoutItem = item
    flags.insert(.hasLayoutItem)
    return item
  }

  /// The view's item in the constraint engine, or nil before the first access.
  final var knownLayoutItem: LayoutItem? { rare.layoutItem }

  /// The view's grid of pixels: its window's screen's, or the main screen's.
  package final var pixelGrid: PixelGrid { View.screen(of: windowLink).grid }

  /// Records that constraints mention the view, for the layout passes of its superviews and for their removal.
  final func recordConstraints() {
    if flags.contains(.hasConstraints) { return }  // The loop would retain the view.
    var view: View? = self
    while let current = view, !current.flags.contains(.hasConstraints) {
      current.flags.insert(.hasConstraints)
      view = current.storedSuperview
    }
  }

  final func setTranslatesMask(_ translates: Bool) {
    if translates == rare.translatesAutoresizingMaskIntoConstraints { return }
    rare.translatesAutoresizingMaskIntoConstraints = translates
    if !translates { recordConstraints() }
    ConstraintEngine.shared.itemDidChange(layoutItem)
    for subview in subviewStorage where subview.flags.contains(.hasLayoutItem) { subview.constraintInputsDidChange() }
    markNeedsLayout("translatesAutoresizingMaskIntoConstraints")
    storedSuperview?.subviewsChanged("translatesAutoresizingMaskIntoConstraints", of: self)
  }

  /// Sets the content hugging of a control that is only as large as its content.
  /// > Seen: fact q14 for a switch. Reported: the others.
  package final func hugContent(horizontally: Bool = true) {
    if horizontally { setContentPriority(\.contentHugging, .defaultHigh, .horizontal) }
    setContentPriority(\.contentHugging, .defaultHigh, .vertical)
  }

  final func setContentPriority(
    _ priorities: WritableKeyPath<RareProperties, LayoutPriorities>, _ priority: LayoutPriority, _ axis: LayoutAxis
  ) {
    guard priority.rawValue >= 0, priority.rawValue <= LayoutPriority.required.rawValue else {
      return refuse(
        "setContent…Priority(_:for:)", value: "the priority \(priority.rawValue)", because: "is not in 0...1000",
        cure: "Pass a priority from 0 to 1000.")
    }
    if rare[dynamicMember: priorities][axis] == priority { return }
    rare[dynamicMember: priorities][axis] = priority
    if flags.contains(.hasLayoutItem) { constraintInputsDidChange() }
  }

  /// Removes the constraints between this view or a descendant and a view outside, when it leaves its superview.
  /// > Documented: UIView.removeFromSuperview (fact f25).
  final func removeConstraintsToOutside() {
    var views: [View] = [self]
    var inside: Set<ObjectIdentifier> = []
    var next = 0
    while next < views.count {
      let view = views[next]
      next += 1
      inside.insert(ObjectIdentifier(view))
      views += view.subviewStorage.filter { $0.flags.contains(.hasConstraints) }
    }
    for view in views {
      guard let item = view.knownLayoutItem else { continue }
      for item in [item] + (item.guides + item.systemGuides).compactMap(\.storedItem) {
        for constraint in item.mentions.all {
          let container = constraint.state.container?.view
          if let container, !inside.contains(ObjectIdentifier(container)) { constraint.deactivate() }
        }
      }
    }
  }

  final func addConstraintHere(_ constraint: LayoutConstraint) {
    if constraint.state.isInvalid || constraint.state.container?.view === self { return }
    guard let ancestor = constraint.commonAncestor, ancestor.isInSubtree(of: self) else {
      return refuseConstraint(constraint)
    }
    constraint.deactivate()
    constraint.install(in: self, commonAncestor: ancestor)
  }

  private func refuseConstraint(_ constraint: LayoutConstraint) {
    var description = ConstraintDescription()
    IssueReporting.report(
      place: "\(type(of: self)).addConstraint(_:)",
      problem:
        "The view hierarchy is not prepared for the constraint: \(description.text(of: constraint)).  When added to a view, the constraint's "
        + "items must be descendants of that view (or the view itself).  This will crash if the constraint needs to be "
        + "resolved before the view hierarchy is assembled.",
      cure: "Add the views to their superviews before you add the constraint.")
  }

  final func removeConstraintHere(_ constraint: LayoutConstraint) {
    if constraint.state.container?.view === self { constraint.deactivate() }
  }

  final func setFramesOfConstrainedSubviews() {
    if ConstraintEngine.isPending { ConstraintEngine.shared.applyPendingChanges(for: self, isPlacing: true) }
    for subview in subviewStorage where subview.flags.contains(.hasLayoutItem) {
      if subview.superviewReference.refers(to: self) { subview.knownLayoutItem?.setSolvedFrame() }
    }
  }

  /// Stores a frame that differs from the frame of bounds and center only by a rounding error of their sum.
  final func removeRoundingError(from rect: CGRect) {
    let frame = frameStorage
    if frame == rect { return }
    let error = max(
      abs(frame.minX - rect.minX), abs(frame.minY - rect.minY), abs(frame.width - rect.width),
      abs(frame.height - rect.height))
    if error < PixelGrid.tolerance, transform.isIdentity { frameStorage = rect }
  }
}
