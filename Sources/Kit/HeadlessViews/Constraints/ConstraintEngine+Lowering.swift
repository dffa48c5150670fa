import Foundation
import HeadlessConstraints
import HeadlessGeometry

/// Linear constraints for layout constraints, frames and content sizes.
extension ConstraintEngine {
  // MARK: Constraints

  /// Returns a layout constraint as a linear one, or nil if an item no longer exists.
  ///
  /// The nearest view that contains the items decides the direction of leading and trailing edges. Where it is right to
  /// left, the relation is turned round: its constant points to the left.
  /// > Seen: facts f54 and f78.
  func linearConstraint(for constraint: LayoutConstraint) -> LinearConstraint? {
    guard let container = constraint.activeCommonAncestor, constraint.hasOwners, !constraint.relatesBothAxes
    else { return nil }
    let isTurned = constraint.isDirectional && container.isRightToLeft
    // A center beside a leading edge is as far inside of it as in a left-to-right layout; a distance has no direction.
    let isInward = isTurned && constraint.first?.kind != .length
    let order = Int(constraint.state.order)
    var sum = LinearConstraint(
      [], relation(of: constraint, mirrored: isInward),
      strength: constraint.state.isBroken ? .broken : Strength(usable: constraint.priority),
      tie: TieBreak(above: order, below: -order))
    sum.terms.reserveCapacity(4)
    constraint.forEachTerm(mirrored: isTurned) { item, attribute, factor in
      add(attribute, of: item, factor, in: container, mirrored: isTurned, to: &sum)
    }
    sum.constant -= Double(isInward ? -constraint.storedConstant : constraint.storedConstant)
    // An override of the insets may have deactivated the constraint, or released a view.
    return constraint.state.isInstalled && constraint.hasOwners ? sum : nil
  }

