// Bars, their items, and the controllers that show them, under Apple's names.

/// The UIKit name of ``AlertAction``: a button of an alert, with its title, style and handler.
public typealias UIAlertAction = AlertAction
/// The UIKit name of ``AlertController``: a controller that presents a message with actions, which tests choose.
public typealias UIAlertController = AlertController
/// The UIKit name of ``BarAppearance``: the background and the shadow of a bar, as an object that bars copy.
public typealias UIBarAppearance = BarAppearance
/// The UIKit name of ``BarButtonItem``: an item of a navigation bar or a toolbar: a button, a custom view or a space.
public typealias UIBarButtonItem = BarButtonItem
/// The UIKit name of ``BarButtonItemAppearance``: the title and the background of a bar's buttons, by state.
public typealias UIBarButtonItemAppearance = BarButtonItemAppearance
/// The UIKit name of ``BarButtonItemStateAppearance``: the title and the background of a bar's buttons in one state.
public typealias UIBarButtonItemStateAppearance = BarButtonItemStateAppearance
/// The UIKit name of ``BarItem``: the base class of the items of navigation bars, toolbars and tab bars.
public typealias UIBarItem = BarItem
/// The UIKit name of ``BarPosition``: the position of a bar in its window, such as at the top or the bottom.
public typealias UIBarPosition = BarPosition
/// The UIKit name of ``BarPositioning``: a bar that has a position in its window.
public typealias UIBarPositioning = BarPositioning
/// The UIKit name of ``BarPositioningDelegate``: the base protocol of bars' delegates, which return the bar's position.
public typealias UIBarPositioningDelegate = BarPositioningDelegate
/// The UIKit name of ``BarStyle``: the style of a bar, default or black.
public typealias UIBarStyle = BarStyle
/// The UIKit name of ``NavigationBar``: a bar with the title and the buttons of the last item of its stack.
public typealias UINavigationBar = NavigationBar
/// The UIKit name of ``NavigationBarAppearance``: the appearance of a navigation bar, as an object that bars copy.
public typealias UINavigationBarAppearance = NavigationBarAppearance
/// The UIKit name of ``NavigationBarDelegate``: an object that allows and observes pushes and pops of items.
public typealias UINavigationBarDelegate = NavigationBarDelegate
/// The UIKit name of ``NavigationController``: a container that shows a stack's last controller below a navigation bar.
public typealias UINavigationController = NavigationController
/// The UIKit name of ``NavigationControllerDelegate``: an object that observes controllers and supplies transitions.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// The UIKit name of ``NavigationItem``: a controller's title and buttons for the navigation bar.
public typealias UINavigationItem = NavigationItem
/// The UIKit name of ``TabBar``: a bar of items of which one is selected.
public typealias UITabBar = TabBar
/// The UIKit name of ``TabBarAppearance``: the appearance of a tab bar, as an object that bars copy.
public typealias UITabBarAppearance = TabBarAppearance
/// The UIKit name of ``TabBarController``: a container that shows the controller selected in a tab bar.
public typealias UITabBarController = TabBarController
/// The UIKit name of ``TabBarControllerDelegate``: an object that allows selections and supplies transitions.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
/// The UIKit name of ``TabBarDelegate``: an object that a tab bar notifies of a selected item.
public typealias UITabBarDelegate = TabBarDelegate
/// The UIKit name of ``TabBarItem``: an item of a tab bar, with its title, image and badge.
public typealias UITabBarItem = TabBarItem
/// The UIKit name of ``TabBarItemAppearance``: the titles, images and badges of a tab bar's items, by state.
public typealias UITabBarItemAppearance = TabBarItemAppearance
/// The UIKit name of ``TabBarItemStateAppearance``: the title, image and badge of a tab bar's items in one state.
public typealias UITabBarItemStateAppearance = TabBarItemStateAppearance
/// The UIKit name of ``Toolbar``: a bar with a row of buttons.
public typealias UIToolbar = Toolbar
/// The UIKit name of ``ToolbarAppearance``: the appearance of a toolbar, as an object that bars copy.
public typealias UIToolbarAppearance = ToolbarAppearance
/// The UIKit name of ``ToolbarDelegate``: an object that returns the position of a toolbar.
public typealias UIToolbarDelegate = ToolbarDelegate
/// The UIKit name of ``AlertController/Severity``: the severity of an alert, default or critical.
public typealias UIAlertControllerSeverity = AlertController.Severity
