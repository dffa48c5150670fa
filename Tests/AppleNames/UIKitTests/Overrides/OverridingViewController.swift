import UIKit

extension OverriddenMemberTests {
  /// A view controller that overrides the open members with types of UIKit that no other test overrides, and those
  /// that no other test names.
  final class OverridingViewController: UIViewController {
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override var nibBundle: Bundle? { super.nibBundle }
    override var restorationIdentifier: String? { didSet {} }
    override var restorationClass: (any UIViewControllerRestoration.Type)? { didSet {} }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override var view: View! { didSet {} }
    override var viewIfLoaded: View? { super.viewIfLoaded }
    override var additionalSafeAreaInsets: EdgeInsets { didSet {} }
    override var systemMinimumLayoutMargins: DirectionalEdgeInsets { super.systemMinimumLayoutMargins }
    override var edgesForExtendedLayout: RectEdge { didSet {} }
    override var automaticallyAdjustsScrollViewInsets: Bool { didSet {} }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      super.contentScrollView(for: edge)
    }
    override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
      super.setContentScrollView(scrollView, for: edge)
    }
    override var topLayoutGuide: any LayoutSupport { super.topLayoutGuide }
    override var bottomLayoutGuide: any LayoutSupport { super.bottomLayoutGuide }
    override var preferredContentSize: CGSize { didSet {} }
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer) {
      super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }
    override var traitCollection: TraitCollection { super.traitCollection }
    override var overrideUserInterfaceStyle: UserInterfaceStyle { didSet {} }
    override func setOverrideTraitCollection(
      _ collection: TraitCollection?, forChild childViewController: ViewController
    ) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
    override func overrideTraitCollection(forChild childViewController: ViewController) -> TraitCollection? {
      super.overrideTraitCollection(forChild: childViewController)
    }
    override var parent: ViewController? { super.parent }
    override var children: [ViewController] { super.children }
    override func addChild(_ childController: ViewController) { super.addChild(childController) }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func transition(
      from fromViewController: ViewController, to toViewController: ViewController, duration: TimeInterval,
      options: View.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
      super.transition(
        from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
        completion: completion)
    }
    override var presentedViewController: ViewController? { super.presentedViewController }
    override var presentingViewController: ViewController? { super.presentingViewController }
    override var modalPresentationStyle: ModalPresentationStyle { didSet {} }
    override var modalTransitionStyle: ModalTransitionStyle { didSet {} }
    override var disablesAutomaticKeyboardDismissal: Bool { super.disablesAutomaticKeyboardDismissal }
    override func present(_ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)?) {
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
      super.dismiss(animated: flag, completion: completion)
    }
    override func showDetailViewController(_ vc: ViewController, sender: Any?) {
      super.showDetailViewController(vc, sender: sender)
    }
    override func targetViewController(forAction action: Selector, sender: Any?) -> ViewController? {
      super.targetViewController(forAction: action, sender: sender)
    }
    override var transitioningDelegate: (any ViewControllerTransitioningDelegate)? { didSet {} }
    override var presentationController: PresentationController? { super.presentationController }
    override var transitionCoordinator: (any ViewControllerTransitionCoordinator)? { super.transitionCoordinator }
    override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    override var preferredStatusBarUpdateAnimation: StatusBarAnimation { super.preferredStatusBarUpdateAnimation }
    override var childForStatusBarStyle: ViewController? { super.childForStatusBarStyle }
    override var childForStatusBarHidden: ViewController? { super.childForStatusBarHidden }
    override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
    override var modalPresentationCapturesStatusBarAppearance: Bool { didSet {} }
    override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
    override var childForHomeIndicatorAutoHidden: ViewController? { super.childForHomeIndicatorAutoHidden }
    override func setNeedsUpdateOfHomeIndicatorAutoHidden() { super.setNeedsUpdateOfHomeIndicatorAutoHidden() }
    override var preferredScreenEdgesDeferringSystemGestures: RectEdge {
      super.preferredScreenEdgesDeferringSystemGestures
    }
    override var childForScreenEdgesDeferringSystemGestures: ViewController? {
      super.childForScreenEdgesDeferringSystemGestures
    }
    override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
      super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }
    override var shouldAutorotate: Bool { super.shouldAutorotate }
    override var preferredInterfaceOrientationForPresentation: InterfaceOrientation {
      super.preferredInterfaceOrientationForPresentation
    }
    override class func attemptRotationToDeviceOrientation() { super.attemptRotationToDeviceOrientation() }
    override var prefersPointerLocked: Bool { super.prefersPointerLocked }
    override func setNeedsUpdateOfPrefersPointerLocked() { super.setNeedsUpdateOfPrefersPointerLocked() }
    override func setNeedsUpdateOfSupportedInterfaceOrientations() {
      super.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    override func addKeyCommand(_ keyCommand: KeyCommand) { super.addKeyCommand(keyCommand) }
    override func removeKeyCommand(_ keyCommand: KeyCommand) { super.removeKeyCommand(keyCommand) }
    override var parentFocusEnvironment: (any FocusEnvironment)? { super.parentFocusEnvironment }
    override var navigationItem: UINavigationItem { super.navigationItem }
    override var navigationController: UINavigationController? { super.navigationController }
    override var tabBarItem: UITabBarItem! { didSet {} }
    override var tabBarController: UITabBarController? { super.tabBarController }
    override var toolbarItems: [UIBarButtonItem]? { didSet {} }
    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
      super.setToolbarItems(toolbarItems, animated: animated)
    }
    override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  }
}
