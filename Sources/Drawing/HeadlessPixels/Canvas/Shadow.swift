import Foundation

/// A shape's soft copy below it.
package struct Shadow: Hashable, Sendable {
  package var color: Bitmap.Pixel
  /// The distance from the shape, in the canvas's coordinates.
  package var offset: CGSize
  /// The standard deviation of the blur, in the canvas's coordinates; 0 for a sharp copy.
  /// > Documented: SVG's `stdDeviation`. > Reported: a layer's `shadowRadius` is the same length.
  package var deviation: CGFloat

  package init(color: Bitmap.Pixel, offset: CGSize = .zero, deviation: CGFloat) {
    self.color = color
    self.offset = offset
    self.deviation = deviation
  }
}
