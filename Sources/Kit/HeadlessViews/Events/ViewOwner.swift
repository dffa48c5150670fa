import HeadlessGeometry
import HeadlessGraphics

/// The responder that manages a view and what is below it: a view controller.
///
/// The view notifies it of changes that it may make or follow; a view without an owner only tests a flag.
@MainActor package protocol ViewOwner: Responder {
  /// The view; nil before it is loaded.
  var ownedView: View? { get }
  /// Called before the view's `layoutSubviews()`, in the pass that calls it.
  func viewWillLayOut(_ view: View)
  /// Called after the view's `layoutSubviews()`, before the subviews lay out theirs.
  func viewDidLayOut(_ view: View)
  /// Updates the constraints of the view: calls its `updateConstraints()` unless an override doesn't.
  func updateConstraints(of view: View)
  /// Called after the view was notified of its new safe area.
  func safeAreaDidChange(of view: View)
  /// Called after the view was notified of its new margins.
  func marginsDidChange(of view: View)
  /// Returns the least margins of the view without its safe area, in points; it runs no code that changes the tree.
  func minimumMargins(of view: View) -> EdgeInsets
  func traits(of view: View, from inherited: TraitCollection) -> TraitCollection
  /// Called when the traits of the owner have changed, before the view is notified.
  func traitsDidChange(of view: View, from old: TraitCollection, to new: TraitCollection)
  /// Called before the view is added to a visible window, or removed from one.
  func viewWillMove(_ view: View, toVisible window: Window?)
  /// Called after the view has entered a visible window, or left one.
  func viewDidMove(_ view: View, toVisible window: Window?)
  /// Called when the window whose content the owner manages is shown.
  func contentWillShow(in window: Window)
  /// Becomes the owner of the window's content, as its root view controller.
  func becomeContent(of window: Window)
}

/// The reference from a view to its owner, which is not retained.
@MainActor final class ViewOwnership {
  weak var owner: (any ViewOwner)?

  /// Whether any view ever had an owner, so that others can skip the search.
  static var isUsed = false
}
