import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// An item of a tab bar.
/// > Documented: UITabBarItem.
open class TabBarItem: BarItem {
  /// The content of an item of the system.
  /// > Documented: UITabBarItem.SystemItem, with its raw values.
  public enum SystemItem: Int, Sendable {
    /// An image with a title.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    /// An image with a title.
    case mostViewed
  }

  final var systemItem: SystemItem?
  private var storedSelectedImage: Image? { didSet { contentDidChange() } }
  private var badgeAttributes = TitleAttributes() { didSet { contentDidChange() } }
  /// The control that bars show; nil before the first layout.
  final var button: TabBarButton?

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image and another image while it is selected.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    self.title = title
    self.image = image
    storedSelectedImage = selectedImage
  }

  /// Creates an item with the title and the image of the system, and a tag.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// The image while the item is selected; the ``BarItem/image`` by default.
  /// > Documented: UITabBarItem.selectedImage.
  open var selectedImage: Image? {
    get { storedSelectedImage ?? image }
    set { storedSelectedImage = newValue }
  }

  /// The text of the badge; nil by default.
  open var badgeValue: String? { didSet { contentDidChange() } }

  /// The color of the badge; nil, by default, for red.
  open var badgeColor: Color? { didSet { contentDidChange() } }

  /// Sets the attributes of the badge's text in a state; only the normal state's font and color have an effect.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: Control.State) {
    badgeAttributes[state] = textAttributes
  }

  /// Returns the attributes of the badge's text that were set for a state; nil for none.
  open func badgeTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  /// The offset of the title, in points; zero by default.
  open var titlePositionAdjustment = Offset.zero { didSet { contentDidChange() } }

  /// The appearance of the bar while the item is selected; nil, by default, for the bar's own.
  open var standardAppearance: TabBarAppearance? { didSet { contentDidChange() } }

  /// The appearance of the bar while content touches its edge; stored only.
  open var scrollEdgeAppearance: TabBarAppearance?

  /// The control that shows the item in its bar; nil in no bar.
  ///
  /// A test taps it. The bar adds it in its next layout.
  public final var itemView: View? { host == nil ? nil : button }
}

extension TabBarItem.SystemItem {
  /// The English title, and the name of the symbol.
  /// > Documented: UITabBarItem.SystemItem names each title. Differs: it is not localized. Assumed: the names of
  /// > symbols with a similar appearance.
  private var look: (title: String, symbolName: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock.fill")
    case .contacts: ("Contacts", "person.crop.circle.fill")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book.fill")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "square.and.arrow.down.fill")
    case .mostRecent: ("Most Recent", "clock.fill")
    case .mostViewed: ("Most Viewed", "list.number")
    }
  }

  var title: String { look.title }

  @MainActor var image: Image? { Image(systemName: look.symbolName) }
}
