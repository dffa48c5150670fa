// A view's anchors and constraints are absent, so that a source that uses them is told what to do instead.

/// Holds what views have not; members of a protocol stand back behind those that a subclass declares itself.
public protocol WithoutConstraints: AnyObject {}

extension UIView: WithoutConstraints {}

extension WithoutConstraints where Self: UIView {
  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var leftAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var rightAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var topAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var widthAnchor: NSLayoutDimension { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var heightAnchor: NSLayoutDimension { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var layoutMarginsGuide: UILayoutGuide { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var readableContentGuide: UILayoutGuide { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var safeAreaLayoutGuide: UILayoutGuide { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var constraints: [NSLayoutConstraint] { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var layoutGuides: [UILayoutGuide] { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public func addConstraint(_ constraint: NSLayoutConstraint) {}

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public func removeConstraint(_ constraint: NSLayoutConstraint) {}

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {}
}
