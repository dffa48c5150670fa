import Foundation
import HeadlessRecognizers
import HeadlessViews

/// A container that shows the last of a stack of controllers, with a navigation bar above.
///
/// The class body contains every member that subclasses override; `NavigationController+Stack` changes the stack,
/// `NavigationController+Transitions` shows the changes, `NavigationController+Layout` sets the frames of the bars.
/// > Documented: UINavigationController.
open class NavigationController: ViewController {
  /// The kind of a transition.
  /// > Documented: UINavigationController.Operation, with its raw values.
  public enum Operation: Int, Sendable {
    /// No transition between controllers.
    case none = 0
    /// A controller is added to the stack.
    case push = 1
    /// Controllers are removed from the stack.
    case pop = 2
  }

  final let state = NavigationState()
  final let bar: NavigationBar
  private let bottomBar: Toolbar
  private var storedIsBarHidden = false { didSet { if storedIsBarHidden != oldValue { barDidChangeSize() } } }
  private var storedIsToolbarHidden = true { didSet { if storedIsToolbarHidden != oldValue { barDidChangeSize() } } }

  // MARK: Life

  /// Creates a navigation controller with a root controller, by ``pushViewController(_:animated:)``.
  /// > Reported: fact n12, a call stack.
  public init(rootViewController: ViewController) {
    (bar, bottomBar) = (NavigationBar(), Toolbar())
    super.init(nibName: nil, bundle: nil)
    ownBars()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, bottomBar) = (NavigationBar(), Toolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    ownBars()
  }

