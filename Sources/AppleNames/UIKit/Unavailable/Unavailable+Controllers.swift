// Controllers of lists, pages and pickers are unavailable. The stubs take real code's arguments, so that the compiler
// shows only their message, which is their documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(*, unavailable, message: "There are no tables: use a UIViewController with a UIStackView or a UIScrollView.")
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public init(style: UITableView.Style) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  open var tableView: UITableView!
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl?
  open func numberOfSections(in tableView: UITableView) -> Int { 0 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
}

@available(
  *, unavailable, message: "There are no collections: use a UIViewController with a UIStackView or a UIScrollView."
)
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  public init(collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var collectionView: UICollectionView!
  open var collectionViewLayout: UICollectionViewLayout { fatalError() }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

@available(*, unavailable, message: "Nothing can be shared here: test what you would pass to it.")
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
}

@available(*, unavailable, message: "Nothing can be shared here: test what you would pass to it.")
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var copyToPasteboard: ActivityType { fatalError() }
    public static var mail: ActivityType { fatalError() }
    public static var message: ActivityType { fatalError() }
    public static var saveToCameraRoll: ActivityType { fatalError() }
  }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

@available(
  *, unavailable,
  message: "There are no pages that turn: use a UIViewController with children, or a paging UIScrollView."
)
open class UIPageViewController: UIViewController {
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var interPageSpacing: OptionsKey { fatalError() }
    public static var spineLocation: OptionsKey { fatalError() }
  }
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init() { fatalError() }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open var isDoubleSided = false
  open var viewControllers: [UIViewController]? { nil }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

@available(
  *, unavailable,
  message: "There are no pages that turn: use a UIViewController with children, or a paging UIScrollView."
)
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {}

@available(
  *, unavailable,
  message: "There are no pages that turn: use a UIViewController with children, or a paging UIScrollView."
)
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}

@available(*, unavailable, message: "There are no split views: use a UIViewController with two children.")
open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open var isCollapsed: Bool { false }
  open weak var delegate: (any UISplitViewControllerDelegate)?
}

@available(*, unavailable, message: "There are no split views: use a UIViewController with two children.")
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {}

@available(*, unavailable, message: "There is no search bar: use a UITextField.")
open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var searchBar: UISearchBar { fatalError() }
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = false
  open var hidesNavigationBarDuringPresentation = true
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: AnyObject?
}

@available(*, unavailable, message: "There is no search bar: use a UITextField.")
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {}

@available(*, unavailable, message: "There are no photos and no camera: test what you do with the picked image.")
open class UIImagePickerController: UINavigationController {}

@available(*, unavailable, message: "There is no color picker: test what you do with the picked color.")
open class UIColorPickerViewController: UIViewController {}

@available(*, unavailable, message: "There are no documents to pick: test what you do with the picked file.")
open class UIDocumentPickerViewController: UIViewController {}

/// Holds members that view controllers do not have; a subclass's own members take precedence over a protocol's.
public protocol WithoutStoryboards: AnyObject {}

extension UIViewController: WithoutStoryboards {}

@available(*, unavailable, message: "Storyboards cannot be read without Objective-C: make the controller in code.")
extension WithoutStoryboards where Self: UIViewController {
  public var storyboard: UIStoryboard? { nil }
  public func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  public func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
}
