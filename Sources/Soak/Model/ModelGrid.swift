import Foundation
import HeadlessGeometry
import HeadlessViews

/// Rounding to pixels, written out: a millionth of a pixel counts as nothing.
@MainActor
enum ModelGrid {
  static func up(_ value: CGFloat, scale: CGFloat = Screen.main.scale) -> CGFloat {
    rounded(value, scale) { ($0 - 1e-6).rounded(.up) }
  }

  static func down(_ value: CGFloat, scale: CGFloat = Screen.main.scale) -> CGFloat {
    rounded(value, scale) { ($0 + 1e-6).rounded(.down) }
  }

  /// Fact a5.
  static func halfUp(_ value: CGFloat) -> CGFloat {
    rounded(value, Screen.main.scale) { ($0 + 0.5 + 1e-6).rounded(.down) }
  }

  /// Fact s3: each inset on its own.
  static func halfUp(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: halfUp(insets.top), left: halfUp(insets.left), bottom: halfUp(insets.bottom), right: halfUp(insets.right))
  }

  /// From 2^52 on a double has no fraction to round.
  private static func rounded(_ value: CGFloat, _ scale: CGFloat, _ round: (CGFloat) -> CGFloat) -> CGFloat {
    abs(value * scale) < 0x1p52 ? round(value * scale) / scale : value
  }
}
