import Foundation

extension LayoutConstraint {
  // MARK: Sides

  /// Sets the sides of a new constraint; sides that cannot be related are reported.
  final func setSides(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, multiplier: CGFloat, constant: CGFloat
  ) {
    (self.first, self.second, storedRelation) = (first, second, relation)
    (storedMultiplier, storedConstant) = (multiplier, constant)
    isDirectional = first.isDirectional || second?.isDirectional ?? false
    relatesBothAxes = second?.item != nil && first.kind != second?.kind
    guard let mistake else { return limitMultiplier() }
    state.isInvalid = true
    if !multiplier.isFinite { storedMultiplier = 1 }
    if !constant.isFinite { storedConstant = 0 }
    report(
      "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)", mistake.problem, cure: mistake.cure)
  }

  /// The sizes of multipliers other than 0.
  /// > Differs: UIKit accepts all. With smaller ones the solver's rounding errors can be points: of 100,000 random
  /// > systems down to a thousandth none has another solution in another order of the same steps, down to a
  /// > ten-thousandth 12, and down to a millionth 187.
  package static let multiplierSizes: ClosedRange<CGFloat> = 0.0001...10_000

  private func limitMultiplier() {
    let size = abs(storedMultiplier)
    if second == nil || size == 0 || Self.multiplierSizes.contains(size) { return }
    let given = storedMultiplier
    let nearest = min(max(size, Self.multiplierSizes.lowerBound), Self.multiplierSizes.upperBound)
    storedMultiplier = given < 0 ? -nearest : nearest
    report(
      "multiplier", "Expected 0 or a size from 0.0001 to 10000; got \(given), using \(storedMultiplier).",
      cure: "Pass a constant, or a multiplier of such a size.")
  }

  /// Calls a closure with each item that the constraint mentions, and its role.
  ///
  /// The constraint retains its items, which only `setSides` sets, so that the calls need not.
  final func forEachItem(_ body: (LayoutItem, Int) -> Void) {
    UncountedReference(first?.item).borrow { body($0, ConstraintState.Role.first) }
    UncountedReference(second?.item).borrow { body($0, ConstraintState.Role.second) }
    UncountedReference(first?.origin?.item).borrow { body($0, ConstraintState.Role.firstOrigin) }
    UncountedReference(second?.origin?.item).borrow { body($0, ConstraintState.Role.secondOrigin) }
  }

  /// Whether the left side has an item, and the views and guides of all items still exist.
  final var hasOwners: Bool {
    var isComplete = first?.item != nil
    forEachItem { item, _ in isComplete = isComplete && item.hasOwner }
    return isComplete
  }

  /// Calls a closure with each attribute of the sum that the constraint compares with its constant, and its factor: one
  /// for the left side, minus the multiplier for the right one, the opposite for the start and for mirrored distances.
  @inline(__always)  // Its closure would count four references a constraint.
  final func forEachTerm(
    mirrored isMirrored: Bool, _ body: (LayoutItem, LayoutConstraint.Attribute, _ factor: Double) -> Void
  ) {
    let left = isMirrored && first?.isDirectionalDistance ?? false ? -1.0 : 1
    UncountedReference(first?.item).borrow { body($0, firstAttribute, left) }
    UncountedReference(first?.origin).borrow { body($0.item, $0.attribute, -left) }
    let right = Double(isMirrored && second?.isDirectionalDistance ?? false ? storedMultiplier : -storedMultiplier)
    UncountedReference(second?.item).borrow { body($0, secondAttribute, right) }
    UncountedReference(second?.origin).borrow { body($0.item, $0.attribute, -right) }
  }

  /// Returns the number of times that the constraint mentions an item.
  final func count(of item: LayoutItem) -> Int {
    var count = 0
    forEachItem { mentioned, _ in if mentioned === item { count += 1 } }
    return count
  }

  /// Returns whether the constraint mentions a margin or a baseline of an item.
  final func mentionsContent(of item: LayoutItem) -> Bool {
    first?.item === item && firstAttribute.isBaselineOrMargin
      || second?.item === item && secondAttribute.isBaselineOrMargin
  }

  // MARK: Activity

  final func activate() {
    if state.isInstalled || state.isInvalid { return }
    // The view that had it may no longer exist.
    deactivate()
    guard let ancestor = commonAncestor else {
      if first?.item == nil { return refuseActivation("the constraint has no item") }
      return hasOwners ? refuseAncestor() : refuseActivation("an item no longer exists")
    }
    install(in: ancestor, commonAncestor: ancestor)
  }

  /// Adds the constraint to a view that is an ancestor of all its items, or one of them.
  ///
  /// The nearest such view decides the layout direction.
  final func install(in container: View, commonAncestor: View) {
    let holder = container.layoutItem
    state.container = holder
    if container !== commonAncestor { state.ancestor = commonAncestor.layoutItem }
    holder.held.append(self, role: ConstraintState.Role.held)
    forEachItem { item, role in
      item.mentions.append(self, role: role)
      item.recordConstraints()
    }
    if isDirectional { followDirection() }
    ConstraintEngine.shared.constraintWasActivated(self)
  }

