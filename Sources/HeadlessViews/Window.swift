import Foundation

/// The root of a tree of views on a ``Screen``.
///
/// As in UIKit a window is hidden until it is shown; `Screen.flush()` lays out the visible ones.
open class Window: View {
  private let link = WindowLink()
  final let touchDispatch = TouchDispatch()
  final weak var firstResponder: Responder?

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

  private func enterScreen() {
    isHidden = true
    link.window = self
    windowLink = link
    screen.add(self)
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isHidden = false
  }

  /// Brings the fingers of an event to the recognizers and views they touch.
  ///
  /// A finger that touches down is hit-tested once; later it belongs to that view wherever it goes. Recognizers of that
  /// view and of all above it get it first, then the view. An override sees every event of the window and calls `super`.
  /// Fingers of other windows and fingers that are not on the window yet are passed by.
  ///
  /// > Documented: UIWindow.sendEvent.
  open func sendEvent(_ event: Event) {
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
