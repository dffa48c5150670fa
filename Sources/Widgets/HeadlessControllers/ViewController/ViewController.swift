import Foundation
import HeadlessAnimation
import HeadlessApp
import HeadlessGeometry
import HeadlessGraphics
import HeadlessScrolling
import HeadlessViews

/// An object that manages a tree of views: it loads them, and is notified of their appearance and layout.
///
/// Swift lets subclasses override only the members of a class body, so this body declares every overridable member of
/// `UIViewController`; the extensions contain the implementation, one file for each topic.
/// > Documented: UIViewController.
@preconcurrency @MainActor open class ViewController: Responder {
  // MARK: Storage

  final var loadedView: View?
  final var isLoadingView = false
  final var childStorage: [ViewController] = []
  final weak var storedParent: ViewController?
  final weak var contentWindow: Window?
  /// The values that most controllers do not change from their defaults.
  @exclusivity(unchecked) final var settings = Settings()  // A release may read the others.
  package final var traitRegistrations: [TraitRegistration] = []
  final var appearance = Appearance()
  final var modal = ModalState()
  final var barContent = BarContent()
  /// The controller that a child asks this one to show, until the standard method has found that no class overrides it.
  final var controllerToShow: ViewController?
  /// The transition that a container runs between this controller's children, such as a push.
  package final var containerCoordinator: (any ViewControllerTransitionCoordinator)?

  /// The stored properties, which other files of the module read where they have an effect.
  struct Settings {
    var title: String?
    var nibName: String?
    var nibBundle: Bundle?
    var keyCommands: [KeyCommand] = []
    var isEditing = false
    var preferredContentSize = CGSize.zero
    var additionalSafeAreaInsets = EdgeInsets.zero
    var interfaceStyle = UserInterfaceStyle.unspecified
    var parentTraits: TraitCollection?
    var traitOverrides: TraitCollection?
    var contentScrollViews = ContentScrollViews()
    var lengthGuides: [LengthGuide.Edge: LengthGuide] = [:]
  }

  // MARK: Life

