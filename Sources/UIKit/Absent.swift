// What is absent on purpose, so that a source that uses it is told what to do instead.

/// Not there.
@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class NSLayoutAnchor {
  /// Not there.
  public init() {}
}
/// Not there.
@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class NSLayoutConstraint {
  /// Not there.
  public init() {}
}
/// Not there.
@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
open class NSLayoutDimension {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UIBarButtonItem {
  /// Not there.
  public init() {}
}
/// Not there.
@available(
  *, unavailable, message: "Only views, controls, buttons, image views and labels are there: test the cell as a UIView."
)
open class UICollectionView {
  /// Not there.
  public init() {}
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
@available(
  *, unavailable,
  message: "Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask."
)
public struct UILayoutPriority {}
/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UINavigationController {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Nibs cannot be read without Objective-C: make the view in code.")
open class UINib {
  /// Not there.
  public init() {}
}
/// Not there.
@available(
  *, unavailable,
  message:
    "Only views, controls, buttons, image views and labels are there: scroll by setting bounds.origin of a UIView."
)
open class UIScrollView {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UISlider {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Constraint layout is not there yet: place the views in layoutSubviews().")
open class UIStackView {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Storyboards cannot be read without Objective-C: make the view in code.")
open class UIStoryboard {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UISwitch {
  /// Not there.
  public init() {}
}
/// Not there.
@available(
  *, unavailable, message: "Only views, controls, buttons, image views and labels are there: test the cell as a UIView."
)
open class UITableView {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UITextField {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIViewController {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Effects need a screen: use a UIView with a background colour.")
open class UIVisualEffectView {
  /// Not there.
  public init() {}
}

extension UIButton {
  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public struct Configuration {}
}
