import Foundation

/// A linear relation between attributes of views or guides: `first = multiplier × second + constant`, `≤` or `≥`.
///
/// A constraint has an effect while it is active. Lengths and constants are in points.
/// > Documented: NSLayoutConstraint. Differs: where UIKit raises an exception, the change is reported and refused.
@preconcurrency @MainActor open class LayoutConstraint: NSObject {
  /// The relation between the two sides.
  /// > Documented: NSLayoutConstraint.Relation, with its raw values.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The first side is equal to the second one.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// An axis along which views are placed; UIKit's name of ``LayoutAxis``.
  public typealias Axis = LayoutAxis

  // MARK: Storage

  /// The left side; nil for a constraint that was created by `init()`.
  @exclusivity(unchecked) final var first: ConstraintSide?  // C1 and C3 by 8 %.
  /// The right side without multiplier and constant; nil for a constant.
  @exclusivity(unchecked) final var second: ConstraintSide?  // C1 and C3 by 8 %.
  /// Whether a side depends on the layout direction.
  final var isDirectional = false
  /// Whether the constraint relates a horizontal position to a vertical one, and so has no row.
  final var relatesBothAxes = false
  final var storedRelation = Relation.equal
  final var storedPriority = LayoutPriority.required
  final var storedMultiplier: CGFloat = 1
  final var storedConstant: CGFloat = 0
  @exclusivity(unchecked) final var state = ConstraintState()  // C1 and C3 by 8 %.

  // MARK: Life

  /// Creates a constraint without items, which cannot become active.
  public nonisolated override init() { super.init() }

