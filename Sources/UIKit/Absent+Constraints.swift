// Constraint layout is absent, so that a source that uses it is told what to do instead.

/// Not there.
@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class NSLayoutAnchor {
  /// Not there.
  public init() {}

  /// Not there.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Not there.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Not there.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
}
/// Not there.
@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class NSLayoutDimension {
  /// Not there.
  public init() {}

  /// Not there.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Not there.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Not there.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Not there.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  /// Not there.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  /// Not there.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
}
/// Not there.
@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class NSLayoutXAxisAnchor {
  /// Not there.
  public init() {}

  /// Not there.
  public func constraint(
    equalTo anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Not there.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Not there.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
}
/// Not there.
@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class NSLayoutYAxisAnchor {
  /// Not there.
  public init() {}

  /// Not there.
  public func constraint(
    equalTo anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Not there.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Not there.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
}
/// Only its ``Axis`` is there, which the priorities of views are asked for.
open class NSLayoutConstraint {
  /// An axis of a view.
  public typealias Axis = LayoutAxis

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public init() {}

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var isActive: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var constant: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var priority: LayoutPriority {
    get { fatalError() }
    set { fatalError() }
  }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public var identifier: String? {
    get { fatalError() }
    set { fatalError() }
  }

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public class func activate(_ constraints: [NSLayoutConstraint]) {}

  /// Not there.
  @available(
    *, unavailable,
    message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
  )
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}
/// Not there.
@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class UILayoutGuide {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Constraint layout is not there yet: place the views in layoutSubviews().")
open class UIStackView {
  /// Not there.
  public init() {}
}
