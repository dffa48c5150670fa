import Foundation

/// The content of a filled area.
package enum Paint: Hashable, Sendable {
  /// One color.
  case color(Bitmap.Pixel)
  /// Colors that pass into one another.
  case gradient(Gradient)
}
