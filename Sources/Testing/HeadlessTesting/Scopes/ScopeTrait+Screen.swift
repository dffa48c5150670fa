import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews
import Testing

extension Trait where Self == ScopeTrait {
  /// Runs the test on a screen with this scale, in pixels per point.
  public static func screen(scale: CGFloat) -> Self {
    onScreen(scale: { _ in scale }, change: { _ in })
  }

  /// Runs the test on a screen that imitates these versions of iOS, such as `.iOS26`.
  public static func system(_ era: SystemEra) -> Self {
    onScreen { $0.era = era }
  }

  /// Runs the test on a screen with these safe area insets, in points.
  public static func safeAreaInsets(_ insets: EdgeInsets) -> Self {
    onScreen { $0.safeAreaInsets = insets }
  }

  /// Runs the test on a screen whose system is light or dark.
  public static func userInterfaceStyle(_ style: UserInterfaceStyle) -> Self {
    onScreen { $0.userInterfaceStyle = style }
  }

  /// Runs the test on a screen with this layout direction.
  public static func layoutDirection(_ direction: UserInterfaceLayoutDirection) -> Self {
    onScreen { $0.layoutDirection = direction }
  }

  /// Runs the test on a screen with this preferred content size category.
  public static func contentSizeCategory(_ category: ContentSizeCategory) -> Self {
    onScreen { $0.preferredContentSizeCategory = category }
  }

  /// Runs the test on a copy of the current screen with a change; its clock starts at zero.
  private static func onScreen(
    scale: @escaping @Sendable (CGFloat) -> CGFloat = { $0 }, change: @escaping @MainActor @Sendable (Screen) -> Void
  ) -> Self {
    ScopeTrait { body in
      let screen = await MainActor.run {
        let current = Screen.main
        let screen = Screen(like: current, scale: scale(current.scale))
        change(screen)
        RealTime.current?.screen = screen
        return screen
      }
      try await Screen.withMain(screen, body)
    }
  }
}