  /// Creates an inactive constraint between attributes of two items, or between an attribute and a constant.
  ///
  /// Items are views and layout guides. Attributes that cannot be related, items of another type and numbers that are
  /// not finite are reported, and the constraint cannot become active.
  ///
  /// - Parameters:
  ///   - view1: The item of the left side.
  ///   - attr1: The attribute of the left side.
  ///   - relation: The relation of the left side to the right one.
  ///   - view2: The item of the right side; nil for a constant.
  ///   - attr2: The attribute of the right side; ``Attribute/notAnAttribute`` for a constant.
  ///   - multiplier: The factor of the right side's attribute.
  ///   - c: The number added to the right side, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    setSides(
      ConstraintSide(item: view1, attr1), relation,
      attr2 == .notAnAttribute ? nil : view2.flatMap { ConstraintSide(item: $0, attr2) },
      multiplier: multiplier, constant: c)
  }

  convenience init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?, multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.init()
    setSides(first, relation, second, multiplier: multiplier, constant: constant)
  }

  // MARK: Sides

  /// The item of the left side: a view, a layout guide, or nil if it no longer exists.
  public final var firstItem: AnyObject? { first?.owner }

  /// The attribute of the left side.
  public final var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }

  /// The item of the right side: a view, a layout guide, or nil.
  public final var secondItem: AnyObject? { second?.owner }

  /// The attribute of the right side; ``Attribute/notAnAttribute`` for a constant.
  public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The relation of the left side to the right one.
  public final var relation: Relation { storedRelation }

  /// The factor of the right side's attribute.
  public final var multiplier: CGFloat { storedMultiplier }

  /// The anchor of the left side.
  public final var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(first ?? .nothing) }

  /// The anchor of the right side; nil for a constant.
  public final var secondAnchor: LayoutAnchor<AnyObject>? { second.map { LayoutAnchor($0) } }

  // MARK: Values

  /// The number added to the right side, in points.
  ///
  /// It is the only property that is cheap to change while active. A number that is not finite is reported and refused.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        return report(
          "constant", "Expected a finite number; got \(newValue); keeping \(storedConstant).",
          cure: "Pass a finite number of points.")
      }
      if newValue == storedConstant { return }
      storedConstant = newValue
      if !state.isInstalled { return }
      ConstraintEngine.shared.constantDidChange(self)
      ConstraintEngine.shared.recordChange("constant", of: self)
    }
  }

  /// The priority; ``LayoutPriority/required`` by default.
  ///
  /// Numbers outside of 0 to 1,000, and while active changes between required and optional, are reported and refused.
  /// > Seen: fact f12.
  open var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue.rawValue >= 0, newValue.rawValue <= LayoutPriority.required.rawValue else {
        return report(
          "priority",
          "Expected a number from 0 to 1000; got \(newValue.rawValue); keeping \(storedPriority.rawValue).",
          cure: "Pass a priority from 0 to 1000.")
      }
      if newValue == storedPriority { return }
      if state.isInstalled, (newValue == .required) != (storedPriority == .required) {
        return report(
          "priority",
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed "
            + "priority \(CGFloat(newValue.rawValue).shortDescription) and the existing priority was "
            + "\(CGFloat(storedPriority.rawValue).shortDescription).",
          cure: "Deactivate the constraint before, or use 999 in place of 1000.")
      }
      storedPriority = newValue
      if !state.isInstalled { return }
      ConstraintEngine.shared.rowDidChange(self)
      ConstraintEngine.shared.recordChange("priority", of: self)
    }
  }

  /// Whether the constraint is archived with its view; stored only.
  open var shouldBeArchived = false

  /// The name of the constraint in descriptions and reports; nil by default.
  open var identifier: String?

  // MARK: Activity

  /// Whether the constraint has an effect on layout.
  ///
  /// Setting it adds the constraint to the nearest common ancestor of its items, or removes it from the view that has
  /// it. Without a common ancestor it is reported, and the constraint stays inactive.
  /// > Documented: NSLayoutConstraint.isActive. Seen: fact f24.
  open var isActive: Bool {
    get { state.isInstalled }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints in their order, each as ``isActive`` does.
  ///
  /// - Complexity: O(*d*) for each constraint, for *d* ancestors of its items; the next layout pass solves them.
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints in their order, each as ``isActive`` does.
  ///
  /// - Complexity: Constant for each constraint; the next layout pass solves the others.
  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Description

  open override var description: String { ConstraintDescription.text(of: self) { ConstraintDescription.text(of: $0) } }

  // MARK: Interface Builder

  /// Called on the real system when the constraint has been loaded from a nib; not called here.
  open func awakeFromNib() {}
}

/// An attribute of an item, or the distance between two attributes, as one side of a constraint.
struct ConstraintSide {
  /// The start of a distance that ends at a side's attribute.
  final class Origin {
    let item: LayoutItem
    let attribute: LayoutConstraint.Attribute

    init(item: LayoutItem, attribute: LayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  var item: LayoutItem?
  var origin: Origin?
  var attribute: LayoutConstraint.Attribute

  /// A side without an item.
  static var nothing: ConstraintSide { ConstraintSide(attribute: .notAnAttribute) }
}

extension ConstraintSide {
  /// Creates a side for an attribute of a view or guide; one without an item for an object of another type.
  @MainActor init(item: Any, _ attribute: LayoutConstraint.Attribute) {
    let known: LayoutItem? =
      if let view = item as? View { view.layoutItem } else { (item as? LayoutGuide)?.layoutItem }
    self.init(item: known, attribute: attribute)
  }

  /// The view or guide, or nil if it no longer exists.
  @MainActor var owner: AnyObject? { item?.owner }

  var kind: LayoutConstraint.Attribute.Kind { origin == nil ? attribute.kind : .length }

  var isDirectional: Bool { attribute.isDirectional || origin?.attribute.isDirectional ?? false }

  var isDirectionalDistance: Bool { origin != nil && isDirectional }

  /// Returns whether both are the same attribute of the same item.
  func isSame(as other: ConstraintSide) -> Bool {
    item === other.item && attribute == other.attribute && origin?.item === other.origin?.item
      && origin?.attribute == other.origin?.attribute
  }
}
