import Foundation

/// A container that shows one of several controllers, which a user selects in a tab bar.
///
/// The class body has all overridable members; `TabBarController+Selection` selects and shows controllers.
/// > Documented: UITabBarController.
open class TabBarController: ViewController, TabBarDelegate {
  final let state = TabBarState()
  private let bar = TabBar()
  private var storedIsBarHidden = false { didSet { barDidChangeSize() } }

  // MARK: Life

  /// Creates a tab bar controller without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.manager = self
  }

  /// Creates a tab bar controller without controllers; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.manager = self
  }

  /// Creates the view, with the bar.
  open override func loadView() { loadContainer() }

  // MARK: Controllers

  /// The controllers, in the order of their tabs; nil for none.
  open var viewControllers: [ViewController]? {
    get { state.controllers.isEmpty ? nil : state.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; at once, whether animated or not.
  ///
  /// The selected one stays selected if it is among them, else the one at its index, else the first. A controller that
  /// is contained twice is reported, and nothing is changed.
  /// > Documented: UITabBarController.setViewControllers(_:animated:). Assumed: the index.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    replace(with: viewControllers ?? [])
  }

  /// The selected controller; nil for none.
  ///
  /// Setting it does not call the delegate. A controller that is not among the ``viewControllers`` is reported and
  /// changes nothing.
  open var selectedViewController: ViewController? {
    get { state.selected }
    set { selectByCode(newValue) }
  }

  /// The index of the selected controller; `NSNotFound` for none.
  ///
  /// Setting it does not call the delegate. An index without a controller is reported and changes nothing.
  open var selectedIndex: Int {
    get { state.controllers.firstIndex { $0 === state.selected } ?? NSNotFound }
    set { selectByCode(index: newValue) }
  }

  /// The controller of the controllers beyond the first four, where there are more than five; its root shows no list.
  /// > Documented: UITabBarController.moreNavigationController.
  open var moreNavigationController: NavigationController { moreControllerOnUse }

  /// The controllers that a user may rearrange; all by default, stored only.
  open var customizableViewControllers: [ViewController]? {
    get { state.customizable ?? viewControllers }
    set { state.customizable = newValue }
  }

  // MARK: Bar

  /// The bar, with the items of the ``viewControllers``.
  open var tabBar: TabBar { bar }

  /// Whether the bar is hidden; false by default.
  /// > Documented: UITabBarController.isTabBarHidden of iOS 18.
  open var isTabBarHidden: Bool {
    get { storedIsBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; at once, whether animated or not.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { storedIsBarHidden = hidden }

  /// The delegate; not retained.
  open weak var delegate: (any TabBarControllerDelegate)?

  /// Called when a user has tapped an item, also the selected one; has no effect, override it to be notified.
  ///
  /// The selection follows: ``selectedIndex`` is still the old one.
  /// > Reported: overrides read the old index. Assumed: it is called before the delegate is, even where it refuses.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

  // MARK: Container

  /// Shows the selected controller, whose appearance follows.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  /// The selected controller.
  open override var childForStatusBarStyle: ViewController? { selectedViewController }

  /// The selected controller.
  open override var childForStatusBarHidden: ViewController? { selectedViewController }

  override func childWasRemoved(_ child: ViewController) { discardRemovedChild(child) }
}

/// The methods that a delegate implements to allow and observe the selection of tabs, and to supply animations.
/// > Documented: UITabBarControllerDelegate.
@preconcurrency @MainActor public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether a tap may select a controller, also the selected one; true unless implemented.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
  /// Called after a tap has selected a controller, also the one that was selected.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Called before a user customizes the items; never called here, as no user can.
  func tabBarController(_ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController])
  /// Called before the customization of the items ends; never called here, as no user can start it.
  func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController], changed: Bool)
  /// Called after the customization of the items ended; never called here, as no user can start it.
  func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController], changed: Bool)
  /// Returns the animation between two controllers; nil for none.
  func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interaction that moves a transition; nil for none.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension TabBarControllerDelegate {
  /// Returns true by default, which allows the selection.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Has no effect.
  public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
  /// Has no effect.
  public func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController]
  ) {}
  /// Has no effect.
  public func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController], changed: Bool
  ) {}
  /// Has no effect.
  public func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController], changed: Bool
  ) {}
  /// Returns nil by default, so that the views change without an animation.
  public func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil by default, so that the transition is not interactive.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
