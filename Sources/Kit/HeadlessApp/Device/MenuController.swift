import Foundation
import HeadlessViews

/// The menu with the commands of a selection, which is not shown: its items, its target and its visibility are stored.
///
/// A test reads ``menuItems`` and sends an item's action.
/// > Documented: UIMenuController. Differs: nothing is shown, and the responder chain is not asked.
@preconcurrency @MainActor open class MenuController: NSObject {
  /// The menu that all views share.
  public static let shared = MenuController()

  /// Whether the menu is visible, between ``showMenu(from:rect:)`` and ``hideMenu()``.
  open private(set) var isMenuVisible = false

  /// The items besides the system's; nil for none, and stored only.
  open var menuItems: [MenuItem]?

  /// The direction of the arrow; stored only.
  open var arrowDirection = ArrowDirection.default

  /// The rectangle of the menu, in the window's coordinates: its target's.
  open var menuFrame: CGRect { targetView?.convert(targetRect, to: nil as View?) ?? .zero }

  private weak var targetView: View?
  private var targetRect = CGRect.zero

  /// Sets the rectangle that the menu points at, in the coordinates of a view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: View) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Makes the menu visible or not, and posts the notifications of it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible == isMenuVisible { return }
    post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    isMenuVisible = menuVisible
    post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
  }

  /// Makes the menu visible, with a rectangle that it points at.
  open func showMenu(from targetView: View, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Makes the menu invisible, and posts the notifications.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Makes the menu invisible if a view has shown it.
  open func hideMenu(from targetView: View) { if targetView === self.targetView { hideMenu() } }

  /// Has no effect here: nothing is shown.
  open func update() {}

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// The direction of a menu's arrow.
  /// > Documented: UIMenuController.ArrowDirection, with its raw values.
  public enum ArrowDirection: Int, Sendable {
    /// The system chooses the direction by the available room.
    case `default` = 0
    /// The arrow points up.
    case up = 1
    /// The arrow points down.
    case down = 2
    /// The arrow points to the left.
    case left = 3
    /// The arrow points to the right.
    case right = 4
  }

  /// Posted before the menu becomes visible.
  public nonisolated static let willShowMenuNotification = notification("MenuControllerWillShowMenu")
  /// Posted after the menu has become visible.
  public nonisolated static let didShowMenuNotification = notification("MenuControllerDidShowMenu")
  /// Posted before the menu becomes invisible.
  public nonisolated static let willHideMenuNotification = notification("MenuControllerWillHideMenu")
  /// Posted after the menu has become invisible.
  public nonisolated static let didHideMenuNotification = notification("MenuControllerDidHideMenu")
  /// Posted when the frame of the menu has changed; only a test posts it here.
  public nonisolated static let menuFrameDidChangeNotification = notification("MenuControllerMenuFrameDidChange")
}

/// An item of a ``MenuController``, which sends an action up the responder chain.
/// > Documented: UIMenuItem.
@preconcurrency @MainActor open class MenuItem: NSObject {
  /// The title in the menu.
  open var title: String
  /// The method that the item calls on the responder chain.
  open var action: Selector

  /// Creates an item from its title and the method that it calls.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
