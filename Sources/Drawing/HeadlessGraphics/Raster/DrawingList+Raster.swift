import Foundation
import HeadlessGeometry
import HeadlessPixels
import HeadlessReporting

extension DrawingList {
  /// Returns the sheet of the drawing as pixels, none for an empty one; throws if it has too many.
  ///
  /// The first pixel is at the sheet's top left corner; a partly covered pixel at the end of a row or column becomes
  /// a whole one. Texts are painted as their ``TextRun/outline``. The same drawing gives the same pixels on every
  /// machine of the same arithmetic.
  /// > Documented: UIGraphicsImageRenderer rounds the size up to whole pixels.
  package func rasterized(scale: CGFloat) throws(RasterError) -> Bitmap {
    guard let width = Self.pixels(bounds.width, scale), let height = Self.pixels(bounds.height, scale),
      var canvas = try? Canvas(width: width, height: height)
    else { throw .impossibleSize(bounds.size, scale: scale) }
    canvas.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    try canvas.paint(self)
    return canvas.bitmap
  }

  /// Returns the drawing as pixels; nil, and a report, where memory does not suffice.
  func bitmap(scale: CGFloat, _ place: String) -> Bitmap? {
    do {
      return try rasterized(scale: scale)
    } catch {
      IssueReporting.report(
        place: place, problem: "\(error); there is no image.", cure: "Draw less, or a smaller image.")
      return nil
    }
  }

  /// Returns the number of pixels that a length of points touches; nil for more than a canvas has.
  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int? {
    guard scale > 0, scale.isFinite else { return nil }
    let pixels = (length * scale - PixelGrid.tolerance).rounded(.up)
    // A comparison with NaN is false.
    return pixels >= 0 && pixels <= CGFloat(Canvas.sideLimit) ? Int(pixels) : pixels < 0 ? 0 : nil
  }
}
