import Foundation
import HeadlessLayers
import HeadlessReporting

/// The root of a tree of views on a ``Screen``.
///
/// As in UIKit a window is hidden until it is shown; `Screen.flush()` lays out the visible ones.
open class Window: View {
  /// The level of a window among the windows of its screen.
  /// > Documented: UIWindow.Level. Reported: its values.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number by which levels are compared; greater ones are in front.
    public let rawValue: CGFloat
    /// Creates a level from its number; NaN is reported and becomes 0, as it has no order.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue.isNaN ? 0 : rawValue
      if !rawValue.isNaN { return }
      IssueReporting.report(
        place: "Window.Level.init(rawValue:)", problem: "Expected a number; got \(rawValue); using 0.",
        cure: "Pass a number, such as the rawValue of another level and 1.")
    }

    /// Creates a level from its number; see ``init(rawValue:)``.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The level of an app's windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1,000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2,000.
    public static let alert = Level(2000)

    /// Returns whether the first level is behind the second one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// Returns a level that is further in front by a distance.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// Returns a level that is further behind by a distance.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
  }

  // MARK: Stored state

  private let link = WindowLink()
  final let touchDispatch = TouchDispatch()
  package final weak var firstResponder: Responder?
  final weak var viewWithFocus: View?
  private var ownUndoManager: UndoManager?
  private var hasScene = true
  package final var contentOwner: (any ViewOwner)?

  // MARK: Life

  /// Creates a hidden window on the main screen.
  public override init(frame: CGRect) {
    screen = Screen.main
    super.init(frame: frame)
    enterScreen()
  }

  /// Creates a hidden window as large as the main screen.
  public convenience init() { self.init(frame: Screen.main.bounds) }

  /// Creates a hidden window on the screen of a scene.
  public init(windowScene: WindowScene) {
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    enterScreen()
  }

  /// Creates a hidden window as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    screen = Screen.main
    super.init(coder: coder)
    enterScreen()
  }

  deinit {
    // Views that outlive their window must not continue to wait for a finger to lift.
    let dispatch = touchDispatch
    if MainQueue.isCurrent { MainActor.assumeIsolated { dispatch.cancelAllTouches() } }
  }

  private func enterScreen() {
    isHidden = true
    link.window = self
    windowLink = link
    screen.allWindows.add(self)
    enterSafeArea()
  }

  final func enterSafeArea() {
    if screen.safeAreaInsets != .zero { markInheritingInsets() }
    if flags.contains(.inheritsInsets) { updateInsets() }
  }

  // MARK: Screen

  /// The screen that the window was created on.
  public final let screen: Screen

  /// The scene that the window belongs to: its screen's; a window without a scene is hidden.
  /// > Documented: UIWindow.windowScene. Differs: a window stays on the screen that it was created on.
  open var windowScene: WindowScene? {
    get { hasScene ? screen.windowScene : nil }
    set {
      hasScene = newValue != nil
      if newValue == nil { isHidden = true }
    }
  }

  /// The level of the window, which orders the windows of its screen before their age does; normal by default.
  ///
  /// `Application.windows` are in this order.
  open var windowLevel = Level.normal

  // MARK: Conversion

  /// Returns a point of this window in the coordinates of another one; nil means the screen's.
  /// > Documented: UIWindow.convert(_:to:).
  open func convert(_ point: CGPoint, to window: Window?) -> CGPoint {
    window.map { convert(point, to: $0 as View) } ?? convert(point, to: screen.coordinateSpace)
  }

  /// Returns a point of another window in the coordinates of this one; nil means the screen's.
  /// > Documented: UIWindow.convert(_:from:).
  open func convert(_ point: CGPoint, from window: Window?) -> CGPoint {
    window.map { convert(point, from: $0 as View) } ?? convert(point, from: screen.coordinateSpace)
  }

  /// Returns a rectangle of this window in the coordinates of another one; nil means the screen's.
  /// > Documented: UIWindow.convert(_:to:).
  open func convert(_ rect: CGRect, to window: Window?) -> CGRect {
    window.map { convert(rect, to: $0 as View) } ?? convert(rect, to: screen.coordinateSpace)
  }

  /// Returns a rectangle of another window in the coordinates of this one; nil means the screen's.
  /// > Documented: UIWindow.convert(_:from:).
  open func convert(_ rect: CGRect, from window: Window?) -> CGRect {
    window.map { convert(rect, from: $0 as View) } ?? convert(rect, from: screen.coordinateSpace)
  }

  // MARK: Visibility

  /// Whether the window is hidden; true until it is shown.
  ///
  /// The view controllers of the views in it appear and disappear with it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      if newValue != wasHidden { visibilityDidChange() }
    }
  }

  // MARK: Key window

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window of its screen; the former one is notified first.
  open func makeKey() { becomeKeyOfScreen() }

  /// Whether the window may be the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// Whether the window is the key window of its screen.
  open var isKeyWindow: Bool { screen.keyWindow === self }

  /// Called after the window has become the key window; posts ``didBecomeKeyNotification``.
  open func becomeKey() { NotificationCenter.default.post(name: Window.didBecomeKeyNotification, object: self) }

  /// Called after another window has become the key window; posts ``didResignKeyNotification``.
  open func resignKey() { NotificationCenter.default.post(name: Window.didResignKeyNotification, object: self) }

  // MARK: Events

  /// Delivers the fingers of an event to the recognizers and views they touch, and presses to the first responder.
  ///
  /// A finger that touches down is hit-tested once; later it belongs to that view wherever it is. Recognizers of that
  /// view and of its superviews get it first, then the view. An override gets every event of the window and calls
  /// `super`. Fingers of other windows and fingers that are not on the window yet are ignored.
  /// > Documented: UIWindow.sendEvent.
  open func sendEvent(_ event: Event) {
    if let presses = event as? PressesEvent { return deliver(presses) }
    touchDispatch.send(event, in: self)
  }

  /// The undo manager of the window and of the views in it, created when it is first read.
  /// > Documented: UIResponder.undoManager: every window has one.
  open override var undoManager: UndoManager? {
    if let ownUndoManager { return ownUndoManager }
    let made = UndoManager()
    ownUndoManager = made
    return made
  }
}

/// The reference of every view of a window's tree to the window, also after the window was deallocated.
final class WindowLink {
  weak var window: Window?
}
