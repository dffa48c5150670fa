import HeadlessKit

// The app, the device, feedback and menus, under Apple's names.

/// See ``ActivityIndicatorView``.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// See ``Application``.
public typealias UIApplication = Application
/// See ``Application/BackgroundTaskIdentifier``.
public typealias UIBackgroundTaskIdentifier = Application.BackgroundTaskIdentifier
/// See ``Device``.
public typealias UIDevice = Device
/// See ``Device/Orientation``.
public typealias UIDeviceOrientation = Device.Orientation
/// See ``FeedbackGenerator``.
public typealias UIFeedbackGenerator = FeedbackGenerator
/// See ``FocusAnimationCoordinator``.
public typealias UIFocusAnimationCoordinator = FocusAnimationCoordinator
/// See ``FocusUpdateContext``.
public typealias UIFocusUpdateContext = FocusUpdateContext
/// See ``ImpactFeedbackGenerator``.
public typealias UIImpactFeedbackGenerator = ImpactFeedbackGenerator
/// See ``MenuController``.
public typealias UIMenuController = MenuController
/// See ``MenuItem``.
public typealias UIMenuItem = MenuItem
/// See ``NotificationFeedbackGenerator``.
public typealias UINotificationFeedbackGenerator = NotificationFeedbackGenerator
/// See ``SelectionFeedbackGenerator``.
public typealias UISelectionFeedbackGenerator = SelectionFeedbackGenerator
/// See ``StatusBarManager``.
public typealias UIStatusBarManager = StatusBarManager
/// See ``StatusBarStyle``.
public typealias UIStatusBarStyle = StatusBarStyle
