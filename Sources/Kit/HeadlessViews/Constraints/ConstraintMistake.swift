import HeadlessGeometry

/// A pair of sides of a constraint that cannot be related, with UIKit's message.
/// > Reported: UIKit raises NSInvalidArgumentException with these messages.
struct ConstraintMistake {
  var member = "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
  let problem: String
  let cure: String

  /// Returns the first mistake in the sides of a constraint.
  @MainActor static func find(in constraint: LayoutConstraint) -> ConstraintMistake? {
    guard let first = constraint.first, first.item != nil else {
      return ConstraintMistake(
        problem: "Constraint must contain a first layout item.", cure: "Pass a view or a layout guide.")
    }
    let (multiplier, constant) = (constraint.storedMultiplier, constraint.storedConstant)
    guard multiplier.isFinite, constant.isFinite else {
      return ConstraintMistake(
        problem: "Expected finite numbers; got the multiplier \(multiplier) and the constant \(constant).",
        cure: "Pass finite numbers.")
    }
    if first.attribute == .notAnAttribute, first.origin == nil {
      return ConstraintMistake(
        problem: "Constraint must contain a first attribute.", cure: "Pass an attribute other than notAnAttribute.")
    }
    guard let second = constraint.second, second.item != nil, multiplier != 0 else {
      return first.kind == .length ? nil : locationWithoutItem
    }
    return findPairing(first, second)
  }

  private static func findPairing(_ first: ConstraintSide, _ second: ConstraintSide) -> ConstraintMistake? {
    if first.kind != second.kind, !(first.attribute.isPosition && second.attribute.isPosition) {
      return ConstraintMistake(
        problem: "Invalid pairing of layout attributes: \(first.attribute) and \(second.attribute).",
        cure: "Relate horizontal positions, vertical positions or lengths to their like.")
    }
    let isMixed =
      first.attribute.isDirectional && second.attribute.isAbsoluteEdge
      || first.attribute.isAbsoluteEdge && second.attribute.isDirectional
    if !isMixed || first.origin != nil { return nil }
    return ConstraintMistake(
      problem: "A constraint cannot be made between a leading/trailing attribute and a right/left attribute.",
      cure: "Use leading/trailing for both or neither.")
  }

  private static var locationWithoutItem: ConstraintMistake {
    ConstraintMistake(
      problem:
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant.",
      cure: "Relate a location to a location of another item.")
  }
}
