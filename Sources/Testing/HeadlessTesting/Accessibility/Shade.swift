import Foundation
import HeadlessGraphics
import HeadlessPixels

/// The components of a color from 0 to 1, not multiplied by the opacity.
struct Shade {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ color: CGColor, alpha: CGFloat) {
    let parts = color.rgba.map(Double.init)
    (red, green, blue) = (parts[0], parts[1], parts[2])
    self.alpha = parts[3] * Double(alpha)
  }

  init(_ pixel: Bitmap.Pixel) {
    func part(_ byte: UInt8) -> Double { Double(byte) / 255 }
    (red, green, blue, alpha) = (part(pixel.red), part(pixel.green), part(pixel.blue), part(pixel.alpha))
  }

  func over(_ other: Shade) -> Shade {
    var mixed = self
    mixed.red = red * alpha + other.red * (1 - alpha)
    mixed.green = green * alpha + other.green * (1 - alpha)
    mixed.blue = blue * alpha + other.blue * (1 - alpha)
    mixed.alpha = 1
    return mixed
  }

  /// > Documented: WCAG 2.2, relative luminance.
  var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  func ratio(to other: Shade) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The color as bytes in hexadecimal, with the opacity unless it is 1.
  var words: String {
    func hex(_ part: Double) -> String {
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0\(text)" : text
    }
    let opacity = alpha < 0.995 ? " at \(CGFloat((alpha * 100).rounded() / 100).shortDescription)" : ""
    return "#\(hex(red))\(hex(green))\(hex(blue))\(opacity)"
  }
}