  private func relation(of constraint: LayoutConstraint, mirrored isMirrored: Bool) -> LinearConstraint.Relation {
    switch constraint.relation {
    case .equal: .equal
    case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }

  /// Adds an attribute times a factor to a sum, in the coordinates of a view that contains its item.
  private func add(
    _ attribute: LayoutConstraint.Attribute, of item: LayoutItem, _ factor: Double, in container: View,
    mirrored isMirrored: Bool, to sum: inout LinearConstraint
  ) {
    let view = item.view
    let form = AttributeForm(attribute.resolved(mirrored: isMirrored), of: item, view)
    let axis = attribute.axis
    if attribute.isPosition { addPosition(of: item, axis, factor, in: container, to: &sum) }
    if let baselineItem = form.baselineItem, let view {
      addPosition(of: baselineItem, axis, factor, in: view, to: &sum)
    }
    if form.lengths != 0 {
      // `?? item` in place of the second branch would count references.
      let other = form.baselineItem ?? contentItem(replacing: item, attribute, in: container)
      let unknown = if let other { variable(.length(axis), of: other) } else { variable(.length(axis), of: item) }
      sum.terms.append(.init(unknown, factor * form.lengths))
    }
    sum.constant += factor * form.constant
  }

  /// Returns the content of a scroll view, for an edge or margin that a constraint relates to a view below the scroll
  /// view.
  /// > Documented: Auto Layout Guide, "Working with Scroll Views": constraints between the edges or margins of the
  /// > scroll view and its content attach to the content area; its height, width or centers to its frame.
  private func contentItem(
    replacing item: LayoutItem, _ attribute: LayoutConstraint.Attribute, in container: View
  ) -> LayoutItem? {
    guard container.flags.contains(.scrollsContent), attribute.isEdgeOrMargin, item.isOwned(by: container) else {
      return nil
    }
    return container.systemGuide(.content).layoutItem
  }

  /// Adds the position of an item in the coordinates of a view that contains it.
  /// > Documented: constraints between the content of a scroll view and views outside of it set a fixed position of the
  /// > content (Auto Layout Guide, "Working with Scroll Views"). Assumed: the transforms and the bounds origins of
  /// > other views between are ignored.
  private func addPosition(
    of item: LayoutItem, _ axis: LayoutAxis, _ factor: Double, in container: View, to sum: inout LinearConstraint
  ) {
    if item.isOwned(by: container) { return }
    var current = item
    while !current.superviewReference.refers(to: container) {
      guard let parent = current.container else { return }
      sum.terms.append(.init(variable(.position(axis), of: current), factor))
      if parent === container { return }
      if parent.flags.contains(.scrollsContent) {
        sum.terms.append(.init(variable(.position(axis), of: parent.systemGuide(.frame).layoutItem), -factor))
      }
      current = parent.layoutItem
    }
    sum.terms.append(.init(variable(.position(axis), of: current), factor))
  }

  // MARK: Content

  /// Returns the row of a content size: a higher price below it for compression resistance, above it for hugging.
  ///
  /// The order of ties is that in which constraints mentioned the items. Content that is made again after a solution
  /// stays violated.
  /// > Seen: facts f10, f11, f13 to f15, f17.
  func contentConstraint(_ length: CGFloat, of item: LayoutItem, _ view: View, _ axis: LayoutAxis) -> LinearConstraint {
    let inset = SolvedItem.Component.length(axis).inset(of: view.alignmentRectInsets)
    return LinearConstraint(
      [.init(variable(.length(axis), of: item))], constant: -Double(length + inset),
      strengthAbove: Self.contentStrength(view.contentHuggingPriority(for: axis)),
      strengthBelow: Self.contentStrength(view.contentCompressionResistancePriority(for: axis)),
      tie: tie(ofContent: item))
  }

  private static func contentStrength(_ priority: LayoutPriority) -> Strength {
    priority.rawValue >= LayoutPriority.required.rawValue ? .requiredContent : Strength(usable: priority)
  }

  private func tie(ofContent item: LayoutItem) -> TieBreak {
    if let rank = item.stackRank { return TieBreak(above: rank, below: rank) }
    let mention = item.mention
    return self[item].isContentRepeated
      ? TieBreak(above: -mention, below: -mention) : TieBreak(above: mention, below: -mention)
  }

  // MARK: Frames

  /// Returns the row that fixes a component of a frame-based view's frame, or of a system guide's.
  ///
  /// A flexible component of a view whose superview's size results from constraints is a fraction of that size.
  /// > Seen: fact f36.
  func frameConstraint(_ component: SolvedItem.Component, of item: LayoutItem) -> LinearConstraint {
    let unknown = LinearConstraint.Term(variable(component, of: item))
    if let guide = item.guide, let kind = guide.systemKind, let owner = guide.owningView {
      return systemGuideConstraint(component, unknown, kind, owner)
    }
    guard let view = item.view else { return LinearConstraint([unknown], .equal) }
    let rect = view.frameStorage
    let value = Double(component.value(in: rect))
    guard let superview = view.storedSuperview, view.followsSolvedSize(along: component.axis, of: fittedItem?.view)
    else { return LinearConstraint([unknown], constant: -value, .equal) }
    let room = superview.frameStorage.size
    let shares = Autoresizing(mask: view.autoresizingMask, oldSize: room, newSize: room).shares(from: rect)
    let share = Double(component.value(in: CGRect(origin: shares.origin, size: shares.size)))
    let length = SolvedItem.Component.length(component.axis)
    return LinearConstraint(
      [unknown, .init(variable(length, of: superview.layoutItem), -share)],
      constant: share * Double(length.value(in: superview.frameStorage)) - value, .equal)
  }

  /// Returns the row of a system guide: its insets from the edges of its owner, where the size of the owner results from
  /// constraints or is being fitted; else the distances of its rectangle, whose edges do not cross.
  private func systemGuideConstraint(
    _ component: SolvedItem.Component, _ unknown: LinearConstraint.Term, _ kind: SystemGuide, _ owner: View
  ) -> LinearConstraint {
    if kind == .keyboard, component.axis == .vertical {
      // The edge that does not move with the size of the owner is the bottom.
      let (height, room) = (Double(owner.keyboardGuideHeight), variable(.length(.vertical), of: owner.layoutItem))
      if component.isLength { return LinearConstraint([unknown], constant: -height, .equal) }
      return LinearConstraint([unknown, .init(room, -1)], constant: height, .equal)
    }
    let distance: CGFloat
    if hasSolvedSize(owner, along: component.axis), let insets = owner.systemInsets(kind) {
      distance = component.inset(of: insets)
    } else {
      let value = component.value(in: owner.systemRect(kind))
      distance = component.isLength ? component.value(in: owner.frameStorage) - value : value
    }
    if !component.isLength { return LinearConstraint([unknown], constant: -Double(distance), .equal) }
    return LinearConstraint(
      [unknown, .init(variable(component, of: owner.layoutItem), -1)], constant: Double(distance), .equal)
  }

  private func hasSolvedSize(_ view: View, along axis: LayoutAxis) -> Bool {
    view === fittedItem?.view || !view.rare.translatesAutoresizingMaskIntoConstraints
      || view.followsSolvedSize(along: axis, of: fittedItem?.view)
  }
}

/// An attribute of an item as a number that is added to its position, and a share of its length.
@MainActor private struct AttributeForm {
  /// The factor of the width or height.
  private(set) var lengths = 0.0
  private(set) var constant = 0.0
  /// The item below this one whose position and height the attribute contains as well: the view with the baseline.
  private(set) var baselineItem: LayoutItem?

