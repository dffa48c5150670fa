import Foundation
import HeadlessGeometry
import HeadlessViews

/// Rounding to pixels, written out: a millionth of a pixel is treated as zero.
@MainActor enum ModelGrid {
  static func up(_ value: CGFloat, scale: CGFloat = Screen.main.scale) -> CGFloat {
    rounded(value, scale) { ($0 - 1e-6).rounded(.up) }
  }

  static func down(_ value: CGFloat) -> CGFloat {
    rounded(value, Screen.main.scale) { ($0 + 1e-6).rounded(.down) }
  }

  /// Returns the nearest value on the pixel grid, half a pixel rounded up (fact a5).
  static func halfUp(_ value: CGFloat) -> CGFloat {
    rounded(value, Screen.main.scale) { ($0 + 0.5 + 1e-6).rounded(.down) }
  }

  /// Returns the insets, each rounded on its own (fact s3).
  static func halfUp(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: halfUp(insets.top), left: halfUp(insets.left), bottom: halfUp(insets.bottom), right: halfUp(insets.right))
  }

  /// Returns a rounded value; from 2^52 on, a double has no fraction to round.
  private static func rounded(_ value: CGFloat, _ scale: CGFloat, _ round: (CGFloat) -> CGFloat) -> CGFloat {
    abs(value * scale) < 0x1p52 ? round(value * scale) / scale : value
  }
}
