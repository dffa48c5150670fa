import HeadlessPixels

struct PictureComparison {
  let expected: Bitmap
  let found: Bitmap
  /// The fraction of pixels that may differ, 0 to 1, and the distance of red, green, blue or opacity up to which two
  /// pixels are equal, 0 to 255.
  let tolerance: (pixels: Double, channel: Int)

  private var hasSameSize: Bool { expected.width == found.width && expected.height == found.height }

  /// The number of pixels that differ and the first of them as lines to read; nil if no more differ than allowed.
  var difference: String? {
    guard hasSameSize else {
      return "The sizes differ:\n- \(expected.width)×\(expected.height) pixels\n+ \(found.width)×\(found.height) pixels"
    }
    var count = 0
    var first: (x: Int, y: Int)?
    found.forEachDifference(from: expected, tolerance: tolerance.channel) { x, y in
      count += 1
      if first == nil { first = (x, y) }
    }
    let pixelCount = found.width * found.height
    guard let first, Double(count) > tolerance.pixels * Double(pixelCount) else { return nil }
    return "\(count) of \(pixelCount) pixels differ by more than \(tolerance.channel) of 255, the first one at "
      + "(\(first.x), \(first.y)):\n- \(expected[first.x, first.y])\n+ \(found[first.x, first.y])"
  }

  /// The found picture, faded, with the pixels that differ in red; nil if the sizes differ.
  var marked: Bitmap? {
    guard hasSameSize, var marked = try? Bitmap(width: found.width, height: found.height, filledWith: .white) else {
      return nil
    }
    for y in 0..<found.height {
      for x in 0..<found.width {
        let pixel = found[x, y]
        // A quarter of the color over white.
        func faded(_ component: UInt8) -> UInt8 {
          let strength = (255 - Int(component)) * Int(pixel.alpha) / 255
          return UInt8(255 - strength / 4)
        }
        marked[x, y] = Bitmap.Pixel(red: faded(pixel.red), green: faded(pixel.green), blue: faded(pixel.blue))
      }
    }
    found.forEachDifference(from: expected, tolerance: tolerance.channel) { x, y in
      marked[x, y] = Bitmap.Pixel(red: 255, green: 0, blue: 0)
    }
    return marked
  }
}
