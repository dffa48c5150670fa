import Foundation

/// The content of a filled area.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Bitmap.Pixel)
  /// Colours that pass into one another.
  case gradient(Gradient)
}
