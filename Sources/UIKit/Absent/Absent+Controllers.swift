// Controllers of lists, pages and pickers are unavailable. The stubs take the arguments that real code passes, so that the compiler shows their
// message and nothing else; the message is all the documentation that they need.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(*, unavailable, message: "There are no tables: use a UIViewController with a UIStackView or a UIScrollView.")
open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var tableView: UITableView!
}

@available(
  *, unavailable, message: "There are no collections: use a UIViewController with a UIStackView or a UIScrollView."
)
open class UICollectionViewController: UIViewController {
  public init(collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var collectionView: UICollectionView!
}

@available(*, unavailable, message: "Nothing can be shared here: test what you would pass to it.")
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var excludedActivityTypes: [Any]?
}

@available(
  *, unavailable,
  message: "There are no pages that turn: use a UIViewController with children, or a paging UIScrollView."
)
open class UIPageViewController: UIViewController {}

@available(*, unavailable, message: "There are no split views: use a UIViewController with two children.")
open class UISplitViewController: UIViewController {}

@available(*, unavailable, message: "There is no search bar: use a UITextField.")
open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var searchBar: UISearchBar { fatalError() }
}

@available(*, unavailable, message: "There are no photos and no camera: test what you do with the picked image.")
open class UIImagePickerController: UINavigationController {}

@available(*, unavailable, message: "There is no color picker: test what you do with the picked color.")
open class UIColorPickerViewController: UIViewController {}

@available(*, unavailable, message: "There are no documents to pick: test what you do with the picked file.")
open class UIDocumentPickerViewController: UIViewController {}

/// Holds members that view controllers do not have; members of a protocol come after those that a subclass declares itself.
public protocol WithoutStoryboards: AnyObject {}

extension UIViewController: WithoutStoryboards {}

@available(*, unavailable, message: "Storyboards cannot be read without Objective-C: make the controller in code.")
extension WithoutStoryboards where Self: UIViewController {
  public var storyboard: UIStoryboard? { nil }
  public var splitViewController: UISplitViewController? { nil }
  public func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  public func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
}
