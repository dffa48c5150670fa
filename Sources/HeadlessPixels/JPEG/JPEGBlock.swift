import Foundation

/// Eight by eight numbers of a part of a picture, from -128 to 127, row by row.
struct JPEGBlock {
  private var numbers = [Float](repeating: 0, count: 64)

  /// Brightness, blueness and redness of the pixels from a place on; beyond the picture its last ones go on.
  ///
  /// > Documented: JFIF 1.02, "Conversion to and from RGB". Assumed: what is clear shows white.
  static func parts(of bitmap: Bitmap, left: Int, top: Int) -> [JPEGBlock] {
    var parts = [JPEGBlock(), JPEGBlock(), JPEGBlock()]
    for index in 0..<64 {
      let x = min(left + index % 8, bitmap.width - 1)
      let y = min(top + index / 8, bitmap.height - 1)
      let pixel = bitmap[x, y]
      func part(_ byte: UInt8) -> Float { (Float(byte) * Float(pixel.alpha) + 255 * Float(255 - pixel.alpha)) / 255 }
      let (red, green, blue) = (part(pixel.red), part(pixel.green), part(pixel.blue))
      parts[0].numbers[index] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
      parts[1].numbers[index] = -0.1687 * red - 0.3313 * green + 0.5 * blue
      parts[2].numbers[index] = 0.5 * red - 0.4187 * green - 0.0813 * blue
    }
    return parts
  }

  /// How much of each frequency is in the block, in steps, in the order in which they are written.
  ///
  /// > Documented: ITU-T T.81, section A.3.3.
  func frequencies(in steps: JPEGSteps) -> [Int] {
    var rows = [Float](repeating: 0, count: 64)
    for y in 0..<8 {
      for u in 0..<8 {
        var sum: Float = 0
        for x in 0..<8 { sum += numbers[y * 8 + x] * Self.waves[u * 8 + x] }
        rows[y * 8 + u] = sum
      }
    }
    return Self.order.enumerated().map { index, place in
      let (u, v) = (place % 8, place / 8)
      var sum: Float = 0
      for y in 0..<8 { sum += rows[y * 8 + u] * Self.waves[v * 8 + y] }
      // A baseline file has no larger numbers.
      return min(max(Int((sum / Float(steps.bytes[index])).rounded()), -1023), 1023)
    }
  }

  /// The cosine waves, the one of frequency u in the numbers from 8u on, of length one.
  private static let waves: [Float] = (0..<64).map { index in
    let (u, x) = (index / 8, index % 8)
    let wave = cos(Double(2 * x + 1) * Double(u) * .pi / 16)
    return Float(wave * (u == 0 ? 0.125.squareRoot() : 0.5))
  }

  /// The places of the frequencies, low ones first: up and down the diagonals.
  ///
  /// > Documented: ITU-T T.81, figure A.6.
  static let order: [Int] = (0..<15).flatMap { diagonal -> [Int] in
    let places = (max(0, diagonal - 7)...min(diagonal, 7)).map { $0 * 8 + diagonal - $0 }
    return diagonal % 2 == 0 ? places.reversed() : places
  }
}
