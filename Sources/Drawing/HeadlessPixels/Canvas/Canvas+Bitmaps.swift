import Foundation
import HeadlessGeometry

extension Canvas {
  /// The method to compute the color of a point between the pixels of a bitmap.
  package enum Interpolation: Hashable, Sendable {
    /// Interpolated between four pixels; aligned pixels are copied exactly. Bitmaps to reduce are halved first.
    case linear
    /// The nearest pixel's color, so that enlarged pixels are squares.
    case nearest
  }

  /// Draws a bitmap in a rectangle.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - part: The area to draw, in its own pixels; nil for all of it. Pixels outside of it are never blended in.
  ///   - rect: The rectangle that it is stretched to.
  ///   - tile: The size of one copy, where copies side by side fill the rectangle from its corner on; nil for one.
  ///   - tint: The color that replaces the bitmap's own ones, or nil.
  ///   - alpha: The opacity, 0 to 1.
  ///   - darkness: The opacity of the black that is painted over the drawn pixels, 0 to 1.
  ///   - interpolation: The color of a point between pixels.
  package mutating func draw(
    _ bitmap: Bitmap, from part: CGRect? = nil, in rect: CGRect, tile: CGSize? = nil, tint: Bitmap.Pixel? = nil,
    alpha: CGFloat = 1, darkness: CGFloat = 0, interpolation: Interpolation = .linear
  ) {
    let colors = Texture.Colors(tint: tint, brightness: 255 - UInt32(Bitmap.Pixel.byte(darkness)))
    if let (shader, mask) = shader(of: bitmap, from: part, in: rect, tile: tile, colors, alpha: alpha, interpolation) {
      paint(shader, mask)
    }
  }

  /// Returns the shader of a bitmap, and the pixels to paint.
  func shader(
    of bitmap: Bitmap, from part: CGRect?, in rect: CGRect, tile: CGSize? = nil, _ colors: Texture.Colors,
    alpha: CGFloat, _ interpolation: Interpolation
  ) -> (TextureShader, Mask)? {
    let whole = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    guard rect.isFinite, rect.width > 0, rect.height > 0, transform.isFinite, let part = whole.pixels(touchedBy: part)
    else {
      return nil
    }
    let mask = area(of: Outline(rect: rect), .winding, within: clip.bounds)
    if mask.bounds.isEmpty { return nil }
    let size = tile ?? rect.size
    let unit = CGAffineTransform(a: size.width, b: 0, c: 0, d: size.height, tx: rect.minX, ty: rect.minY)
    let shader = TextureShader(
      Texture(bitmap, part: part, colors: colors), transform: unit.concatenating(transform),
      interpolation: interpolation, repeats: tile != nil, alpha: UInt32(Bitmap.Pixel.byte(alpha)))
    return shader.map { ($0, mask) }
  }
}
