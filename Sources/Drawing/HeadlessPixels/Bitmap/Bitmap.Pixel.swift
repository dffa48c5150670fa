import Foundation

extension Bitmap {
  /// A color with eight bits per component, straight: red is not multiplied by the opacity.
  public struct Pixel: Hashable, Sendable {
    /// The red component, 0 to 255.
    public var red: UInt8
    /// The green component, 0 to 255.
    public var green: UInt8
    /// The blue component, 0 to 255.
    public var blue: UInt8
    /// The opacity, 0 to 255.
    public var alpha: UInt8

    /// Clear black: draws nothing.
    public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    /// Black without transparency.
    public static let black = Pixel(red: 0, green: 0, blue: 0)
    /// White without transparency.
    public static let white = Pixel(red: 255, green: 255, blue: 255)

    /// Creates a color from its bytes.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Creates a color of components from 0 to 1, rounded to the nearest of 256 steps.
    ///
    /// Components outside of 0 to 1 are clamped; one that is not a number becomes 0.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, opacity: CGFloat) {
      self.init(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), alpha: Self.byte(opacity))
    }

    /// Returns the same color with its opacity multiplied by a factor from 0 to 1.
    public func withAlpha(multipliedBy part: CGFloat) -> Pixel {
      var pixel = self
      pixel.alpha = Self.byte(CGFloat(alpha) / 255 * part)
      return pixel
    }

    /// Returns the nearest of 256 steps.
    static func byte(_ part: CGFloat) -> UInt8 {
      // A comparison with NaN is false.
      part > 0 ? UInt8((min(part, 1) * 255).rounded()) : 0
    }
  }
}

extension Bitmap.Pixel: CustomStringConvertible {
  /// The color in the notation of CSS: `#ff8000` or, if not opaque, `#ff800080`.
  public var description: String {
    let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
