// What is absent around views: what is shown beside them, and how they are pointed at, typed to and dragged.

/// Not there.
@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UIAttachmentBehavior {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UICalendarView {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UICollectionReusableView {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UICollectionViewController {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UICollectionViewFlowLayout {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UICollectionViewLayout {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UICollisionBehavior {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIColorPickerViewController {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UIColorWell {
  /// Not there.
  public init() {}
}

/// Not there.
@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UICommand {
  /// Not there.
  public init() {}
}

/// Not there.
@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UIContextMenuConfiguration {
  /// Not there.
  public init() {}
}

/// Not there.
@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UIContextMenuInteractionCommitAnimating {
  /// Not there.
  public init() {}
}

/// Not there.
@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UIDeferredMenuElement {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIDocumentPickerViewController {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Nothing is dragged between apps: call the delegate's methods.")
open class UIDragInteraction {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Nothing is dragged between apps: call the delegate's methods.")
open class UIDragItem {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Nothing is dragged between apps: call the delegate's methods.")
open class UIDropInteraction {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UIDynamicAnimator {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UIDynamicItemBehavior {
  /// Not there.
  public init() {}
}

/// Not there.
@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UIEditMenuInteraction {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "The focus is moved by UIWindow.moveFocus(to:heading:).")
open class UIFocusGuide {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "The focus is moved by UIWindow.moveFocus(to:heading:).")
open class UIFocusSystem {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UIGravityBehavior {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIImagePickerController {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "There is no keyboard: call the method itself.")
open class UIInputView {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "There is no keyboard: call the method itself.")
open class UIInputViewController {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "There is no keyboard: call the method itself.")
open class UIKey {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "There is no keyboard: call the method itself.")
open class UIKeyCommand {
  /// Not there.
  public init() {}
}

/// Not there.
@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UIMenuController {
  /// Not there.
  public init() {}
}

/// Not there.
@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UIMenuItem {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIPageViewController {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UIPasteControl {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "There is no pointer: set isHovered in a test.")
open class UIPointerEffect {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "There is no pointer: set isHovered in a test.")
open class UIPointerInteraction {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "There is no pointer: set isHovered in a test.")
open class UIPointerRegion {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "There is no pointer: set isHovered in a test.")
open class UIPointerShape {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIPresentationController {
  /// Not there.
  public init() {}
}

/// Not there.
@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UIPreviewParameters {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UIPushBehavior {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UIRefreshControl {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UISearchController {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UISheetPresentationController {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Nothing is animated by physics: use UIView.animate with a spring.")
open class UISnapBehavior {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UISplitViewController {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Nothing is dragged between apps: call the delegate's methods.")
open class UISpringLoadedInteraction {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UIStatusBarManager {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UITableViewController {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UITableViewHeaderFooterView {
  /// Not there.
  public init() {}
}

/// Not there.
@available(
  *, unavailable,
  message: "Menus are not shown: run the actions of the button's menu by performWithSender(_:target:)."
)
open class UITargetedPreview {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "There is no keyboard: call the method itself.")
open class UITextInputMode {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UITextPosition {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "Only views, controls, buttons, image views and labels are there.")
open class UITextRange {
  /// Not there.
  public init() {}
}
