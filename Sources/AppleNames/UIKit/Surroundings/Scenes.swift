// UIKit names the parameter `URLContexts`.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The delegates of scenes and their parameters, as every app's `SceneDelegate` names them.

/// The delegate of a scene, which is notified of the scene's life.
///
/// A test calls its methods: here a scene is neither connected nor disconnected by itself.
/// > Documented: UISceneDelegate.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is added to the app.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene is removed from the app.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to receive no events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to be visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with addresses that the scene opens.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns the activity with which the scene is restored; nil by default.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called with an activity that the scene continues.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Has no effect by default.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Has no effect by default.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Has no effect by default.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Has no effect by default.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Has no effect by default.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Has no effect by default.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Has no effect by default.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Returns nil by default.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Has no effect by default.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The delegate of a scene with windows.
/// > Documented: UIWindowSceneDelegate.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene; nil unless the delegate stores one.
  var window: UIWindow? { get set }
  /// Called after the traits or the size of the scene have changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// Nil by default.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Has no effect by default.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}

/// A scene that exists or existed, with its configuration.
/// > Documented: UISceneSession.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of an app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The role of windows on another screen.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The purpose of the scene.
  public let role: Role
  /// The configuration of the scene.
  public let configuration: UISceneConfiguration
  /// A name that is different for each session.
  public let persistentIdentifier = UUID().uuidString
  /// The scene; nil unless it is connected.
  open weak var scene: UIScene?
  /// The activity with which the scene is restored; stored only.
  open var stateRestorationActivity: NSUserActivity?
  /// Values of the app; stored only.
  open var userInfo: [String: Any]?

  /// Creates a session, as a test hands it to a delegate.
  public init(
    role: Role = .windowApplication,
    configuration: UISceneConfiguration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  ) { (self.role, self.configuration) = (role, configuration) }
}

/// The classes of a scene and of its delegate.
/// > Documented: UISceneConfiguration.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the app's property list.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; stored only.
  open var sceneClass: AnyClass?
  /// The class of the delegate; stored only.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// An address that a scene opens.
/// > Documented: UIOpenURLContext.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The address of a document, or one with a scheme of the app.
  public let url: URL

  /// Creates a context, as a test hands it to a delegate.
  public init(url: URL) { self.url = url }
}

extension Scene {
  /// The reasons for which a scene is connected.
  /// > Documented: UIScene.ConnectionOptions.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The addresses that the scene opens; none by default.
    open var urlContexts: Set<UIOpenURLContext> = []
    /// The activities that the scene continues; none by default.
    open var userActivities: Set<NSUserActivity> = []
    /// The app that asked for the scene; nil by default.
    open var sourceApplication: String?
  }

  private static let delegateKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The delegate of the scene; nil by default, and called by a test.
  public var delegate: (any UISceneDelegate)? {
    get { objc_getAssociatedObject(self, Self.delegateKey) as? any UISceneDelegate }
    set { objc_setAssociatedObject(self, Self.delegateKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

extension WindowScene {
  /// The coordinate space of the scene: its screen's.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
