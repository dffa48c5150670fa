import Foundation

/// The content of a filled area.
package enum Paint: Hashable, Sendable {
  /// A single color.
  case color(Bitmap.Pixel)
  /// Colors of a gradient.
  case gradient(Gradient)
}
