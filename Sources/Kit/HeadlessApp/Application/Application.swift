import Foundation
import HeadlessGraphics
import HeadlessViews

/// The app of the views; its state changes only by its setters.
@preconcurrency @MainActor open class Application: Responder, ActionSending {
  /// The state of an app between the foreground and the background.
  /// > Documented: UIApplication.State, with its raw values.
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active = 0
    /// The app is in the foreground and receives no events.
    case inactive = 1
    /// The app is in the background and not visible.
    case background = 2
  }

  /// The app that code of the toolkit uses; there is one in a program.
  public static let shared = Application()

  /// Creates an app without a delegate.
  ///
  /// Controls send actions through the ``sendAction(_:to:from:for:)`` of an app of a subclass as long as it exists.
  public override init() {
    super.init()
    if type(of: self) != Application.self { ActionSenders.add(self) }
  }

  /// The addresses that the app asked the system to open, which does nothing with them.
  public private(set) final var openedURLs: [URL] = []

  /// The state of the app: active.
  open var applicationState: State { .active }

  /// The layout direction of the system's language: the main screen's.
  open var userInterfaceLayoutDirection: UserInterfaceLayoutDirection { Screen.main.layoutDirection }

  /// The user's preferred text size: the main screen's.
  open var preferredContentSizeCategory: ContentSizeCategory { Screen.main.preferredContentSizeCategory }

  /// The visible windows of the main screen, back to front.
  open var windows: [Window] { Screen.main.orderedWindows }

  /// The visible window of the main screen that was made key last.
  open var keyWindow: Window? { Screen.main.shownKeyWindow }

  /// The scene of the main screen's windows.
  open var connectedScenes: Set<Scene> { [Screen.main.windowScene] }

  /// The delegate of the app; nil by default, and not called here.
  open weak var delegate: (any ApplicationDelegate)?

  /// The orientation of the interface, by the main screen's size.
  open var statusBarOrientation: InterfaceOrientation { Screen.main.orientation }

  /// The frame of the status bar: zero.
  open var statusBarFrame: CGRect { .zero }

  /// Whether the status bar is hidden; true by default, and stored only.
  open var isStatusBarHidden = true

  /// The style of the status bar; default by default, and stored only.
  open var statusBarStyle = StatusBarStyle.default

  // MARK: Background tasks

  /// The names of the background tasks that were begun and not ended, by identifier; empty for a task without a name.
  public private(set) final var backgroundTasks: [BackgroundTaskIdentifier: String] = [:]

  private var backgroundTaskCount = 0

  /// Begins a task that continues in the background.
  ///
  /// The time never expires, so that the handler is not called: a test calls it itself.
  /// > Documented: UIApplication.beginBackgroundTask(withName:expirationHandler:).
  ///
  /// - Parameters:
  ///   - taskName: A name for debugging, which ``backgroundTasks`` shows.
  ///   - handler: Not called.
  /// - Returns: An identifier for ``endBackgroundTask(_:)``.
  @discardableResult open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    backgroundTaskCount += 1
    let identifier = BackgroundTaskIdentifier(rawValue: backgroundTaskCount)
    backgroundTasks[identifier] = taskName ?? ""
    return identifier
  }

  /// Begins a task without a name; see ``beginBackgroundTask(withName:expirationHandler:)``.
  @discardableResult
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> BackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Ends a background task; one that has ended already, or that was never begun, is passed over.
  open func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) { backgroundTasks[identifier] = nil }

  /// The seconds that the app may continue to run in the background: without limit, as it is in the foreground.
  /// > Documented: UIApplication.backgroundTimeRemaining.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Settings

  /// The number on the app's icon; 0 by default, and stored only.
  open var applicationIconBadgeNumber = 0

  /// Whether the system shows that the app loads something; false by default, and stored only.
  open var isNetworkActivityIndicatorVisible = false

  /// Whether the screen stays on; false by default, and stored only.
  open var isIdleTimerDisabled = false

  /// Returns whether the system could open an address: always false.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Records an address in ``openedURLs``, and calls the handler with false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(false)
  }

  /// Records an address, and returns false; the old form of ``open(_:options:completionHandler:)``.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult open func openURL(_ url: URL) -> Bool {
    openedURLs.append(url)
    return false
  }

  /// The number of calls of ``beginIgnoringInteractionEvents()`` without an end.
  private var ignoring = 0

  /// Begins a time in which the real system passes by touches; here it is only counted.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }

  /// Ends one call of ``beginIgnoringInteractionEvents()``; touches are delivered all the same.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  /// Whether the app is between a beginning and its end; touches arrive all the same.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Calls a method on a target, or on the first responder or the nearest object above it that has it.
  ///
  /// Without a target the search begins at the first responder, whatever the sender is: the key window's, or else the
  /// sender's window's. Where there is none, it begins at the sender, and without a sender at the key window.
  /// > Seen: fact s6. Assumed: the sender's window is used where the key window has no first responder.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object to call it on, or nil for the responder chain.
  ///   - sender: The object that the method gets, such as a control.
  ///   - event: The event that caused the action, or nil.
  /// - Returns: Whether an object had the method; without one nothing happens.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: TouchEvent?) -> Bool {
    action.send(
      to: target.map { $0 as AnyObject }, from: sender.map { $0 as AnyObject }, for: event, keyWindow: keyWindow)
  }

  // MARK: Nested types

  /// The identifier of a background task.
  public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task, unique in its app.
    public let rawValue: Int
    /// Creates an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The identifier that stands for no task.
    /// > Documented: UIBackgroundTaskIdentifier.invalid, with its raw value.
    public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
  }

  /// The options for opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option, as UIKit spells it.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address is opened only by an app that is registered for it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }
}
