import Foundation
import HeadlessViews

/// The rarely used members of an app: stored nowhere, and answered as an app does that supports none of them.
extension Application {
  /// The key of an option with which an app is asked to open an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option, as UIKit spells it.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asked for it.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A value of the app that asked for it.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file must be copied.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A place at which other apps extend this one.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the extension point, in reverse-DNS form.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The extension point of custom keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// The name of the icon; nil for the app's own.
  public final var alternateIconName: String? { nil }

  /// Whether the app has other icons: no.
  public final var supportsAlternateIcons: Bool { false }

  /// Calls the handler with an error: there are no other icons.
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) { completionHandler(CocoaError(.featureUnsupported)) }

  /// Whether protected files can be read: yes.
  public final var isProtectedDataAvailable: Bool { true }

  /// Whether the app can have several scenes: no.
  public final var supportsMultipleScenes: Bool { false }

  /// Has no effect here: there are no remote notifications.
  public final func registerForRemoteNotifications() {}

  /// Has no effect here: there are no remote notifications.
  public final func unregisterForRemoteNotifications() {}

  /// Whether the app gets remote notifications: no.
  public final var isRegisteredForRemoteNotifications: Bool { false }

  /// Has no effect here: there are no launch snapshots.
  public final func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Sets the style of the status bar, which is stored only.
  public final func setStatusBarStyle(_ statusBarStyle: StatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// The shortest interval between fetches in the background, in seconds.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0

  /// The interval of an app that never fetches in the background, in seconds.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  /// The address of the app's settings of notifications.
  /// > Documented: UIApplication.openNotificationSettingsURLString. Assumed: its text.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}

/// The notifications of scenes; only a test posts them here.
extension Scene {
  /// Posted before a scene connects.
  public nonisolated static let willConnectNotification = notification("SceneWillConnect")
  /// Posted after a scene was disconnected.
  public nonisolated static let didDisconnectNotification = notification("SceneDidDisconnect")
  /// Posted after a scene has become active.
  public nonisolated static let didActivateNotification = notification("SceneDidActivate")
  /// Posted before a scene becomes inactive.
  public nonisolated static let willDeactivateNotification = notification("SceneWillDeactivate")
  /// Posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = notification("SceneWillEnterForeground")
  /// Posted after a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification = notification("SceneDidEnterBackground")
}

/// The notifications of screens; only a test posts them here.
extension Screen {
  /// Posted after a screen was connected.
  public nonisolated static let didConnectNotification = notification("ScreenDidConnect")
  /// Posted after a screen was disconnected.
  public nonisolated static let didDisconnectNotification = notification("ScreenDidDisconnect")
  /// Posted after the mode of a screen has changed.
  public nonisolated static let modeDidChangeNotification = notification("ScreenModeDidChange")
  /// Posted after the brightness of a screen has changed.
  public nonisolated static let brightnessDidChangeNotification = notification("ScreenBrightnessDidChange")
  /// The recording of a screen has begun or ended.
  public nonisolated static let capturedDidChangeNotification = notification("ScreenCapturedDidChange")

  /// The screen's rectangle without the status bar: all of it.
  @available(*, deprecated, renamed: "bounds")
  public final var applicationFrame: CGRect { bounds }

  /// The screen that this one mirrors: none.
  public final var mirrored: Screen? { nil }
}
