import Foundation
import HeadlessViews

/// The color of the status bar's content.
/// > Documented: UIStatusBarStyle, with its raw values.
public enum StatusBarStyle: Int, Sendable {
  /// The content is dark or light by the interface's style.
  case `default` = 0
  /// The content is light, for dark backgrounds.
  case lightContent = 1
  /// The content is dark, for light backgrounds.
  case darkContent = 3
}

/// The status bar of a scene: there is none.
/// > Documented: UIStatusBarManager.
@preconcurrency @MainActor open class StatusBarManager: NSObject {
  /// The frame of the status bar: empty.
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
