import Foundation
import HeadlessViews

/// A constraint that a stack view needs.
@MainActor struct StackRule {
  /// The purpose of a constraint, with its name in UIKit's logs.
  /// > Seen: fact f66.
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case hiding = "UISV-hiding"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
  }

  /// An attribute of a view or a guide.
  typealias Side = (item: AnyObject, attribute: LayoutConstraint.Attribute)

  let role: Role
  let first: Side
  let relation: LayoutConstraint.Relation
  let second: Side?
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: LayoutPriority

  /// The constant values: rules with the same key have the same constraint.
  struct Key: Hashable {
    let role: Role
    let first: ObjectIdentifier
    let firstAttribute: LayoutConstraint.Attribute
    let relation: LayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: LayoutConstraint.Attribute?
    let isRequired: Bool
  }

  var key: Key {
    Key(
      role: role, first: ObjectIdentifier(first.item), firstAttribute: first.attribute, relation: relation,
      second: second.map { ObjectIdentifier($0.item) }, secondAttribute: second?.attribute,
      isRequired: priority == .required)
  }

  func makeConstraint() -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = role.rawValue
    return constraint
  }

  /// Returns whether a constraint with the same key is between the same items, not earlier ones at their addresses.
  func matches(_ constraint: LayoutConstraint) -> Bool {
    constraint.firstItem === first.item && constraint.secondItem === second?.item
  }
}

@MainActor final class StackConstraints {
  private var keys: [StackRule.Key] = []
  private var constraints: [StackRule.Key: LayoutConstraint] = [:]

  /// The view or guide that the others are as long as.
  private weak var reference: AnyObject?

  /// Returns the reference of equal lengths: the last one if it is among some items, else the first of these.
  func reference(among items: [AnyObject]) -> AnyObject? {
    if let reference, items.contains(where: { $0 === reference }) { return reference }
    reference = items.first
    return reference
  }

  /// Whether the number of views was reported that equal distances of centers are too many for.
  var hasReportedCenters = false

  /// Removes the constraints without a rule, and adds one for each new rule; of the others, changes the numbers.
  func replace(by rules: [StackRule]) {
    var kept: [StackRule.Key: LayoutConstraint] = [:]
    kept.reserveCapacity(rules.count)
    var keys: [StackRule.Key] = []
    keys.reserveCapacity(rules.count)
    var added: [LayoutConstraint] = []
    for rule in rules {
      let key = rule.key
      keys.append(key)
      if let constraint = constraints[key], rule.matches(constraint) {
        constraint.constant = rule.constant
        constraint.change(multiplier: rule.multiplier, priority: rule.priority)
        kept[key] = constraint
        if !constraint.isActive { added.append(constraint) }
      } else {
        let constraint = rule.makeConstraint()
        kept[key] = constraint
        added.append(constraint)
      }
    }
    for key in self.keys {
      if let constraint = constraints[key], kept[key] !== constraint { constraint.isActive = false }
    }
    LayoutConstraint.activate(added)
    (self.keys, constraints) = (keys, kept)
  }
}

@MainActor final class StackGuides {
  /// The guides between views, under the view before, and the one across the axis, under the stack view.
  private var guides: [ObjectIdentifier: LayoutGuide] = [:]
  private var used: Set<ObjectIdentifier> = []

  func beginUpdate() { used.removeAll(keepingCapacity: true) }

  /// Returns the guide that covers the views across the axis; it is created on first use.
  /// > Seen: fact f66.
  func spanner(in stack: StackView) -> LayoutGuide { guide(of: stack, "UISV-alignment-spanner", in: stack) }

  /// Returns the guide between a view and the next one; it is created on first use.
  func gap(after view: View, in stack: StackView) -> LayoutGuide { guide(of: view, "UISV-distributing", in: stack) }

  private func guide(of view: View, _ identifier: String, in stack: StackView) -> LayoutGuide {
    used.insert(ObjectIdentifier(view))
    if let guide = guides[ObjectIdentifier(view)] { return guide }
    let guide = LayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides[ObjectIdentifier(view)] = guide
    return guide
  }

  /// Removes the guides that were not used after ``beginUpdate()``.
  func removeUnused(of stack: StackView) {
    for (view, guide) in guides where !used.contains(view) {
      stack.removeLayoutGuide(guide)
      guides[view] = nil
    }
  }
}
