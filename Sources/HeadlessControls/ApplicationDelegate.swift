import Foundation
import HeadlessViews

/// Who looks after an app.
///
/// Nothing calls it here; a test does what the system would.
///
/// > Documented: UIApplicationDelegate, whose members are optional there; here they have implementations that do nothing.
@preconcurrency @MainActor
public protocol ApplicationDelegate: AnyObject {
  /// The app has started.
  ///
  /// - Returns: Whether it could do what it was started for.
  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has come to the front.
  func applicationDidBecomeActive(_ application: Application)
  /// The app leaves the front.
  func applicationWillResignActive(_ application: Application)
  /// The app has gone behind.
  func applicationDidEnterBackground(_ application: Application)
  /// The app comes to the front.
  func applicationWillEnterForeground(_ application: Application)
  /// The app is about to end.
  func applicationWillTerminate(_ application: Application)
}

extension ApplicationDelegate {
  /// Says yes.
  public func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}
}

extension Application {
  /// Why an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address was opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}