  /// Creates the form of an attribute that does not depend on the layout direction.
  init(_ attribute: LayoutConstraint.Attribute, of item: LayoutItem, _ view: View?) {
    switch attribute {
    case .firstBaseline, .lastBaseline: setBaseline(isFirst: attribute == .firstBaseline, of: item, view)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins,
      .leadingMargin, .trailingMargin:
      item.hasContentMentions = true
      set(attribute, within: view?.resolvedMargins ?? .zero)
    default: set(attribute, within: view?.alignmentRectInsets ?? .zero)
    }
  }

  /// Sets the form of an edge, a center or a length that is measured inside insets.
  /// > Seen: facts f39, f53.
  private mutating func set(_ attribute: LayoutConstraint.Attribute, within insets: EdgeInsets) {
    let (left, right) = (Double(insets.left), Double(insets.right))
    let (top, bottom) = (Double(insets.top), Double(insets.bottom))
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: (lengths, constant) = (0, left)
    case .right, .trailing, .rightMargin, .trailingMargin: (lengths, constant) = (1, -right)
    case .top, .topMargin: (lengths, constant) = (0, top)
    case .bottom, .bottomMargin: (lengths, constant) = (1, -bottom)
    case .centerX, .centerXWithinMargins: (lengths, constant) = (0.5, (left - right) / 2)
    case .centerY, .centerYWithinMargins: (lengths, constant) = (0.5, (top - bottom) / 2)
    case .width: (lengths, constant) = (1, -left - right)
    case .height: (lengths, constant) = (1, -top - bottom)
    case .firstBaseline, .lastBaseline, .notAnAttribute: break
    }
  }

  /// Sets the form of the first or last baseline; without text it is the top or the bottom edge.
  /// > Documented: fact f40. Seen: facts f41, f43.
  private mutating func setBaseline(isFirst: Bool, of item: LayoutItem, _ view: View?) {
    item.hasContentMentions = true
    guard let view else { return set(.bottom, within: .zero) }
    let source = view.baselineSource(isFirst: isFirst)
    if source !== view { baselineItem = source.layoutItem }
    guard let content = source as? any BaselineContent else {
      return set(isFirst ? .top : .bottom, within: source.alignmentRectInsets)
    }
    let baseline = isFirst ? content.firstBaseline : content.lastBaseline
    (lengths, constant) = (Double(baseline.heightShare), Double(baseline.offset))
  }
}

extension SolvedItem.Component {
  func value(in rect: CGRect) -> CGFloat {
    switch self {
    case .left: rect.minX
    case .top: rect.minY
    case .width: rect.width
    case .height: rect.height
    }
  }

  /// Returns the distance of the component of an inset rectangle from the one that is inset.
  func inset(of insets: EdgeInsets) -> CGFloat {
    switch self {
    case .left: insets.left
    case .top: insets.top
    case .width: insets.left + insets.right
    case .height: insets.top + insets.bottom
    }
  }
}

extension View {
  /// Returns whether a component of the frame depends on the size of a superview whose size results from constraints,
  /// or is being fitted.
  final func followsSolvedSize(along axis: LayoutAxis, of fitted: View?) -> Bool {
    var view = self
    var flexible: View.AutoresizingMask = axis == .horizontal ? .horizontal : .vertical
    while let superview = view.storedSuperview {
      if view.autoresizingMask.isDisjoint(with: flexible) { return false }
      if superview === fitted || !superview.rare.translatesAutoresizingMaskIntoConstraints { return true }
      flexible = axis == .horizontal ? .flexibleWidth : .flexibleHeight
      view = superview
    }
    return false
  }
}

extension View.AutoresizingMask {
  fileprivate static let horizontal: Self = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
  fileprivate static let vertical: Self = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
}

extension Strength {
  /// Creates the strength of a priority; overrides may return one that is negative or not a number, which is treated as 0.
  init(usable priority: LayoutPriority) { self.init(priority: priority.rawValue > 0 ? priority.rawValue : 0) }
}
