import Foundation
import HeadlessViews

extension InspectorPage {
  struct ConstraintLine: Hashable, Sendable, Encodable {
    /// The formula: a visual format or an equation, with `@` and the priority of an optional constraint.
    let formula: String
    let identifier: String?
    /// `broken`, or the distance by which the constraint is violated; nil for one that holds.
    let state: String?

    @MainActor static func all(of view: View) -> [ConstraintLine]? {
      if !view.hasLayoutItem { return nil }
      // Names are the same in all lines of the view.
      var description = ConstraintDescription()
      let lines = view.mentioningConstraints.map { ConstraintLine($0.inspected(&description)) }
      return lines.isEmpty ? nil : lines
    }

    private init(_ constraint: InspectedConstraint) {
      formula = constraint.formula
      identifier = constraint.identifier
      let isViolated = constraint.violation > Self.tolerance
      let amount = isViolated ? "off by \(CGFloat(constraint.violation).shortDescription)" : nil
      state = constraint.isBroken ? ["broken", amount].compactMap(\.self).joined(separator: ", ") : amount
    }

    /// Violations below this are rounding errors, in points.
    private static let tolerance = 1e-4
  }

  struct GuideLine: Hashable, Sendable, Encodable {
    let name: String
    /// The rectangle in the view's coordinates, in points.
    let rect: CGRect

    @MainActor static func all(of view: View) -> [GuideLine]? {
      let lines = view.inspectedGuides.map { guide in
        GuideLine(name: guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier, rect: guide.layoutFrame)
      }
      return lines.isEmpty ? nil : lines
    }
  }
}

extension View {
  /// The ambiguous values of the view's frame and of its guides as words, such as `width, horizontal position`; nil
  /// while changes of constraints wait for a layout pass.
  var ambiguousComponentNames: String? {
    if hasWaitingConstraints { return nil }
    let names = ambiguousComponents.map { part in
      let isSelf = part.item === self
      let owner = isSelf ? "" : " of \((part.item as? LayoutGuide)?.identifier ?? "a guide")"
      return "\(part.name)\(owner)\(part.isTied ? " (equal priorities)" : "")"
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
