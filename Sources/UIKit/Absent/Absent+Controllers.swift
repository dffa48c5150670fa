// View controllers are unavailable. The stubs take the arguments that real code passes, so that the compiler shows their
// message and nothing else; the message is all the documentation that they need.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { fatalError() }
  open var view: UIView!
  open var viewIfLoaded: UIView? { nil }
  open var isViewLoaded: Bool { false }
  open var title: String?
  open var navigationItem: UINavigationItem { fatalError() }
  open var navigationController: UINavigationController? { nil }
  open var tabBarController: UITabBarController? { nil }
  open var tabBarItem: UITabBarItem!
  open var parent: UIViewController? { nil }
  open var children: [UIViewController] { [] }
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var preferredContentSize = CGSize.zero
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open func loadView() {}
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func addChild(_ childController: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case blurOverFullScreen
  case none = -1
  case automatic = -2
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) { fatalError() }
  open var navigationBar: UINavigationBar { fatalError() }
  open var topViewController: UIViewController? { nil }
  open var visibleViewController: UIViewController? { nil }
  open var viewControllers: [UIViewController] = []
  open var isNavigationBarHidden = false
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UITabBarController: UIViewController {
  open var tabBar: UITabBar { fatalError() }
  open var viewControllers: [UIViewController]?
  open var selectedViewController: UIViewController?
  open var selectedIndex = 0
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var tableView: UITableView!
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UICollectionViewController: UIViewController {
  public init(collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var collectionView: UICollectionView!
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { fatalError() }
  open var title: String? { nil }
  open var isEnabled = true
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
  open var message: String?
  open var actions: [UIAlertAction] { [] }
  open var textFields: [UITextField]? { nil }
  open func addAction(_ action: UIAlertAction) {}
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var excludedActivityTypes: [Any]?
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIPageViewController: UIViewController {}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UISplitViewController: UIViewController {}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var searchBar: UISearchBar { fatalError() }
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIImagePickerController: UINavigationController {}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIColorPickerViewController: UIViewController {}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIDocumentPickerViewController: UIViewController {}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIPresentationController: NSObject {
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    fatalError()
  }
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { nil }
  open var presentedViewController: UIViewController { fatalError() }
  open var presentingViewController: UIViewController { fatalError() }
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
open class UISheetPresentationController: UIPresentationController {}

/// Holds members that windows do not have; members of a protocol come after those that a subclass declares itself.
public protocol WithoutControllers: AnyObject {}

extension UIWindow: WithoutControllers {}

@available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
extension WithoutControllers where Self: UIWindow {
  public var rootViewController: UIViewController? {
    get { fatalError() }
    set { fatalError() }
  }
}
