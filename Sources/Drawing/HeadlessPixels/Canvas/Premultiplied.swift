/// A color with components multiplied by its opacity, ready for blending.
///
/// Red is in the lowest byte, the opacity in the highest; two components at a time are computed in one number.
struct Premultiplied: Hashable, Sendable {
  var bits: UInt32

  static let clear = Premultiplied(bits: 0)

  init(bits: UInt32) { self.bits = bits }

  /// Multiplies the components of a straight color by its opacity, rounded to the nearest.
  init(_ pixel: Bitmap.Pixel) { self.init(pixel.red, pixel.green, pixel.blue, pixel.alpha) }

  /// Multiplies straight components by their opacity, rounded to the nearest.
  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
    let opaque = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
    self = Premultiplied(bits: opaque).scaled(by: UInt32(alpha))
  }

  var alpha: UInt32 { bits >> 24 }

  /// Multiplies all components by a factor in 255ths, rounded to the nearest: exact for all products.
  func scaled(by factor: UInt32) -> Premultiplied {
    if factor == 255 { return self }
    // Two components at a time, in one expression: a debug build calls every function.
    let low = (bits & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let high = (bits >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return Premultiplied(
      bits: (low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
        | (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00)
  }

  /// Returns the color with red, green and blue multiplied by a number of 255ths.
  func darkened(to brightness: UInt32) -> Premultiplied {
    if brightness == 255 { return self }
    return Premultiplied(bits: scaled(by: brightness).bits & 0x00FF_FFFF | bits & 0xFF00_0000)
  }

  func over(_ below: Premultiplied) -> Premultiplied {
    Premultiplied(bits: bits &+ below.scaled(by: 255 - alpha).bits)
  }

  /// Returns the color between this one and another, at a number of 256ths.
  func mixed(with other: Premultiplied, _ factor: UInt32) -> Premultiplied {
    let rest = 256 - factor
    let low = (bits & 0x00FF_00FF) &* rest &+ (other.bits & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let high = (bits >> 8 & 0x00FF_00FF) &* rest &+ (other.bits >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return Premultiplied(bits: low >> 8 & 0x00FF_00FF | high & 0xFF00_FF00)
  }

  /// The color with its components divided by its opacity.
  var straight: Bitmap.Pixel {
    let alpha = self.alpha
    if alpha == 0 { return .clear }
    if alpha == 255 {
      return Bitmap.Pixel(
        red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits >> 16))
    }
    func component(_ shift: UInt32) -> UInt8 {
      UInt8(min(((bits >> shift & 255) * 255 + alpha / 2) / alpha, 255))
    }
    return Bitmap.Pixel(red: component(0), green: component(8), blue: component(16), alpha: UInt8(alpha))
  }
}