  /// Creates a navigation controller whose bars are of other classes; nil means the standard ones.
  ///
  /// A class that is not a subclass of ``NavigationBar``, or ``Toolbar``, is reported, and the standard one is used.
  /// > Documented: UINavigationController.init(navigationBarClass:toolbarClass:).
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.make(navigationBarClass, "navigationBarClass", NavigationBar())
    bottomBar = Self.make(toolbarClass, "toolbarClass", Toolbar())
    super.init(nibName: nil, bundle: nil)
    ownBars()
  }

  /// Creates a navigation controller without controllers; nothing is decoded.
  public required init?(coder: NSCoder) {
    (bar, bottomBar) = (NavigationBar(), Toolbar())
    super.init(coder: coder)
    ownBars()
  }

  private func ownBars() {
    bar.manager = self
    bottomBar.manager = self
  }

  /// Creates the view, with the bars.
  open override func loadView() { loadContainer() }

  // MARK: Stack

  /// The controllers, the root first; empty by default.
  open var viewControllers: [ViewController] {
    get { state.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the ``viewControllers``; nil for none.
  open var topViewController: ViewController? { state.stack.last }

  /// The controller that is presented over this one or a controller in it; without one, the ``topViewController``.
  /// > Documented: UINavigationController.visibleViewController.
  open var visibleViewController: ViewController? {
    topViewController?.presentedViewController ?? presentedViewController ?? topViewController
  }

  /// Adds a controller and shows it.
  ///
  /// The stack changes at once; the view is loaded, and both controllers are called, in the next layout of this
  /// controller's view, so that the controller may be configured after the call. Reading
  /// ``ViewController/transitionCoordinator`` starts the transition. A controller that is in the stack, and a
  /// navigation controller, are reported and not added.
  ///
  /// - Complexity: O(*n* + *d*) for *n* controllers in the stack of depth *d*; the next layout shows the change.
  ///
  /// > Documented: UINavigationController.pushViewController(_:animated:).
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Removes the last controller and shows the one before.
  ///
  /// - Returns: The removed controller; nil for the root, which stays.
  /// - Complexity: O(*n*) for *n* controllers in the stack; the next layout shows the change.
  @discardableResult open func popViewController(animated: Bool) -> ViewController? { pop(animated: animated) }

  /// Removes the controllers after a given one; one that is not in the stack is reported, and nothing is removed.
  ///
  /// - Returns: The removed controllers; nil for none.
  /// - Complexity: O(*n*) for *n* controllers in the stack; the next layout shows the change.
  @discardableResult
  open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
    pop(to: viewController, animated: animated)
  }

  /// Removes all controllers but the root.
  ///
  /// - Returns: The removed controllers; nil for none.
  /// - Complexity: O(*n*) for *n* controllers in the stack; the next layout shows the change.
  @discardableResult open func popToRootViewController(animated: Bool) -> [ViewController]? {
    state.stack.first.flatMap { pop(to: $0, animated: animated) }
  }

  /// Replaces the controllers and shows the last one.
  ///
  /// A controller that is contained twice is reported, and nothing is changed. An animation is a pop if the new last
  /// controller was in the stack, else a push.
  ///
  /// - Complexity: O(*n* × *d*) for *n* old and new controllers of depth *d*; the next layout shows the change.
  ///
  /// > Documented: UINavigationController.setViewControllers(_:animated:).
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    replace(with: viewControllers, animated: animated)
  }

  /// Pushes a controller with an animation.
  /// > Documented: UINavigationController.show(_:sender:).
  open override func show(_ vc: ViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// The delegate; not retained.
  open weak var delegate: (any NavigationControllerDelegate)?

  // MARK: Bars

  /// The navigation bar; its items follow the ``viewControllers``.
  open var navigationBar: NavigationBar { bar }

  /// Whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { storedIsBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar, at once whether animated or not; the safe area follows in the next layout.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { storedIsBarHidden = hidden }

  /// The toolbar, which shows the ``ViewController/toolbarItems`` of the ``topViewController``.
  open var toolbar: Toolbar! { bottomBar }

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar; at once, whether animated or not.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { storedIsToolbarHidden = hidden }

  /// The recognizer of a swipe from the leading edge, which pops the last controller when the touch ends.
  ///
  /// It needs a back button that is shown, unless it gets another delegate. Reading it loads the view.
  /// > Seen: an iPhone 16 with iOS 26.1: it is there before the view is read. Assumed: it loads the view. Differs: the
  /// > views do not follow the touch.
  open var interactivePopGestureRecognizer: GestureRecognizer? {
    loadViewIfNeeded()
    return state.popRecognizer
  }

  /// Whether a swipe hides the bars; false by default, and stored only.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars; false by default, and stored only.
  open var hidesBarsOnTap = false
  /// Whether the bars are hidden in a low window; false by default, and stored only.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the bars are hidden while the keyboard is shown; false by default, and stored only.
  open var hidesBarsWhenKeyboardAppears = false

  /// The recognizer of the swipe that hides the bars; nothing is hidden here.
  public final let barHideOnSwipeGestureRecognizer = PanGestureRecognizer()
  /// The recognizer of the tap that hides the bars; nothing is hidden here.
  public final let barHideOnTapGestureRecognizer = TapGestureRecognizer()

  // MARK: Container

  /// Shows the last controller, whose appearance follows.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showStack()
  }

  /// The item of this controller, else the root's.
  /// > Reported: an item that was set on the root before it got a navigation controller is shown by a tab bar.
  open override var tabBarItem: TabBarItem! {
    get { barContent.tabBarItem ?? state.stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The last controller, where the bar is hidden.
  open override var childForStatusBarStyle: ViewController? { isNavigationBarHidden ? topViewController : nil }

  /// The last controller.
  open override var childForStatusBarHidden: ViewController? { topViewController }

  /// The orientations of the delegate, by default all but upside down on a phone and all on a pad.
  /// > Documented: UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:).
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The delegate's preferred orientation, by default the interface's.
  /// > Documented: UINavigationControllerDelegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:).
  open override var preferredInterfaceOrientationForPresentation: InterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override func childWasRemoved(_ child: ViewController) { discardRemovedChild(child) }

  override func startWaitingTransition() {
    if state.update != nil, isTransitionPossible, state.shown !== state.stack.last { showStack() }
  }

  /// The duration of hiding and showing a bar, in seconds.
  /// > Documented: UINavigationController.hideShowBarDuration: about a third of a second. Reported: 0.2.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
}

/// The methods that a delegate implements to observe the controllers that are shown, and to supply animations.
/// > Documented: UINavigationControllerDelegate.
@preconcurrency @MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown, after its `viewWillAppear(_:)`.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
  /// Called after a controller was shown, after its `viewDidAppear(_:)`.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
  /// Returns the animation of a transition; nil for the standard one.
  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interaction that moves a transition; nil for none.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the orientations of the navigation controller; called when its `supportedInterfaceOrientations` are read.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask
  /// Returns the preferred orientation; called when `preferredInterfaceOrientationForPresentation` is read.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: NavigationController
  ) -> InterfaceOrientation
}

extension NavigationControllerDelegate {
  /// Has no effect.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {}
  /// Has no effect.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {}
  /// Returns nil by default, so that the standard animation runs.
  public func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil by default, so that the transition is not interactive.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// Returns all orientations but upside down by default, and all four on a pad.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: NavigationController
  ) -> InterfaceOrientationMask { navigationController.standardOrientations }
  /// Returns the interface's orientation by default.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: NavigationController
  ) -> InterfaceOrientation { navigationController.screen.orientation }
}
