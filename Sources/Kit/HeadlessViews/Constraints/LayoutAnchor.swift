import Foundation

/// An attribute of a view or layout guide, for creating constraints.
/// > Documented: NSLayoutAnchor.
@preconcurrency @MainActor open class LayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated(unsafe) final let side: ConstraintSide  // Constant.

  init(_ side: ConstraintSide) {
    self.side = side
    super.init()
  }

  /// The view or guide that the anchor belongs to.
  public final var item: AnyObject? { side.owner }

  /// The name of the anchor; empty.
  open var name: String { "" }

  /// Whether the constraints leave the anchor more than one position.
  open var hasAmbiguousLayout: Bool { side.item?.hasAmbiguousLayout(along: side.attribute.axis) ?? false }

  /// The constraints that affect the anchor.
  open var constraintsAffectingLayout: [LayoutConstraint] {
    side.item?.constraintsAffectingLayout(along: side.attribute.axis) ?? []
  }

  /// Creates an inactive constraint that sets this anchor equal to another one plus a constant, in points.
  public final func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat) -> LayoutConstraint {
    LayoutConstraint(side, .equal, anchor.side, constant: c)
  }

  /// Creates an inactive constraint that sets this anchor to at least another one plus a constant, in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> LayoutConstraint { LayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: c) }

  /// Creates an inactive constraint that sets this anchor to at most another one plus a constant, in points.
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> LayoutConstraint { LayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: c) }

  /// Creates an inactive constraint that sets this anchor equal to another one.
  public final func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    LayoutConstraint(side, .equal, anchor.side, constant: 0)
  }

  /// Creates an inactive constraint that sets this anchor to at least another one.
  public final func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    LayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: 0)
  }

  /// Creates an inactive constraint that sets this anchor to at most another one.
  public final func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    LayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: 0)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any SidedAnchor).map { side.isSame(as: $0.side) } ?? false
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(side.item.map(ObjectIdentifier.init))
    hasher.combine(side.attribute)
    return hasher.finalize()
  }

  open override var description: String { ConstraintDescription.text(of: self) { ConstraintDescription.text(of: $0) } }
}

/// An anchor, whatever its type: ``LayoutConstraint/firstAnchor`` and a view's anchor have different types.
/// > Documented: NSLayoutConstraint.firstAnchor. Seen: fact f80.
private protocol SidedAnchor {
  var side: ConstraintSide { get }
}

extension LayoutAnchor: nonisolated SidedAnchor {}

/// A horizontal position of a view or layout guide.
@preconcurrency @MainActor open class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one.
  public final func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: side, to: otherAnchor.side)
  }

  /// Creates an inactive constraint that sets this anchor after another one by the standard spacing times a factor.
  /// > Seen: fact f55: 8 points between siblings; to the superview its margin.
  public final func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint { .systemSpacing(side, .equal, anchor.side, multiplier: multiplier) }

  /// Creates an inactive constraint: this anchor is after another by at least the standard spacing times a factor.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    .systemSpacing(side, .greaterThanOrEqual, anchor.side, multiplier: multiplier)
  }

  /// Creates an inactive constraint: this anchor is after another by at most the standard spacing times a factor.
  public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    .systemSpacing(side, .lessThanOrEqual, anchor.side, multiplier: multiplier)
  }
}

/// A vertical position of a view or layout guide.
@preconcurrency @MainActor open class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one.
  public final func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: side, to: otherAnchor.side)
  }

  /// Creates an inactive constraint that sets this anchor below another one by the standard spacing times a factor.
  /// > Seen: fact f55: 8 points between siblings; to the superview its margin.
  public final func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint { .systemSpacing(side, .equal, anchor.side, multiplier: multiplier) }

  /// Creates an inactive constraint: this anchor is below another by at least the standard spacing times a factor.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    .systemSpacing(side, .greaterThanOrEqual, anchor.side, multiplier: multiplier)
  }

  /// Creates an inactive constraint: this anchor is below another by at most the standard spacing times a factor.
  public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    .systemSpacing(side, .lessThanOrEqual, anchor.side, multiplier: multiplier)
  }
}

/// A width or height of a view or layout guide, or the distance between two anchors.
@preconcurrency @MainActor open class LayoutDimension: LayoutAnchor<LayoutDimension> {
  convenience init(from start: ConstraintSide, to end: ConstraintSide) {
    var side = end
    side.origin = start.item.map { ConstraintSide.Origin(item: $0, attribute: start.attribute) }
    self.init(side)
  }

  /// Creates an inactive constraint that sets the dimension to a constant, in points.
  public final func constraint(equalToConstant c: CGFloat) -> LayoutConstraint {
    LayoutConstraint(side, .equal, nil, constant: c)
  }

  /// Creates an inactive constraint that sets the dimension to at least a constant, in points.
  public final func constraint(greaterThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    LayoutConstraint(side, .greaterThanOrEqual, nil, constant: c)
  }

  /// Creates an inactive constraint that sets the dimension to at most a constant, in points.
  public final func constraint(lessThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    LayoutConstraint(side, .lessThanOrEqual, nil, constant: c)
  }

  /// Creates an inactive constraint that sets the dimension to another one times a factor, plus a constant in points.
  public final func constraint(
    equalTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint { LayoutConstraint(side, .equal, anchor.side, multiplier: m, constant: c) }

  /// Creates an inactive constraint: the dimension is at least another times a factor plus a constant in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(side, .greaterThanOrEqual, anchor.side, multiplier: m, constant: c)
  }

  /// Creates an inactive constraint: the dimension is at most another times a factor plus a constant in points.
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(side, .lessThanOrEqual, anchor.side, multiplier: m, constant: c)
  }

  /// Creates an inactive constraint that sets the dimension to another one times a factor.
  public final func constraint(equalTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
    LayoutConstraint(side, .equal, anchor.side, multiplier: m, constant: 0)
  }

  /// Creates an inactive constraint that sets the dimension to at least another one times a factor.
  public final func constraint(greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint
  {
    LayoutConstraint(side, .greaterThanOrEqual, anchor.side, multiplier: m, constant: 0)
  }

  /// Creates an inactive constraint that sets the dimension to at most another one times a factor.
  public final func constraint(lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
    LayoutConstraint(side, .lessThanOrEqual, anchor.side, multiplier: m, constant: 0)
  }
}

extension View {
  /// The leading edge of the alignment rectangle.
  public final var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutItem.side(.leading)) }
  /// The trailing edge of the alignment rectangle.
  public final var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutItem.side(.trailing)) }
  /// The left edge of the alignment rectangle.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutItem.side(.left)) }
  /// The right edge of the alignment rectangle.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutItem.side(.right)) }
  /// The top edge of the alignment rectangle.
  public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutItem.side(.top)) }
  /// The bottom edge of the alignment rectangle.
  public final var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutItem.side(.bottom)) }
  /// The width of the alignment rectangle.
  public final var widthAnchor: LayoutDimension { LayoutDimension(layoutItem.side(.width)) }
  /// The height of the alignment rectangle.
  public final var heightAnchor: LayoutDimension { LayoutDimension(layoutItem.side(.height)) }
  /// The horizontal center of the alignment rectangle.
  public final var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutItem.side(.centerX)) }
  /// The vertical center of the alignment rectangle.
  public final var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutItem.side(.centerY)) }
  /// The baseline of the first line of text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutItem.side(.firstBaseline)) }
  /// The baseline of the last line of text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutItem.side(.lastBaseline)) }
}
