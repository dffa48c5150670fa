import HeadlessGeometry

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
  var attribute: LayoutConstraint.Attribute
  var origin: Origin?

  /// A side without an item.
  static var nothing: ConstraintSide { ConstraintSide(item: nil, attribute: .notAnAttribute) }

  init(item: LayoutItem?, attribute: LayoutConstraint.Attribute, origin: Origin? = nil) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
  }

  /// Creates a side for an attribute of a view or guide; one without an item for an object of another type.
  @MainActor init(item: Any, _ attribute: LayoutConstraint.Attribute) {
    let known: LayoutItem? =
      if let view = item as? View { view.layoutItem } else { (item as? LayoutGuide)?.layoutItem }
    self.init(item: known, attribute: attribute)
  }

  /// The view or guide, or nil if it no longer exists.
  @MainActor var owner: AnyObject? { item?.owner }

  var kind: LayoutConstraint.Attribute.Kind { origin == nil ? attribute.kind : .length }

  /// Whether the side depends on the layout direction.
  var isDirectional: Bool { attribute.isDirectional || origin?.attribute.isDirectional ?? false }

  /// Returns whether both are the same attribute of the same item.
  func isSame(as other: ConstraintSide) -> Bool {
    item === other.item && attribute == other.attribute && origin?.item === other.origin?.item
      && origin?.attribute == other.origin?.attribute
  }
}
