import Foundation
import HeadlessGraphics

/// Returns the name of a notification of UIKit's, such as `UIScreenDidConnectNotification` for `ScreenDidConnect`.
func notification(_ name: String) -> NSNotification.Name { NSNotification.Name("UI\(name)Notification") }

/// The names of an app's notifications.
/// > Assumed: the texts of the names; code compares the constants.
extension Application {
  /// The app has started; only a test posts it here.
  public nonisolated static let didFinishLaunchingNotification = named("DidFinishLaunching")
  /// The app has become active; only a test posts it here.
  public nonisolated static let didBecomeActiveNotification = named("DidBecomeActive")
  /// The app is about to become inactive; only a test posts it here.
  public nonisolated static let willResignActiveNotification = named("WillResignActive")
  /// The app has entered the background; only a test posts it here.
  public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
  /// The app is about to enter the foreground; only a test posts it here.
  public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
  /// The app is about to end; only a test posts it here.
  public nonisolated static let willTerminateNotification = named("WillTerminate")
  /// Memory is short; only a test posts it here.
  public nonisolated static let didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarning")
  /// A day has passed, or the clock was set; only a test posts it here.
  public nonisolated static let significantTimeChangeNotification = named("SignificantTimeChange")
  /// The background refresh of the app was switched; only a test posts it here.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = named("BackgroundRefreshStatusDidChange")
  /// Protected files can be read; only a test posts it here.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = named("ProtectedDataDidBecomeAvailable")
  /// Protected files will be locked; only a test posts it here.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = named(
    "ProtectedDataWillBecomeUnavailable")
  /// The status bar is about to have another frame; only a test posts it here.
  public nonisolated static let willChangeStatusBarFrameNotification = named("WillChangeStatusBarFrame")
  /// The status bar has another frame; only a test posts it here.
  public nonisolated static let didChangeStatusBarFrameNotification = named("DidChangeStatusBarFrame")
  /// The interface is about to turn; only a test posts it here.
  public nonisolated static let willChangeStatusBarOrientationNotification = named("WillChangeStatusBarOrientation")
  /// The interface has turned; only a test posts it here.
  public nonisolated static let didChangeStatusBarOrientationNotification = named("DidChangeStatusBarOrientation")
  /// The key of the status bar's frame, a `CGRect` in an `NSValue`.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// The key of the orientation, a number.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// Posted when the user has taken a screenshot; here only a test posts it.
  public nonisolated static let userDidTakeScreenshotNotification = named("UserDidTakeScreenshot")

  /// The address of the app's own settings.
  /// > Documented: UIApplication.openSettingsURLString. Assumed: its text.
  public nonisolated static let openSettingsURLString = "app-settings:"

  private nonisolated static func named(_ name: String) -> NSNotification.Name { notification("Application\(name)") }
}

extension ContentSizeCategory {
  /// The reader wants texts of another size; only a test posts it here.
  public static let didChangeNotification = notification("ContentSizeCategoryDidChange")
  /// The key of the new size, a `UIContentSizeCategory`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
