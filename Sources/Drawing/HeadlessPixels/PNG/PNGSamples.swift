/// A converter of a PNG file's samples into colors.
struct PNGSamples {
  let file: PNGFile

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
    let (header, palette, transparency) = (file.header, file.palette, file.transparency)
    let (depth, channels) = (header.bitDepth, header.colorType.channels)
    let hasAlpha = header.colorType == .grayAndAlpha || header.colorType == .colorAndAlpha
    for index in 0..<count {
      var red: Int
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
      case .gray, .grayAndAlpha:
        let number = sample(data, start, index * channels)
        if case .gray(number) = transparency { alpha = 0 }
        red = Self.byte(number, depth)
        (green, blue) = (red, red)
      case .color, .colorAndAlpha:
        let place = index * channels
        red = sample(data, start, place)
        green = sample(data, start, place + 1)
        blue = sample(data, start, place + 2)
        if case .color(red, green, blue) = transparency { alpha = 0 }
        (red, green, blue) = (Self.byte(red, depth), Self.byte(green, depth), Self.byte(blue, depth))
      }
      if hasAlpha { alpha = Self.byte(sample(data, start, (index + 1) * channels - 1), depth) }
      bytes[target] = UInt8(red)
      bytes[target + 1] = UInt8(green)
      bytes[target + 2] = UInt8(blue)
      bytes[target + 3] = UInt8(alpha)
      target += step
    }
  }

  /// Returns the sample at an index in a row; the leftmost of several in a byte are its highest bits.
  private func sample(_ data: [UInt8], _ start: Int, _ index: Int) -> Int {
    let depth = file.header.bitDepth
    switch depth {
    case 8: return Int(data[start + index])
    case 16: return Int(data[start + index * 2]) << 8 | Int(data[start + index * 2 + 1])
    default:
      let bit = index * depth
      let shift = 8 - depth - bit % 8
      return Int(data[start + bit / 8]) >> shift & ((1 << depth) - 1)
    }
  }

  /// Returns a sample of a number of bits as the nearest of 256 steps.
  private static func byte(_ number: Int, _ depth: Int) -> Int {
    if depth == 8 { return number }
    let highest = (1 << depth) - 1
    return (number * 255 + highest / 2) / highest
  }
}