  /// Makes the constraint follow the layout directions of the nearest view that contains all items.
  private func followDirection() {
    guard let item = state.ancestor ?? state.container, let view = item.view else { return }
    if item.isMirrored == nil { item.isMirrored = view.isRightToLeft }
    state.ancestor?.directed.append(self, role: ConstraintState.Role.directed)
  }

  final func deactivate() {
    guard let container = state.container else { return }
    ConstraintEngine.shared.constraintWillBeDeactivated(self)
    state.container = nil
    container.held.remove(self, role: ConstraintState.Role.held)
    forEachItem { $0.mentions.remove(self, role: $1) }
    if isDirectional { state.ancestor?.directed.remove(self, role: ConstraintState.Role.directed) }
    state.ancestor = nil
    state.isBroken = false
  }

  /// The nearest view that contains all items, or is one of them.
  final var commonAncestor: View? {
    var ancestor = first?.item?.nearestView
    forEachItem { item, role in
      if role == ConstraintState.Role.first { return }
      // A closure for `flatMap` would check the main actor at each call: 3 % of C1.
      if let view = item.nearestView { ancestor = ancestor?.nearestCommonAncestor(with: view) } else { ancestor = nil }
    }
    return ancestor
  }

  /// The common ancestor of an active constraint: the same one as long as it is active, as a view that leaves its
  /// superview ends the constraints with views outside.
  final var activeCommonAncestor: View? {
    let item = state.ancestor == nil ? UncountedReference(state.container) : UncountedReference(state.ancestor)
    return item.borrow { $0.view } ?? nil
  }

  private func refuseActivation(_ problem: String) {
    report(
      "isActive", "Expected items; \(problem); leaving the constraint inactive.",
      cure: "Create it with views or layout guides.")
  }

  /// Reports a constraint whose items have no common ancestor; the constraint remains inactive.
  /// > Seen: fact f24.
  private func refuseAncestor() {
    var description = ConstraintDescription()
    let anchors = [first, second].compactMap { side in side.map { description.anchorText(of: $0) } }
    report(
      "isActive",
      "Unable to activate constraint with anchors \(anchors.joined(separator: " and ")) because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
      cure: "Add its views and layout guides to one hierarchy before you activate the constraint.")
  }
}

extension View {
  /// Returns the nearest view that contains this view and another one, or is one of them.
  final func nearestCommonAncestor(with other: View) -> View? {
    if other === self || other.superviewReference.refers(to: self) { return self }
    if superviewReference.refers(to: other) { return other }
    if let parent = storedSuperview, other.superviewReference.refers(to: parent) { return parent }
    var (left, right) = (self, other)
    var (leftDepth, rightDepth) = (left.depth, right.depth)
    while left !== right {
      let isLeft = leftDepth >= rightDepth
      guard let parent = (isLeft ? left : right).storedSuperview else { return nil }
      if isLeft { (left, leftDepth) = (parent, leftDepth - 1) } else { (right, rightDepth) = (parent, rightDepth - 1) }
    }
    return left
  }

  /// The number of superviews above the view.
  final var depth: Int {
    var depth = 0
    var view = self
    while let parent = view.storedSuperview { (view, depth) = (parent, depth + 1) }
    return depth
  }
}

extension LayoutConstraint {
  /// The reason why the sides cannot be related, with UIKit's message; nil if they can.
  /// > Reported: UIKit raises NSInvalidArgumentException with these messages.
  private var mistake: (problem: String, cure: String)? {
    guard let first, first.item != nil else {
      return ("Constraint must contain a first layout item.", "Pass a view or a layout guide.")
    }
    guard storedMultiplier.isFinite, storedConstant.isFinite else {
      return (
        "Expected finite numbers; got the multiplier \(storedMultiplier) and the constant \(storedConstant).",
        "Pass finite numbers."
      )
    }
    if first.attribute == .notAnAttribute, first.origin == nil {
      return ("Constraint must contain a first attribute.", "Pass an attribute other than notAnAttribute.")
    }
    guard let second, second.item != nil, storedMultiplier != 0 else {
      if first.kind == .length { return nil }
      return (
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
          + "constraint of a location equal to a constant.",
        "Relate a location to a location of another item."
      )
    }
    if first.kind != second.kind, !(first.attribute.isPosition && second.attribute.isPosition) {
      return (
        "Invalid pairing of layout attributes: \(first.attribute) and \(second.attribute).",
        "Relate horizontal positions, vertical positions or lengths to their like."
      )
    }
    let isMixed =
      first.attribute.isDirectional && second.attribute.isAbsoluteEdge
      || first.attribute.isAbsoluteEdge && second.attribute.isDirectional
    if !isMixed || first.origin != nil { return nil }
    return (
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute.",
      "Use leading/trailing for both or neither."
    )
  }
}
