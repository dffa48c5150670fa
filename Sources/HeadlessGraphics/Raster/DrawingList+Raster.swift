import Foundation
import HeadlessGeometry
import HeadlessPixels

extension DrawingList {
  /// Returns the drawing as pixels: what its sheet shows.
  ///
  /// The sheet's top left corner is the first pixel's; what reaches into a pixel at its end makes it a whole one. Texts
  /// are
  /// painted as their ``TextRun/outline``. The same drawing gives the same pixels on every machine of the same
  /// arithmetic.
  ///
  /// > Documented: UIGraphicsImageRenderer rounds the size up to whole pixels.
  ///
  /// - Parameter scale: How many pixels a point has.
  /// - Returns: The pixels; none for an empty sheet.
  /// - Throws: Where the pixels are too many.
  package func rasterized(scale: CGFloat) throws(RasterError) -> Bitmap {
    guard let width = Self.pixels(bounds.width, scale), let height = Self.pixels(bounds.height, scale),
      var canvas = try? Canvas(width: width, height: height)
    else { throw .impossibleSize(bounds.size, scale: scale) }
    canvas.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    var painter = DrawingPainter(self, on: canvas)
    try painter.paint()
    return painter.canvas.bitmap
  }

  /// Returns the number of pixels that a length of points touches; nil for more than a canvas has.
  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int? {
    guard scale > 0, scale.isFinite else { return nil }
    let pixels = (length * scale - PixelGrid.tolerance).rounded(.up)
    // A comparison with NaN is false.
    return pixels >= 0 && pixels <= CGFloat(Canvas.sideLimit) ? Int(pixels) : pixels < 0 ? 0 : nil
  }
}
