import Foundation

/// The guides of a scroll view, which follow its content and its bounds.
extension View {
  /// Makes constraints between the edges of the view and its subviews determine the size of its content.
  package final func relateEdgesToContent() { flags.insert(.scrollsContent) }

  package final var scrollsContent: Bool { flags.contains(.scrollsContent) }

  /// The guide for the content: it begins at zero, and constraints determine its size.
  package final var contentGuide: LayoutGuide { systemGuide(.content) }

  /// The guide for the bounds, whose origin is the content offset.
  package final var frameGuide: LayoutGuide { systemGuide(.frame) }

  /// Returns the content's length along an axis by constraints, in points; nil if no constraint mentions it.
  package final func solvedContentLength(along axis: LayoutAxis) -> CGFloat? {
    let guide = knownLayoutItem?.systemGuides.first { $0.systemKind == .content }
    guard let item = guide?.storedItem, item.isMentioned(.length(axis)) else { return nil }
    let size = item.solvedFrame.size
    return axis == .horizontal ? size.width : size.height
  }
}

extension LayoutItem {
  /// Returns whether an active constraint mentions a component of the item's frame.
  fileprivate func isMentioned(_ component: SolvedItem.Component) -> Bool {
    let engine = ConstraintEngine.shared
    guard let variable = solved.variables[component] else { return false }
    return engine.solver.constraints(with: variable).contains {
      if case .constraint = engine.owner(of: $0) { true } else { false }
    }
  }
}
