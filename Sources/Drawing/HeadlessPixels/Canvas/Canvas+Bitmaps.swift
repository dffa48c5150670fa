import Foundation
import HeadlessGeometry

extension Canvas {
  /// Draws a bitmap in a rectangle.
  ///
  /// A point between its pixels has a color interpolated between four; aligned pixels are copied exactly. A bitmap to
  /// reduce is halved first.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - part: The area to draw, in its own pixels; nil for all of it. Pixels outside of it are never blended in.
  ///   - rect: The rectangle that it is stretched to.
  ///   - tile: The size of one copy, where copies side by side fill the rectangle from its corner on; nil for one.
  ///   - tint: The color that replaces the bitmap's own ones, or nil.
  ///   - alpha: The opacity, 0 to 1.
  ///   - darkness: The opacity of the black that is painted over the drawn pixels, 0 to 1.
  package mutating func draw(
    _ bitmap: Bitmap, from part: CGRect? = nil, in rect: CGRect, tile: CGSize? = nil, tint: Bitmap.Pixel? = nil,
    alpha: CGFloat = 1, darkness: CGFloat = 0
  ) {
    let whole = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    guard rect.isFinite, rect.width > 0, rect.height > 0, transform.isFinite, let part = whole.pixels(touchedBy: part)
    else { return }
    let mask = area(of: Outline(rect: rect), .winding, within: clip.bounds)
    if mask.bounds.isEmpty { return }
    let size = tile ?? rect.size
    let unit = CGAffineTransform(a: size.width, b: 0, c: 0, d: size.height, tx: rect.minX, ty: rect.minY)
    let brightness = 255 - UInt32(Bitmap.Pixel.byte(darkness))
    let shader = TextureShader(
      Texture(bitmap, part: part, tint: tint, brightness: brightness), transform: unit.concatenating(transform),
      repeats: tile != nil, alpha: UInt32(Bitmap.Pixel.byte(alpha)))
    if let shader { paint(shader, mask) }
  }
}
