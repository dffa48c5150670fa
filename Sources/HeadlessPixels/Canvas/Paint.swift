import Foundation

/// What an area is filled with.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Bitmap.Pixel)
  /// Colours that pass into one another.
  case gradient(Gradient)
}
