// Bars are unavailable. The stubs take the arguments that real code passes, so that the compiler shows their message and
// nothing else; the message is all the documentation that they need.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UIBarItem: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { fatalError() }
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var tag = 0
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
}

@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0, done = 2
    public static var bordered: Style { .plain }
    public static var prominent: Style { .done }
  }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { fatalError() }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) { fatalError() }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) { fatalError() }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) { fatalError() }
  public convenience init(customView: UIView) { fatalError() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { fatalError() }
  public class func flexibleSpace() -> Self { fatalError() }
  public class func fixedSpace(_ width: CGFloat) -> Self { fatalError() }
  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open var action: Selector?
  open weak var target: AnyObject?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var tintColor: UIColor?
}

@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UINavigationItem: NSObject {
  public init(title: String) { fatalError() }
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItems: [UIBarButtonItem]?
}

@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { nil }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {}
}

@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UIToolbar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
}

@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UITabBarItem: UIBarItem {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init(title: String?, image: UIImage?, tag: Int) { fatalError() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { fatalError() }
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
}

@available(*, unavailable, message: "Bars are not there yet: test the custom view itself.")
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {}
}
