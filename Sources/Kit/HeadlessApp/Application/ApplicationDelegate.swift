import HeadlessViews

/// An object that has the window of an app: what an ``ApplicationDelegate`` is.
@preconcurrency @MainActor public protocol WindowOwner: AnyObject {
  /// The app's window; nil unless implemented.
  ///
  /// Through an `any ApplicationDelegate`, it is an optional of an optional, like an optional member.
  @_disfavoredOverload var window: Window? { get set }
}

extension WindowOwner {
  /// The default: nil, and setting it has no effect.
  @_disfavoredOverload public var window: Window? {
    get { nil }
    set {}
  }
}

/// The delegate of an app, which is notified of its launch and its states.
///
/// It is not called here; a test calls it as the system would.
/// > Documented: UIApplicationDelegate, whose members are optional; here they do nothing by default.
@preconcurrency @MainActor public protocol ApplicationDelegate: WindowOwner {
  /// Called when the app has started; returns whether it could do what it was started for.
  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: Application)
  /// Called before the app becomes inactive.
  func applicationWillResignActive(_ application: Application)
  /// Called when the app has entered the background.
  func applicationDidEnterBackground(_ application: Application)
  /// Called before the app enters the foreground.
  func applicationWillEnterForeground(_ application: Application)
  /// Called before the app terminates.
  func applicationWillTerminate(_ application: Application)
}

extension ApplicationDelegate {
  /// The app's window, as code reads it from `UIApplication.shared.delegate`: `delegate?.window??.bounds`.
  /// > Documented: UIApplicationDelegate.window, which is optional. Differs: the outer optional is never nil.
  public var window: Window?? {
    get { .some((self as any WindowOwner).window) }
    set { (self as any WindowOwner).window = newValue ?? nil }
  }

  /// Returns true: the app could do what it was started for.
  public func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing; implement it to resume work.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Does nothing; implement it to pause work.
  public func applicationWillResignActive(_ application: Application) {}
  /// Does nothing; implement it to save data.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Does nothing; implement it to prepare the views.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Does nothing; implement it to save data for the last time.
  public func applicationWillTerminate(_ application: Application) {}
}

extension Application {
  /// The key of the reason for which an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason, as UIKit spells it.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address that the app was started to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}