  /// Creates a view controller; nibs cannot be read, so that the names are stored only.
  /// > Seen: fact f33: nothing is loaded, and the name of a nib is nil unless it was passed.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    settings.nibName = nibNameOrNil
    settings.nibBundle = nibBundleOrNil
  }

  /// Creates a view controller without a nib.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a view controller as an archive does; nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  deinit { releaseControllersBelow() }

  /// Stores nothing in the coder.
  open func encode(with coder: NSCoder) {}

  /// The name of the nib that was passed to the initializer; stored only.
  open var nibName: String? { settings.nibName }

  /// The bundle that was passed to the initializer; the main one without any.
  /// > Seen: fact f33.
  open var nibBundle: Bundle? { settings.nibBundle ?? .main }

  /// The name for state restoration; stored only.
  open var restorationIdentifier: String?

  /// The class that creates the controller when its state is restored; nil by default, stored only.
  open var restorationClass: (any ViewControllerRestoration.Type)?

  /// Encodes nothing: only tests call it here, and an override calls `super`.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Decodes nothing: only tests call it here, and an override calls `super`.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// The title, which containers show; nil by default.
  open var title: String? {
    get { settings.title }
    set {
      settings.title = newValue
      titleDidChange()
    }
  }

  /// Called where the system is short of memory; nothing calls it here but a test.
  open func didReceiveMemoryWarning() {}

  // MARK: View

  /// The view that this controller manages; the first read loads it.
  /// > Seen: fact f33. Setting nil releases the view, and the next read loads another one.
  open var view: View! {
    get { viewAfterLoading() }
    set { setView(newValue) }
  }

  /// The view if it is loaded, else nil; reading it loads nothing.
  open var viewIfLoaded: View? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view: a plain one as large as the screen, with flexible width and height.
  ///
  /// An override sets ``view`` and does not call `super`. The first read of ``view`` calls it.
  /// > Seen: fact f33.
  open func loadView() { loadPlainView() }

  /// Loads the view if it isn't loaded.
  open func loadViewIfNeeded() { _ = viewAfterLoading() }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view is added to the hierarchy of a visible window.
  /// > Documented: UIViewController.viewWillAppear(_:).
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once an appearance, when the view is in the hierarchy and has its traits and size, before its first layout.
  /// > Documented: UIViewController.viewIsAppearing(_:).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared: at the end of the turn, after layout, or when the animation has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the controller is being presented: from the call to the end of its appearance.
  open var isBeingPresented: Bool { modal.isBeingPresented }

  /// Whether the controller is being dismissed: from the call to the end of its disappearance.
  open var isBeingDismissed: Bool { modal.isBeingDismissed }

  /// Whether the view is appearing because the controller was added to a parent.
  open var isMovingToParent: Bool { appearance.isMovingToParent }

  /// Whether the view is disappearing because the controller is removed from its parent.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  // MARK: Layout

  /// Called before the view lays out its subviews.
  /// > Seen: facts f29 and f30.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews, before they lay out theirs.
  /// > Seen: facts f29 and f30.
  open func viewDidLayoutSubviews() {}

  /// Updates the view's constraints; the layout pass calls it, and it calls the view's `updateConstraints()`.
  ///
  /// An override changes constraints and then calls `super`.
  /// > Seen: fact f29.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called after the safe area of the view has changed.
  /// > Documented: UIViewController.viewSafeAreaInsetsDidChange().
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the layout margins of the view have changed.
  /// > Documented: UIViewController.viewLayoutMarginsDidChange().
  open func viewLayoutMarginsDidChange() {}

  /// The insets, in points, that are added to the safe area that the view inherits.
  /// > Seen: fact f34.
  open var additionalSafeAreaInsets: EdgeInsets {
    get { settings.additionalSafeAreaInsets }
    set { setAdditionalSafeArea(newValue) }
  }

  /// The least margins of the view at its leading and trailing edge, by its width.
  /// > Seen: fact f46: 16 points below a width of 390, 20 from 390 on; 0 at the top and the bottom.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets { systemMargins }

  /// Whether the margins of the view are at least the ``systemMinimumLayoutMargins``; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.minimumMarginsMayChange() } }

  /// The edges that the view extends to below bars; all by default.
  open var edgesForExtendedLayout = RectEdge.all

  /// Whether the view extends below opaque bars; false by default.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether insets of scroll views follow bars; stored only, as scroll views adjust by themselves.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Returns the scroll view whose content reaches to the bar at an edge; nil by default.
  /// > Documented: UIViewController.contentScrollView(for:).
  open func contentScrollView(for edge: DirectionalRectEdge) -> ScrollView? { settings.contentScrollViews[edge] }

  /// Sets the scroll view whose content extends under the bars at edges; it is not retained.
  ///
  /// A navigation controller adds the safe area to the content inset of the top edge's scroll view, in place of the
  /// first one's. Otherwise it is stored only.
  /// > Documented: UIViewController.setContentScrollView(_:for:). Assumed: it is not retained.
  open func setContentScrollView(_ scrollView: ScrollView?, for edge: DirectionalRectEdge) {
    setContentInNavigation(false)
    settings.contentScrollViews.set(scrollView, for: edge)
    nearest(NavigationController.self)?.barDidChangeSize()
  }

  /// Sets the scroll view whose content extends under the bars at all edges; it is not retained.
  /// > Documented: UIViewController.setContentScrollView(_:).
  open func setContentScrollView(_ scrollView: ScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// The guide from the top of the view to the safe area; code of today uses the view's `safeAreaLayoutGuide`.
  open var topLayoutGuide: any LayoutSupport { lengthGuide(.top) }

  /// The guide from the safe area to the bottom of the view; code of today uses the view's `safeAreaLayoutGuide`.
  open var bottomLayoutGuide: any LayoutSupport { lengthGuide(.bottom) }

  // MARK: Size

  /// The preferred size in a container, zero by default; a change notifies the parent, or the presentation controller.
  open var preferredContentSize: CGSize {
    get { settings.preferredContentSize }
    set { setPreferredContentSize(newValue) }
  }

  /// Called after a child's ``preferredContentSize`` has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {}

  /// Called after the fitting size of a child has changed; nothing calls it here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer) {}

  /// Returns the size for a child in this container; the size of the parent by default.
  open func size(
    forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the view changes; passes it on to the children.
  ///
  /// An override calls `super`. ``Window/transition(to:duration:)`` replaces a rotation.
  /// > Documented: UIContentContainer.viewWillTransition(to:with:).
  open func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
    for child in childStorage {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Called before the traits change; passes it on to the children.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) { for child in childStorage { child.willTransition(to: newCollection, with: coordinator) } }

  // MARK: Traits

  /// The traits that the view inherits, with this controller's changes; before the view is in a window the screen's.
  open var traitCollection: TraitCollection { currentTraits }

  /// Called after the traits have changed, before the view is notified.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The style of the controller, its view and its children; `unspecified`, by default, means the inherited one.
  /// > Seen: fact f35: setting it does not load the view.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { settings.interfaceStyle }
    set {
      if newValue == settings.interfaceStyle { return }
      changeTraits { settings.interfaceStyle = newValue }
    }
  }

  /// Sets traits that a child has instead of the inherited ones; nil for none.
  open func setOverrideTraitCollection(_ collection: TraitCollection?, forChild childViewController: ViewController) {
    setTraits(collection, of: childViewController)
  }

  /// Returns the traits that were set for a child.
  open func overrideTraitCollection(forChild childViewController: ViewController) -> TraitCollection? {
    childViewController.parent === self ? childViewController.settings.parentTraits : nil
  }

  // MARK: Children

  /// The controller that contains this one; nil for none.
  open var parent: ViewController? { storedParent }

  /// The controllers that this one contains, in the order in which they were added.
  open var children: [ViewController] { childStorage }

  /// Adds a child, after it was removed from another parent; the child is called with ``willMove(toParent:)``.
  ///
  /// Then add its view, and call ``didMove(toParent:)``. A controller that contains this one is refused and reported.
  ///
  /// - Complexity: O(*s* + *d*), where *s* is the number of children and *d* the number of parents.
  ///
  /// > Documented: UIViewController.addChild(_:).
  open func addChild(_ childController: ViewController) { appendChild(childController) }

  /// Removes the controller from its parent; calls ``didMove(toParent:)`` with nil.
  ///
  /// Before, call ``willMove(toParent:)`` with nil, and remove the view.
  ///
  /// - Complexity: O(*s*), where *s* is the number of the parent's children.
  ///
  /// > Documented: UIViewController.removeFromParent().
  open func removeFromParent() { detachFromParent() }

  /// Called before the controller is added to a parent, or removed from it; containers call it with nil themselves.
  open func willMove(toParent parent: ViewController?) {
    appearance.wasRemovedFromParent = parent == nil && storedParent != nil
  }

  /// Called by containers after they added the controller and its view, or removed them.
  open func didMove(toParent parent: ViewController?) {}

  /// Whether the children's appearance follows this controller's; true by default.
  ///
  /// An override that returns false calls the children's ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance, or disappearance, of a child by its ``viewWillAppear(_:)``, or ``viewWillDisappear(_:)``.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view appears.
  ///   - animated: The argument of the callbacks.
  /// - Complexity: O(*n* × *d*) for *n* controllers below this one and views of depth *d*.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    Self.appearanceNesting.call("beginAppearanceTransition(_:animated:) of \(type(of: self))") {
      beginAppearance(isAppearing, animated: animated)
    }
  }

  /// Ends the transition that was begun: calls ``viewDidAppear(_:)``, or ``viewDidDisappear(_:)``.
  ///
  /// - Complexity: O(*n* × *d*) for *n* controllers below this one and views of depth *d*.
  open func endAppearanceTransition() {
    Self.appearanceNesting.call("endAppearanceTransition() of \(type(of: self))") { endAppearance() }
  }

  /// Replaces the view of a child by another child's view, animated, with the callbacks of their appearance.
  /// > Documented: UIViewController.transition(from:to:duration:options:animations:completion:).
  ///
  /// - Parameters:
  ///   - fromViewController: A child whose view is shown.
  ///   - toViewController: A child whose view is added to the superview of the other one.
  ///   - duration: The length of the animation, in seconds.
  ///   - options: The curve and the kind of the transition.
  ///   - animations: The changes to animate; nil for none.
  ///   - completion: Called after the view was removed, with whether the animations finished.
  open func transition(
    from fromViewController: ViewController, to toViewController: ViewController, duration: TimeInterval,
    options: View.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, for: toViewController, duration, options, animations, completion)
  }

  // MARK: Bars

  /// The item that a navigation bar shows of this controller, made with the ``title`` on first use.
  open var navigationItem: NavigationItem { navigationItemOnUse }

  /// The nearest navigation controller that contains this one; nil for none.
  ///
  /// - Complexity: O(*d*), where *d* is the number of parents.
  open var navigationController: NavigationController? { nearest(NavigationController.self) }

  /// The item that a tab bar shows of this controller, made with the ``title`` on first use.
  open var tabBarItem: TabBarItem! {
    get { tabBarItemOnUse }
    set {
      barContent.tabBarItem = newValue
      (tabBarController as TabBarController?)?.itemsDidChange()
    }
  }

  /// The nearest tab bar controller that contains this one; nil for none.
  ///
  /// - Complexity: O(*d*), where *d* is the number of parents.
  open var tabBarController: TabBarController? { nearest(TabBarController.self) }

  /// The items that the toolbar of a navigation controller shows of this controller; nil by default.
  open var toolbarItems: [BarButtonItem]? {
    get { barContent.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of the toolbar; at once, whether animated or not.
  open func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    barContent.toolbarItems = toolbarItems
    nearest(NavigationController.self)?.toolbarItemsDidChange(of: self)
  }

  /// Whether the bar at the bottom is hidden while this controller is in a navigation controller; false by default.
  /// > Documented: UIViewController.hidesBottomBarWhenPushed.
  open var hidesBottomBarWhenPushed = false {
    didSet { nearest(NavigationController.self)?.bottomBarsMayChange() }
  }

  /// The item that toggles ``isEditing``, titled Edit or Done.
  open var editButtonItem: BarButtonItem { editItemOnUse }

  /// Called after a child was removed.
  func childWasRemoved(_ child: ViewController) {}

  /// Starts a transition between children that waits for the next layout.
  func startWaitingTransition() {}

  // MARK: Presentation

  /// The controller that this one, or a controller that contains it, presents; nil for none.
  ///
  /// - Complexity: O(*d*), where *d* is the number of parents.
  open var presentedViewController: ViewController? { presentedFromHereUp }

  /// The controller that presents this one, or a controller that contains it; nil for none.
  ///
  /// - Complexity: O(*d*), where *d* is the number of parents.
  open var presentingViewController: ViewController? { presentingFromHereUp }

  /// The way in which the controller is presented; `automatic` by default.
  open var modalPresentationStyle = ModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { modal.forgetUnusedController() } }
  }

  /// The animation of the presentation; from below by default.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical

  /// Whether the user cannot dismiss the controller; false by default, see
  /// ``SheetPresentationController/dismissAsUser()``.
  open var isModalInPresentation = false

  /// The older name of ``isModalInPresentation``.
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Whether a controller that is presented in the current context covers this one's view; false by default.
  open var definesPresentationContext = false

  /// Whether a controller that is presented in this context moves according to this one's ``modalTransitionStyle``.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the keyboard is dismissed where a controller without text fields is shown; by the style by default.
  open var disablesAutomaticKeyboardDismissal: Bool { resolvedPresentationStyle == .formSheet }

  /// Presents a controller over this one, or over the controller that contains it and covers the window.
  ///
  /// The view is loaded and ``presentedViewController`` is set at once; the callbacks begin at the end of the turn. The
  /// completion runs after ``viewDidAppear(_:)``, without an animation at the end of the turn too, else when it has
  /// ended on the screen's clock. An impossible presentation is reported and not made.
  /// > Documented: UIViewController.present(_:animated:completion:).
  open func present(_ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    presentModally(viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses the controller that this one presents, with all that it presents, or else this one.
  ///
  /// ``isBeingDismissed`` is true at once; the callbacks begin at the end of the turn.
  /// > Documented: UIViewController.dismiss(animated:completion:).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion)
  }

  /// Shows a controller as its container does; presents it without such a container.
  open func show(_ vc: ViewController, sender: Any?) { askParents(for: vc) { $0.show(vc, sender: sender) } }

  /// Shows a controller as the details of another one, as its container does; presents it without one.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    askParents(for: vc) { $0.showDetailViewController(vc, sender: sender) }
  }

  /// Returns the nearest controller, from this one upward, that can perform an action; nil if none can.
  /// > Documented: UIViewController.targetViewController(forAction:sender:): the nearest that can perform it.
  ///
  /// - Complexity: O(*d*), where *d* is the number of parents.
  open func targetViewController(forAction action: Selector, sender: Any?) -> ViewController? {
    firstUp { $0.canPerformAction(action, withSender: sender) ? $0 : nil }
  }

  /// The object that supplies the presentation controller and the animations; not retained.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    didSet { modal.forgetUnusedController() }
  }

  /// The controller of the presentation: of the running one, otherwise of the one that the style makes.
  open var presentationController: PresentationController? {
    nearestPresentationController
      ?? (storedParent == nil ? makePresentationController(presentedBy: nil, source: self) : nil)
  }

  /// The coordinator of the transition that is running; nil for none.
  ///
  /// A push or pop that waits for the next layout starts first, so that code right after a push gets its coordinator.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    for controller in sequence(first: self, next: { $0.storedParent }) { controller.startWaitingTransition() }
    return runningCoordinator
  }

  // MARK: Status bar and orientations

  /// The style of the status bar, which is not drawn; default by default.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// Whether the status bar is hidden; false by default.
  open var prefersStatusBarHidden: Bool { false }

  /// The animation of the status bar; a fade by default.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// The child whose ``preferredStatusBarStyle`` is used; nil by default.
  open var childForStatusBarStyle: ViewController? { nil }

  /// The child whose ``prefersStatusBarHidden`` is used; nil by default.
  open var childForStatusBarHidden: ViewController? { nil }

  /// Indicates that the status bar has changed; has no effect here, override it to be notified.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether a controller that doesn't cover the window decides on the status bar; false by default, stored only.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the indicator of the home screen hides by itself; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child whose ``prefersHomeIndicatorAutoHidden`` is used; nil by default.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }

  /// Indicates that ``prefersHomeIndicatorAutoHidden`` has changed; has no effect here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges whose gestures override the system's; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }

  /// The child whose edges are used; nil by default.
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }

  /// Indicates that ``preferredScreenEdgesDeferringSystemGestures`` has changed; has no effect here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether the interface rotates with the device; true by default, and no screen rotates here.
  open var shouldAutorotate: Bool { true }

  /// The orientations of the controller: all but upside down on a phone, all on a pad.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { standardOrientations }

  /// The orientation in which the controller is presented best: by default the interface's.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { screen.orientation }

  /// Rotates the interface to the orientation of the device; has no effect here.
  open class func attemptRotationToDeviceOrientation() {}

  /// Whether the pointer is locked to the scene; false by default, and no pointer is locked here.
  open var prefersPointerLocked: Bool { false }

  /// Indicates that ``prefersPointerLocked`` has changed; has no effect here.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Indicates that ``supportedInterfaceOrientations`` has changed; has no effect here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Editing

  /// Whether the content can be edited; false by default.
  open var isEditing: Bool {
    get { settings.isEditing }
    set { Self.editingNesting.call("isEditing of \(type(of: self))") { setEditing(newValue, animated: false) } }
  }

  /// Sets whether the content can be edited; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    settings.isEditing = editing
    editingDidChange()
  }

  // MARK: Responder

  /// The superview of the view; for the root of a window the window, and for a presented controller the presenting one.
  /// > Documented: UIResponder.next: "if the view controller's view is the root view of a window, the next responder is
  /// > the window object; if the view controller was presented by another view controller, the next responder is the
  /// > presenting view controller". Assumed: otherwise the view's superview.
  open override var next: Responder? {
    if let presenting = modal.presenting { return presenting }
    if modal.removedView != nil, let contentWindow { return contentWindow }
    return loadedView?.storedSuperview
  }

  /// The key commands that were added, in their order; nil for none.
  /// > Documented: UIViewController.addKeyCommand(_:).
  open override var keyCommands: [KeyCommand]? { settings.keyCommands.isEmpty ? nil : settings.keyCommands }

  /// Adds a key command to ``Responder/keyCommands``.
  open func addKeyCommand(_ keyCommand: KeyCommand) { settings.keyCommands.append(keyCommand) }

  /// Removes a key command that was added.
  open func removeKeyCommand(_ keyCommand: KeyCommand) { settings.keyCommands.removeAll { $0 === keyCommand } }

  // MARK: Focus

  /// The environments that the focus prefers: the view, if it is loaded.
  open var preferredFocusEnvironments: [any FocusEnvironment] { loadedView.map { [$0] } ?? [] }

  /// The environment that contains this one: the parent.
  open var parentFocusEnvironment: (any FocusEnvironment)? { parent }

  /// Requests an update of the focus.
  open func setNeedsFocusUpdate() { loadedView?.setNeedsFocusUpdate() }

  /// Moves the focus now if an update was requested.
  open func updateFocusIfNeeded() { loadedView?.updateFocusIfNeeded() }

  /// Returns whether the focus may move from or to the view, or one below it; true by default.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called by tests only: nothing notifies a controller of the focus.
  open func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {}
}

extension ViewController: FocusEnvironment, ContentContainer {}
