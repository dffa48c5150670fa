import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews
import Testing

extension Trait where Self == ScopeTrait {
  /// Runs the test on a screen with this scale, in pixels per point.
  public static func screen(scale: CGFloat) -> Self { onScreen { Screen(like: $0, scale: scale) } }

  /// Runs the test on the screen of a device: its size, scale, safe area and versions of iOS.
  ///
  /// A window without a frame fills it. Other traits apply too: `.device(.iPhone16), .userInterfaceStyle(.dark)`.
  public static func device(_ device: TestDevice, _ orientation: TestDevice.Orientation = .portrait) -> Self {
    onScreen { _ in device.screen(orientation) }
  }

  /// Runs the test with the contrast of the user's setting Increase Contrast.
  public static func accessibilityContrast(_ contrast: AccessibilityContrast) -> Self {
    changingScreen { $0.accessibilityContrast = contrast }
  }

  /// Runs the test on a screen that imitates these versions of iOS, such as `.iOS26`.
  public static func system(_ era: SystemEra) -> Self { changingScreen { $0.era = era } }

  /// Runs the test on a screen with these safe area insets, in points.
  public static func safeAreaInsets(_ insets: EdgeInsets) -> Self {
    changingScreen { $0.safeAreaInsets = insets }
  }

  /// Runs the test on a screen whose system is light or dark.
  public static func userInterfaceStyle(_ style: UserInterfaceStyle) -> Self {
    changingScreen { $0.userInterfaceStyle = style }
  }

  /// Runs the test on a screen with this layout direction.
  public static func layoutDirection(_ direction: UserInterfaceLayoutDirection) -> Self {
    changingScreen { $0.layoutDirection = direction }
  }

  /// Runs the test on a screen with this preferred content size category.
  public static func contentSizeCategory(_ category: ContentSizeCategory) -> Self {
    changingScreen { $0.preferredContentSizeCategory = category }
  }

  /// Runs the test on a copy of the current screen with a change.
  private static func changingScreen(_ change: @escaping @MainActor @Sendable (Screen) -> Void) -> Self {
    onScreen {
      let screen = Screen(like: $0)
      change(screen)
      return screen
    }
  }

  /// Runs the test on a screen that is made from the current one; its clock starts at zero.
  private static func onScreen(_ make: @escaping @MainActor @Sendable (Screen) -> Screen) -> Self {
    ScopeTrait { body in
      let screen = await MainActor.run {
        let screen = make(Screen.main)
        RealTime.current?.screen = screen
        return screen
      }
      try await screen.runAsMain(body)
    }
  }
}
