// Constraint layout is unavailable. The stubs take the arguments that real code passes, so that the compiler shows their
// message and nothing else; the message is all the documentation that they need.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Only its ``Axis`` is available, which the priorities of views are asked for.
open class NSLayoutConstraint {
  /// An axis of a view.
  public typealias Axis = LayoutAxis

  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public enum Attribute: Int, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case centerYWithinMargins, notAnAttribute
    public static var baseline: Attribute { .lastBaseline }
  }

  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public enum Relation: Int, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var alignAllLeft: FormatOptions { [] }
    public static var alignAllRight: FormatOptions { [] }
    public static var alignAllTop: FormatOptions { [] }
    public static var alignAllBottom: FormatOptions { [] }
    public static var alignAllLeading: FormatOptions { [] }
    public static var alignAllTrailing: FormatOptions { [] }
    public static var alignAllCenterX: FormatOptions { [] }
    public static var alignAllCenterY: FormatOptions { [] }
    public static var alignAllLastBaseline: FormatOptions { [] }
    public static var alignAllFirstBaseline: FormatOptions { [] }
    public static var directionLeadingToTrailing: FormatOptions { [] }
    public static var directionLeftToRight: FormatOptions { [] }
    public static var directionRightToLeft: FormatOptions { [] }
  }

  // The class itself is available, so that each member says that it is not.

  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public init() { fatalError() }

  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) { fatalError() }
}

@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
extension NSLayoutConstraint {
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { fatalError() }
  public class func activate(_ constraints: [NSLayoutConstraint]) {}
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {}
  public var isActive: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  public var constant: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }
  public var priority: LayoutPriority {
    get { fatalError() }
    set { fatalError() }
  }
  public var identifier: String? {
    get { fatalError() }
    set { fatalError() }
  }
  public var shouldBeArchived: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  public var multiplier: CGFloat { fatalError() }
  public var relation: Relation { fatalError() }
  public var firstItem: AnyObject? { fatalError() }
  public var firstAttribute: Attribute { fatalError() }
  public var secondItem: AnyObject? { fatalError() }
  public var secondAttribute: Attribute { fatalError() }
}

@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class NSLayoutAnchor<AnchorType: AnyObject> {
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat
  ) -> NSLayoutConstraint { fatalError() }
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat
  ) -> NSLayoutConstraint { fatalError() }
}

@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { fatalError() }
}

@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { fatalError() }
}

@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
}

@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class UILayoutGuide: NSObject {
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var widthAnchor: NSLayoutDimension { fatalError() }
  public var heightAnchor: NSLayoutDimension { fatalError() }
  public var layoutFrame: CGRect { fatalError() }
  public var owningView: UIView? { fatalError() }
  public var identifier: String = ""
}

@available(*, unavailable, message: "Constraint layout is not there yet: place the views in layoutSubviews().")
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { fatalError() }
  public convenience init(arrangedSubviews views: [UIView]) { fatalError() }
  open var arrangedSubviews: [UIView] { [] }
  open func addArrangedSubview(_ view: UIView) {}
  open func removeArrangedSubview(_ view: UIView) {}
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {}
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { 0 }
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
}
