import Foundation

/// The root of a tree of views on a ``Screen``.
///
/// As in UIKit a window is hidden until it is shown; `Screen.flush()` lays out the visible ones.
open class Window: View {
  private let link = WindowLink()
  final let touchDispatch = TouchDispatch()
  package final weak var firstResponder: Responder?
  final weak var viewWithFocus: View?
  private var ownUndoManager: UndoManager?

  /// The screen that the window was made on.
  public final let screen: Screen

  /// Makes a hidden window on the main screen.
  public override init(frame: CGRect) {
    screen = Screen.main
    super.init(frame: frame)
    enterScreen()
  }

  /// Makes a hidden window as large as the main screen.
  public convenience init() {
    self.init(frame: Screen.main.bounds)
  }

  /// Makes a hidden window as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    screen = Screen.main
    super.init(coder: coder)
    enterScreen()
  }

  deinit {
    // Views that outlive their window must not go on waiting for a finger to lift.
    let dispatch = touchDispatch
    if MainQueue.isCurrent { MainActor.assumeIsolated { dispatch.cancelAllTouches() } }
  }

  private func enterScreen() {
    isHidden = true
    link.window = self
    windowLink = link
    screen.add(self)
  }

  /// Makes a hidden window on the screen of a scene.
  public convenience init(windowScene: WindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// The undo manager of the window and of the views in it, created when it is first read.
  ///
  /// > Documented: UIResponder.undoManager: every window has one.
  open override var undoManager: UndoManager? {
    if let ownUndoManager { return ownUndoManager }
    let made = UndoManager()
    ownUndoManager = made
    return made
  }

  // MARK: Key window

  /// Shows the window and makes it the key one.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one of its screen that gets keys; the one before is told first.
  open func makeKey() {
    let old = screen.keyWindow
    if old === self || !canBecomeKey { return }
    screen.keyWindow = self
    old?.resignKey()
    becomeKey()
  }

  /// Whether the window may be the key one; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// Whether the window is the key one of its screen.
  open var isKeyWindow: Bool { screen.keyWindow === self }

  /// Called after the window has become the key one; posts ``didBecomeKeyNotification``.
  open func becomeKey() {
    NotificationCenter.default.post(name: Window.didBecomeKeyNotification, object: self)
  }

  /// Called after another window has become the key one; posts ``didResignKeyNotification``.
  open func resignKey() {
    NotificationCenter.default.post(name: Window.didResignKeyNotification, object: self)
  }

  /// How far in front the window is, before the order in which windows were made; normal unless set.
  ///
  /// `Application.windows` are in this order.
  open var windowLevel = Level.normal

  /// The scene that the window belongs to: that of its screen.
  open var windowScene: WindowScene? { screen.windowScene }

  /// Brings the fingers of an event to the recognizers and views they touch, and presses to the first responder.
  ///
  /// A finger that touches down is hit-tested once; later it belongs to that view wherever it goes. Recognizers of that
  /// view and of all above it get it first, then the view. An override sees every event of the window and calls `super`.
  /// Fingers of other windows and fingers that are not on the window yet are passed by.
  ///
  /// > Documented: UIWindow.sendEvent.
  open func sendEvent(_ event: Event) {
    if let presses = event as? PressesEvent { return presses.deliver(in: self) }
    touchDispatch.send(event, in: self)
  }

  // MARK: For the touch driver

  /// The fingers on the window, in the order they landed.
  package final var fingersDown: [Touch] { touchDispatch.fingers.map(\.touch) }

  /// How many taps a finger makes that touches down now, itself included.
  ///
  /// - Parameters:
  ///   - point: Where, in the window's coordinates.
  ///   - view: The view it would land on.
  /// - Returns: 1 or more.
  package final func tapCount(at point: CGPoint, on view: View?) -> Int {
    touchDispatch.rhythm.count(at: point, on: view, time: screen.clock.now)
  }
}

/// What every view of a window's tree holds to find the window, even after the window has gone.
final class WindowLink {
  weak var window: Window?
}
