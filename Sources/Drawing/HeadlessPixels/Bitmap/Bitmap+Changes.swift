import Foundation

/// The same picture in another way.
extension Bitmap {
  /// Returns the bitmap in one color: each pixel's opacity is multiplied by the color's.
  package func tinted(_ color: Pixel) -> Bitmap {
    var tinted = self
    for index in stride(from: 0, to: bytes.count, by: 4) {
      tinted.bytes[index] = color.red
      tinted.bytes[index + 1] = color.green
      tinted.bytes[index + 2] = color.blue
      let alpha = Int(bytes[index + 3]) * Int(color.alpha)
      tinted.bytes[index + 3] = UInt8((alpha + 127) / 255)
    }
    return tinted
  }

  /// Returns the pixels that a rectangle touches; nil if it touches none.
  package func cropped(to part: CGRect) -> Bitmap? {
    let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    guard let part = whole.pixels(touchedBy: part), var cropped = try? Bitmap(width: part.width, height: part.height)
    else { return nil }
    for y in 0..<part.height {
      let source = ((part.minY + y) * width + part.minX) * 4
      let target = y * part.width * 4
      cropped.bytes.replaceSubrange(target..<target + part.width * 4, with: bytes[source..<source + part.width * 4])
    }
    return cropped
  }

  /// The picture with left and right exchanged.
  package var mirrored: Bitmap {
    var mirrored = self
    for y in 0..<height {
      for x in 0..<width { mirrored[width - 1 - x, y] = self[x, y] }
    }
    return mirrored
  }
}
