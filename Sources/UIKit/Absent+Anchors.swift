// A view's anchors and constraints are absent, so that a source that uses them is told what to do instead.

extension UIView {
  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var leftAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var rightAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var topAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var widthAnchor: NSLayoutDimension { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var heightAnchor: NSLayoutDimension { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var layoutMarginsGuide: UILayoutGuide { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var readableContentGuide: UILayoutGuide { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var safeAreaLayoutGuide: UILayoutGuide { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var constraints: [NSLayoutConstraint] { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final var layoutGuides: [UILayoutGuide] { fatalError() }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final func addConstraint(_ constraint: NSLayoutConstraint) {}

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {}

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {}
}
