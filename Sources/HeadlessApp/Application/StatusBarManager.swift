import Foundation
import HeadlessViews

/// The color of the status bar's content.
///
/// > Documented: UIStatusBarStyle, with its raw values.
public enum StatusBarStyle: Int, Sendable {
  /// By the interface's style.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// The status bar of a scene: there is none.
///
/// > Documented: UIStatusBarManager.
@preconcurrency @MainActor
open class StatusBarManager: NSObject {
  /// The room of the status bar: none.
  open var statusBarFrame: CGRect { .zero }

  /// Whether there is no status bar: there is none.
  open var isStatusBarHidden: Bool { true }

  /// The style that the app has set.
  open var statusBarStyle: StatusBarStyle { Application.shared.statusBarStyle }
}

extension WindowScene {
  /// The status bar of the scene.
  public final var statusBarManager: StatusBarManager? { StatusBarManager() }
}
