import Foundation
import HeadlessConstraints
import HeadlessReporting

extension View {
  /// Returns the size that the constraints and contents of the view and its descendants allow.
  ///
  /// The constraints between the view and others outside are ignored. The size is not rounded to pixels.
  /// > Seen: facts f5, f69.
  final func fittingSize(
    _ target: CGSize, _ horizontalPriority: LayoutPriority, _ verticalPriority: LayoutPriority
  ) -> CGSize {
    guard target.isFinite else {
      refuse(
        "systemLayoutSizeFitting(_:)", value: "the size \(target.shortDescription)", because: "is not finite",
        consequence: "returning the size of the bounds", cure: "Pass finite numbers of points.")
      return bounds.size
    }
    let size = Self.fittingNesting.call("systemLayoutSizeFitting(_:) of \(type(of: self))") {
      updateConstraintsIfNeeded()
      let engine = ConstraintEngine(fitting: layoutItem)
      for view in viewsWithConstraints {
        engine.read(view.layoutItem)
        for constraint in view.layoutItem.held.all { engine.add(constraint) }
      }
      engine.addTarget(target.width, horizontalPriority, of: .width)
      engine.addTarget(target.height, verticalPriority, of: .height)
      _ = engine.solve()
      return CGSize(width: engine.fittedLength(.width), height: engine.fittedLength(.height))
    }
    return size ?? bounds.size
  }

  private static let fittingNesting = CallbackNesting(
    "fitting sizes", cure: "Don't ask for the fitting size of a view in the intrinsicContentSize of what is in it.")

  /// The views of this tree that take part in constraints.
  private var viewsWithConstraints: [View] {
    var views = [self]
    var next = 0
    while next < views.count {
      let view = views[next]
      next += 1
      for subview in view.subviewStorage where !subview.flags.isDisjoint(with: .hasConstraintsOrLayoutItem) {
        views.append(subview)
      }
    }
    return views
  }
}

extension ConstraintEngine {
  /// Adds the row of a target length of the fitted view.
  /// > Assumed: of equal priorities the content wins.
  fileprivate func addTarget(_ length: CGFloat, _ priority: LayoutPriority, of component: SolvedItem.Component) {
    guard let fittedItem else { return }
    let first = -10_000_000
    let linear = LinearConstraint(
      [.init(variable(component, of: fittedItem))], constant: -Double(length + alignmentInset(along: component)),
      .equal, strength: Strength(usable: priority), tie: TieBreak(above: first, below: first))
    _ = addRow(linear, of: .target)
  }

  /// Returns a solved length of the fitted view's alignment rectangle.
  fileprivate func fittedLength(_ component: SolvedItem.Component) -> CGFloat {
    guard let fittedItem else { return 0 }
    return max(value(component, of: fittedItem) - alignmentInset(along: component), 0)
  }

  /// Returns the sum of the alignment insets of the fitted view along an axis.
  private func alignmentInset(along component: SolvedItem.Component) -> CGFloat {
    component.inset(of: fittedItem?.view?.alignmentRectInsets ?? .zero)
  }
}
