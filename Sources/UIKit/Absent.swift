// What is absent on purpose, so that a source that uses it is told what to do instead.

/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIActivityViewController {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIAlertAction {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIAlertController {
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
  *, unavailable,
  message: "Only views, controls, buttons, image views and labels are there: test the cell as a UIView."
)
open class UICollectionView {
  /// Not there.
  public init() {}
}
/// Not there.
@available(
  *, unavailable,
  message: "Only views, controls, buttons, image views and labels are there: test the cell as a UIView."
)
open class UICollectionViewCell {
  /// Not there.
  public init() {}
}
/// Not there.
@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UIContextMenuInteraction {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UIDatePicker {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UINavigationBar {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UINavigationController {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UINavigationItem {
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
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UIPageControl {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UIPickerView {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "There is no pointer.")
open class UIPointerStyle {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIPopoverPresentationController {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UIProgressView {
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
open class UISearchBar {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UISegmentedControl {
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
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UIStepper {
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
@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UITabBar {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UITabBarController {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UITabBarItem {
  /// Not there.
  public init() {}
}
/// Not there.
@available(
  *, unavailable,
  message: "Only views, controls, buttons, image views and labels are there: test the cell as a UIView."
)
open class UITableView {
  /// Not there.
  public init() {}
}
/// Not there.
@available(
  *, unavailable,
  message: "Only views, controls, buttons, image views and labels are there: test the cell as a UIView."
)
open class UITableViewCell {
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
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UITextView {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UIToolbar {
  /// Not there.
  public init() {}
}
/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIViewController {
  /// Not there.
  public init() {}
}
