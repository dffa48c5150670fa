import Foundation
import HeadlessGraphics

/// What an app is told of, by name.
///
/// > Assumed: the texts of the names; code compares the constants.
extension Application {
  /// The app has started; nobody posts it here but a test.
  public nonisolated static let didFinishLaunchingNotification = named("DidFinishLaunching")
  /// The app has come to the front; nobody posts it here but a test.
  public nonisolated static let didBecomeActiveNotification = named("DidBecomeActive")
  /// The app leaves the front; nobody posts it here but a test.
  public nonisolated static let willResignActiveNotification = named("WillResignActive")
  /// The app has gone behind; nobody posts it here but a test.
  public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
  /// The app comes to the front; nobody posts it here but a test.
  public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
  /// The app is about to end; nobody posts it here but a test.
  public nonisolated static let willTerminateNotification = named("WillTerminate")
  /// Memory is short; nobody posts it here but a test.
  public nonisolated static let didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarning")
  /// A day has passed, or the clock was set; nobody posts it here but a test.
  public nonisolated static let significantTimeChangeNotification = named("SignificantTimeChange")
  /// The user has taken a picture of the screen; nobody posts it here but a test.
  public nonisolated static let userDidTakeScreenshotNotification = named("UserDidTakeScreenshot")

  /// The address of the app's own settings.
  ///
  /// > Documented: UIApplication.openSettingsURLString. Assumed: its text.
  public nonisolated static let openSettingsURLString = "app-settings:"

  private nonisolated static func named(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIApplication\(name)Notification")
  }
}

extension ContentSizeCategory {
  /// The reader wants texts of another size; nobody posts it here but a test.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}
