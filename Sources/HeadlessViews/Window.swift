import Foundation

/// The root of a tree of views on a ``Screen``.
///
/// As in UIKit a window is hidden until it is shown; `Screen.flush()` lays out the visible ones.
open class Window: View {
  private let link = WindowLink()
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
}

/// What every view of a window's tree holds to find the window, even after the window has gone.
final class WindowLink {
  weak var window: Window?
}
