import Foundation
import HeadlessViews

/// The content of a navigation bar while a view controller is at the top of its navigation controller.
/// > Documented: UINavigationItem.
@preconcurrency @MainActor open class NavigationItem: NSObject {
  /// The way in which a title is shown in large letters.
  /// > Documented: UINavigationItem.LargeTitleDisplayMode, with its raw values.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item below; large for the first item.
    case automatic = 0
    /// A large title, if the bar prefers large titles.
    case always = 1
    /// A small title, whatever the bar prefers.
    case never = 2
    /// A title that is inline with the content.
    case inline = 3
  }

  /// The source of the title of a back button.
  /// > Documented: UINavigationItem.BackButtonDisplayMode, with its raw values.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item that it leads to, or "Back" where it is too long.
    case `default` = 0
    /// The word "Back".
    case generic = 1
    /// An arrow without a title.
    case minimal = 2
  }

  private var storedHidesBackButton = false { didSet { contentDidChange() } }
  private var storedLeftItems: [BarButtonItem] = [] { didSet { contentDidChange() } }
  private var storedRightItems: [BarButtonItem] = [] { didSet { contentDidChange() } }
  /// The bar whose items contain this one; nil for none.
  final weak var bar: NavigationBar?
  /// The button that leads back to this item; nil before a bar shows it.
  final var backButton: BackItemButton?

  // MARK: Life

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title; nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates an item without a title.
  public override convenience init() { self.init(title: nil) }

  init(title: String?) {
    self.title = title
    super.init()
  }

  /// Stores nothing in the coder.
  open func encode(with coder: NSCoder) {}

  private func contentDidChange() { bar?.contentDidChange() }

  // MARK: Title

  /// The title in the middle of the bar; nil by default.
  open var title: String? { didSet { contentDidChange() } }

  /// The view that is shown instead of the title; nil by default.
  ///
  /// The bar sizes it to fit, in its middle, with a smaller width where there is less space.
  open var titleView: View? {
    willSet { if newValue !== titleView { titleView?.removeFromSuperview() } }
    didSet { contentDidChange() }
  }

  /// The line of text above the title; nil by default.
  open var prompt: String? { didSet { contentDidChange() } }

  /// The text below the title; nil by default, and stored only.
  /// > Documented: UINavigationItem.subtitle of iOS 26.
  open var subtitle: String?

  /// Whether the title is shown in large letters; ``LargeTitleDisplayMode/automatic`` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { contentDidChange() } }

  // MARK: Back button

  /// The item of the button that leads back to this item, whose custom view is not shown; nil by default.
  open var backBarButtonItem: BarButtonItem? { didSet { contentDidChange() } }

  /// The title of the button that returns to this item; nil, the default, uses the item's own title.
  /// > Documented: UINavigationItem.backButtonTitle: ``backBarButtonItem`` takes precedence.
  open var backButtonTitle: String? { didSet { contentDidChange() } }

  /// The source of the title of the button that leads back to this item; ``BackButtonDisplayMode/default`` by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { contentDidChange() } }

  /// The action of the back button while this item is at the top, which replaces going back; nil by default.
  /// > Documented: UINavigationItem.backAction of iOS 16.
  open var backAction: Action?

  /// Whether the back button is hidden while this item is at the top; false by default.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// Hides or shows the back button; at once, whether animated or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { storedHidesBackButton = hidesBackButton }

  /// Whether the left items are shown beside the back button instead of replacing it; false by default.
  open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }

  // MARK: Items

  /// The items at the leading side, from the edge to the middle; nil for none.
  open var leftBarButtonItems: [BarButtonItem]? {
    get { storedLeftItems.isEmpty ? nil : storedLeftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The items at the trailing side, from the edge to the middle; nil for none.
  open var rightBarButtonItems: [BarButtonItem]? {
    get { storedRightItems.isEmpty ? nil : storedRightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// The first of the ``leftBarButtonItems``.
  ///
  /// Setting it replaces the first item; an item further back is moved to the front; nil removes the first item.
  /// > Documented: UINavigationItem.leftBarButtonItem.
  open var leftBarButtonItem: BarButtonItem? {
    get { storedLeftItems.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The first of the ``rightBarButtonItems``; set as ``leftBarButtonItem`` is.
  open var rightBarButtonItem: BarButtonItem? {
    get { storedRightItems.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// Sets the items at the leading side; at once, whether animated or not.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { storedLeftItems = items ?? [] }

  /// Sets the items at the trailing side; at once, whether animated or not.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { storedRightItems = items ?? [] }

  /// Sets the first item at the leading side; at once, whether animated or not.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { storedLeftItems.replaceFirst(with: item) }

  /// Sets the first item at the trailing side; at once, whether animated or not.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { storedRightItems.replaceFirst(with: item) }

  // MARK: Appearance

  /// The appearance of the bar while this item is at the top; nil, by default, for the bar's own.
  open var standardAppearance: NavigationBarAppearance? { didSet { contentDidChange() } }

  /// The appearance of a low bar while this item is at the top; stored only.
  open var compactAppearance: NavigationBarAppearance?

  /// The appearance of the bar while content touches its edge; stored only.
  open var scrollEdgeAppearance: NavigationBarAppearance?

  /// The appearance of a low bar while content touches its edge; stored only.
  open var compactScrollEdgeAppearance: NavigationBarAppearance?

  /// The search controller is unavailable.
  @available(*, unavailable, message: "There is no search controller here: put the search field into titleView.")
  open var searchController: AnyObject? { nil }

  /// Whether the search bar hides while content scrolls; true by default, and stored only.
  open var hidesSearchBarWhenScrolling = true
}

extension [BarButtonItem] {
  /// Replaces the first item; one that is further back is moved to the front, nil removes the first.
  @MainActor fileprivate mutating func replaceFirst(with item: BarButtonItem?) {
    if !isEmpty { remove(at: firstIndex { $0 === item } ?? 0) }
    if let item { insert(item, at: 0) }
  }
}
