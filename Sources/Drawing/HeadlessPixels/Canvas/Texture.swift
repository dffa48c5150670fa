/// A bitmap, or an area of one, prepared for drawing at another size.
struct Texture {
  private(set) var width: Int
  private(set) var height: Int
  private(set) var pixels: [Premultiplied]

  /// Creates a texture of an area inside of a bitmap, whose colors a tint replaces; then red, green and blue are
  /// multiplied by the brightness, in 255ths.
  init(_ bitmap: Bitmap, part: PixelRect, tint: Bitmap.Pixel?, brightness: UInt32) {
    width = part.width
    height = part.height
    pixels = []
    pixels.reserveCapacity(part.count)
    let bytes = bitmap.bytes
    let color = tint.map(Premultiplied.init)
    for y in part.minY..<part.maxY {
      var index = (y * bitmap.width + part.minX) * 4
      for _ in 0..<part.width {
        let alpha = bytes[index + 3]
        let pixel =
          color?.scaled(by: UInt32(alpha)) ?? Premultiplied(bytes[index], bytes[index + 1], bytes[index + 2], alpha)
        pixels.append(pixel.darkened(to: brightness))
        index += 4
      }
    }
  }

  /// Halves the width, the height, or both: each pixel is the mean of those that it replaces.
  mutating func halve(across: Bool, down: Bool) {
    let newWidth = across ? (width + 1) / 2 : width
    let newHeight = down ? (height + 1) / 2 : height
    var smaller: [Premultiplied] = []
    smaller.reserveCapacity(newWidth * newHeight)
    for y in 0..<newHeight {
      let top = down ? y * 2 : y
      let bottom = down ? min(top + 1, height - 1) : top
      for x in 0..<newWidth {
        let left = across ? x * 2 : x
        let right = across ? min(left + 1, width - 1) : left
        let upper = pixels[top * width + left].mixed(with: pixels[top * width + right], 128)
        let lower = pixels[bottom * width + left].mixed(with: pixels[bottom * width + right], 128)
        smaller.append(upper.mixed(with: lower, 128))
      }
    }
    (width, height, pixels) = (newWidth, newHeight, smaller)
  }
}
