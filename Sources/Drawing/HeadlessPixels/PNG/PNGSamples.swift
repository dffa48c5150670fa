/// A converter of a PNG file's samples into colors.
struct PNGSamples {
  let header: PNGHeader
  let palette: [Bitmap.Pixel]
  let transparency: PNGFile.Transparency?

  /// Converts a row of samples into pixels.
  ///
  /// - Parameters:
  ///   - data: The data with the row, after its filter was reversed.
  ///   - start: The index of the row's first byte.
  ///   - count: The number of pixels in the row.
  ///   - bytes: The picture.
  ///   - first: The index of the row's first pixel.
  ///   - step: The distance to the next pixel.
  /// - Throws: An error if a pixel's color is not in the palette.
  func expand(
    _ data: [UInt8], from start: Int, count: Int, into bytes: inout [UInt8], at first: Int, step: Int
  ) throws(PNGError) {
    var target = first
    let depth = header.bitDepth
    for index in 0..<count {
      let red: Int
      var green: Int
      var blue: Int
      var alpha = 255
      switch header.colorType {
      case .palette:
        let number = sample(data, start, index)
        guard number < palette.count else {
          throw .invalidValue("a pixel has color \(number) of a palette of \(palette.count)")
        }
        let pixel = palette[number]
        (red, green, blue, alpha) = (Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha))
      case .gray:
        let number = sample(data, start, index)
        if case .gray(number) = transparency { alpha = 0 }
        red = Self.byte(number, depth)
        (green, blue) = (red, red)
      case .grayAndAlpha:
        red = Self.byte(sample(data, start, index * 2), depth)
        (green, blue) = (red, red)
        alpha = Self.byte(sample(data, start, index * 2 + 1), depth)
      case .color:
        red = sample(data, start, index * 3)
        green = sample(data, start, index * 3 + 1)
        blue = sample(data, start, index * 3 + 2)
        if case .color(red, green, blue) = transparency { alpha = 0 }
      case .colorAndAlpha:
        red = sample(data, start, index * 4)
        green = sample(data, start, index * 4 + 1)
        blue = sample(data, start, index * 4 + 2)
        alpha = Self.byte(sample(data, start, index * 4 + 3), depth)
      }
      let isWide = depth == 16 && (header.colorType == .color || header.colorType == .colorAndAlpha)
      bytes[target] = UInt8(isWide ? Self.byte(red, 16) : red)
      bytes[target + 1] = UInt8(isWide ? Self.byte(green, 16) : green)
      bytes[target + 2] = UInt8(isWide ? Self.byte(blue, 16) : blue)
      bytes[target + 3] = UInt8(alpha)
      target += step
    }
  }

  /// Returns the sample at an index in a row; the leftmost of several in a byte are its highest bits.
  private func sample(_ data: [UInt8], _ start: Int, _ index: Int) -> Int {
    switch header.bitDepth {
    case 8: return Int(data[start + index])
    case 16: return Int(data[start + index * 2]) << 8 | Int(data[start + index * 2 + 1])
    default:
      let bit = index * header.bitDepth
      let shift = 8 - header.bitDepth - bit % 8
      return Int(data[start + bit / 8]) >> shift & ((1 << header.bitDepth) - 1)
    }
  }

  /// Returns a sample of a number of bits as the nearest of 256 steps.
  private static func byte(_ number: Int, _ depth: Int) -> Int {
    if depth == 8 { return number }
    let highest = (1 << depth) - 1
    return (number * 255 + highest / 2) / highest
  }
}
