// The app, the device, feedback and menus, under Apple's names.

/// The UIKit name of ``ActivityIndicatorView``: a spinning indicator that a task is in progress.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// The UIKit name of ``Application``: the app that contains the windows; its state changes only by its setters.
public typealias UIApplication = Application
/// The UIKit name of ``Application/BackgroundTaskIdentifier``: the identifier of a background task of the app.
public typealias UIBackgroundTaskIdentifier = Application.BackgroundTaskIdentifier
/// The UIKit name of ``Device``: the device that the app runs on; its state changes only by its setters.
public typealias UIDevice = Device
/// The UIKit name of ``Device/Orientation``: the physical orientation of a device.
public typealias UIDeviceOrientation = Device.Orientation
/// The UIKit name of ``FeedbackGenerator``: the base class of generators of haptic feedback.
public typealias UIFeedbackGenerator = FeedbackGenerator
/// The UIKit name of ``FocusAnimationCoordinator``: animations along with an update of the focus, which run at once.
public typealias UIFocusAnimationCoordinator = FocusAnimationCoordinator
/// The UIKit name of ``FocusUpdateContext``: an update of the focus from one view to another.
public typealias UIFocusUpdateContext = FocusUpdateContext
/// The UIKit name of ``ImpactFeedbackGenerator``: a generator of haptic feedback for an impact.
public typealias UIImpactFeedbackGenerator = ImpactFeedbackGenerator
/// The UIKit name of ``MenuController``: the edit menu of a selection; its items and visibility are stored only.
public typealias UIMenuController = MenuController
/// The UIKit name of ``MenuItem``: a custom item of the edit menu.
public typealias UIMenuItem = MenuItem
/// The UIKit name of ``NotificationFeedbackGenerator``: a generator of haptic feedback for success or failure.
public typealias UINotificationFeedbackGenerator = NotificationFeedbackGenerator
/// The UIKit name of ``SelectionFeedbackGenerator``: a generator of haptic feedback for a change of a selection.
public typealias UISelectionFeedbackGenerator = SelectionFeedbackGenerator
/// The UIKit name of ``StatusBarManager``: the configuration of the status bar of a scene; no status bar is shown here.
public typealias UIStatusBarManager = StatusBarManager
/// The UIKit name of ``StatusBarStyle``: the color of the status bar's content, light or dark.
public typealias UIStatusBarStyle = StatusBarStyle
