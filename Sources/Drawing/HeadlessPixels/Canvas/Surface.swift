/// Pixels that are painted on.
struct Surface {
  let bounds: PixelRect
  private(set) var pixels: [Premultiplied]

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    pixels = [Premultiplied](repeating: .clear, count: bounds.count)
  }

  /// Paints a color over the pixels of a mask.
  mutating func paint(_ color: Premultiplied, _ mask: Mask) {
    forEachRow(of: mask) { pixels, covered, target, source, count in
      var target = target
      // Neighbors are often covered alike.
      var last = UInt32(255)
      var scaled = color
      var index = source
      while index < source + count {
        let factor = UInt32(covered[index])
        if factor != last {
          last = factor
          scaled = color.scaled(by: factor)
        }
        if scaled.bits >= 0xFF00_0000 {
          pixels[target] = scaled
        } else if scaled.bits != 0 {
          pixels[target] = scaled.over(pixels[target])
        }
        index += 1
        target += 1
      }
    }
  }

  /// Paints a shader's colors over the pixels of a mask.
  mutating func paint(_ shader: some Shader, _ mask: Mask) {
    let common = bounds.intersection(mask.bounds)
    var row = [Premultiplied](repeating: .clear, count: common.width)
    var y = common.minY
    forEachRow(of: mask) { pixels, covered, target, source, count in
      shader.shade(&row, x: common.minX, y: y)
      y += 1
      for index in 0..<count {
        let factor = UInt32(covered[source + index])
        if factor > 0 { pixels[target + index] = row[index].scaled(by: factor).over(pixels[target + index]) }
      }
    }
  }

  /// Calls with the pixels, the mask's coverage, where in both a row begins, and how long it is.
  private mutating func forEachRow(of mask: Mask, _ body: (inout [Premultiplied], [UInt8], Int, Int, Int) -> Void) {
    let common = bounds.intersection(mask.bounds)
    for y in common.minY..<common.maxY {
      body(
        &pixels, mask.coverage, (y - bounds.minY) * bounds.width + common.minX - bounds.minX,
        (y - mask.bounds.minY) * mask.bounds.width + common.minX - mask.bounds.minX, common.width)
    }
  }

  var alphas: Mask {
    var mask = Mask(bounds)
    for index in pixels.indices { mask.coverage[index] = UInt8(pixels[index].alpha) }
    return mask
  }

  /// Returns the pixels with straight colors.
  func bytes() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    // Neighbors are often equal, and new bytes are clear. A debug build calls a function for each step of a `for` loop.
    var last = Premultiplied.clear
    var straight = Bitmap.Pixel.clear
    var index = 0
    while index < pixels.count {
      let pixel = pixels[index]
      if pixel.bits != last.bits {
        last = pixel
        straight = pixel.straight
      }
      if pixel.bits != 0 {
        let target = index &* 4
        bytes[target] = straight.red
        bytes[target &+ 1] = straight.green
        bytes[target &+ 2] = straight.blue
        bytes[target &+ 3] = straight.alpha
      }
      index &+= 1
    }
    return bytes
  }
}

/// A source of colors for pixels.
protocol Shader {
  /// Fills every pixel of a row, from a column on, with colors.
  func shade(_ row: inout [Premultiplied], x: Int, y: Int)
}

struct SurfaceShader: Shader {
  let surface: Surface
  let alpha: UInt32

  func shade(_ row: inout [Premultiplied], x: Int, y: Int) {
    let start = (y - surface.bounds.minY) * surface.bounds.width + x - surface.bounds.minX
    for index in row.indices { row[index] = surface.pixels[start + index].scaled(by: alpha) }
  }
}
