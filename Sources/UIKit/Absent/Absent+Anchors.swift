// A view's anchors and constraints are unavailable; see Absent+Constraints.swift.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Holds members that views do not have; members of a protocol come after those that a subclass declares itself.
public protocol WithoutConstraints: AnyObject {}

extension UIView: WithoutConstraints {}

@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
extension WithoutConstraints where Self: UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  public var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }
  public var widthAnchor: NSLayoutDimension { fatalError() }
  public var heightAnchor: NSLayoutDimension { fatalError() }
  public var layoutMarginsGuide: UILayoutGuide { fatalError() }
  public var readableContentGuide: UILayoutGuide { fatalError() }
  public var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
  public var keyboardLayoutGuide: UILayoutGuide { fatalError() }
  public var constraints: [NSLayoutConstraint] { fatalError() }
  public var layoutGuides: [UILayoutGuide] { fatalError() }
  public var hasAmbiguousLayout: Bool { fatalError() }
  public func addConstraint(_ constraint: NSLayoutConstraint) {}
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  public func removeConstraint(_ constraint: NSLayoutConstraint) {}
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { fatalError() }
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {}
}
