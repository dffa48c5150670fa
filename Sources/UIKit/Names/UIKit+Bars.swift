import HeadlessControllers

// Bars, their items, and the controllers that show them, under Apple's names.

/// See ``AlertAction``.
public typealias UIAlertAction = AlertAction
/// See ``AlertController``.
public typealias UIAlertController = AlertController
/// See ``BarAppearance``.
public typealias UIBarAppearance = BarAppearance
/// See ``BarButtonItem``.
public typealias UIBarButtonItem = BarButtonItem
/// See ``BarButtonItemAppearance``.
public typealias UIBarButtonItemAppearance = BarButtonItemAppearance
/// See ``BarButtonItemStateAppearance``.
public typealias UIBarButtonItemStateAppearance = BarButtonItemStateAppearance
/// See ``BarItem``.
public typealias UIBarItem = BarItem
/// See ``BarPosition``.
public typealias UIBarPosition = BarPosition
/// See ``BarPositioning``.
public typealias UIBarPositioning = BarPositioning
/// See ``BarPositioningDelegate``.
public typealias UIBarPositioningDelegate = BarPositioningDelegate
/// See ``BarStyle``.
public typealias UIBarStyle = BarStyle
/// See ``NavigationBar``.
public typealias UINavigationBar = NavigationBar
/// See ``NavigationBarAppearance``.
public typealias UINavigationBarAppearance = NavigationBarAppearance
/// See ``NavigationBarDelegate``.
public typealias UINavigationBarDelegate = NavigationBarDelegate
/// See ``NavigationController``.
public typealias UINavigationController = NavigationController
/// See ``NavigationControllerDelegate``.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// See ``NavigationItem``.
public typealias UINavigationItem = NavigationItem
/// See ``TabBar``.
public typealias UITabBar = TabBar
/// See ``TabBarAppearance``.
public typealias UITabBarAppearance = TabBarAppearance
/// See ``TabBarController``.
public typealias UITabBarController = TabBarController
/// See ``TabBarControllerDelegate``.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
/// See ``TabBarDelegate``.
public typealias UITabBarDelegate = TabBarDelegate
/// See ``TabBarItem``.
public typealias UITabBarItem = TabBarItem
/// See ``TabBarItemAppearance``.
public typealias UITabBarItemAppearance = TabBarItemAppearance
/// See ``TabBarItemStateAppearance``.
public typealias UITabBarItemStateAppearance = TabBarItemStateAppearance
/// See ``Toolbar``.
public typealias UIToolbar = Toolbar
/// See ``ToolbarAppearance``.
public typealias UIToolbarAppearance = ToolbarAppearance
/// See ``ToolbarDelegate``.
public typealias UIToolbarDelegate = ToolbarDelegate
/// See ``AlertController/Severity``.
public typealias UIAlertControllerSeverity = AlertController.Severity
