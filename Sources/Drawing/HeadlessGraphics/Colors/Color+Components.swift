import Foundation

/// The components of a color in several color models; a dynamic color is resolved for the current traits.
extension Color {
  /// Creates a color from hue, saturation and brightness, 0 to 1 each; the hue runs from red by green and blue to red.
  ///
  /// A number that is not finite is reported and becomes 0, or 1 for infinity.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let parts = ColorComponents.finite(
      [("hue", hue), ("saturation", saturation), ("brightness", brightness), ("alpha", alpha)],
      "Color.init(hue:saturation:brightness:alpha:)")
    let saturation = min(max(parts[1], 0), 1)
    let brightness = min(max(parts[2], 0), 1)
    // Red is at its highest from 0 - 1/6 to 0 + 1/6, green and blue a third and two thirds later.
    func component(_ middle: CGFloat) -> CGFloat {
      let turn = parts[0] - middle
      let distance = abs(turn - turn.rounded())
      let lack = min(max(6 * distance - 1, 0), 1)
      return brightness * (1 - saturation * lack)
    }
    self.init(red: component(0), green: component(1.0 / 3), blue: component(2.0 / 3), alpha: parts[3])
  }

  /// Creates a color from its components in the space of wide screens, which are treated as sRGB components.
  ///
  /// A component that is not finite is reported and becomes 0, or 1 for infinity.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    self.init(source: .fixed(components.checked("Color.init(displayP3Red:green:blue:alpha:)")))
  }

  /// Reads the components: `getRed(&red, green: nil, blue: nil, alpha: &alpha)`.
  ///
  /// They are from 0 to 1; pass nil for those that are not needed. Returns true: every color has them.
  @discardableResult public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads the components of a gray, 0 for black and 1 for white; for other colors it returns false and stores nothing.
  @discardableResult
  public final func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads hue, saturation, brightness and opacity.
  ///
  /// They are from 0 to 1, the hue less than 1, and 0 for a gray; pass nil for those that are not needed. Returns true:
  /// every color has them.
  @discardableResult public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let most = max(color.red, color.green, color.blue)
    let range = most - min(color.red, color.green, color.blue)
    hue?.pointee = Self.hue(of: color, most: most, range: range)
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }

  private static func hue(of color: CGColor, most: CGFloat, range: CGFloat) -> CGFloat {
    if range == 0 { return 0 }
    let hue =
      if most == color.red {
        (color.green - color.blue) / range / 6
      } else if most == color.green {
        1.0 / 3 + (color.blue - color.red) / range / 6
      } else {
        2.0 / 3 + (color.red - color.green) / range / 6
      }
    return hue < 0 ? hue + 1 : hue
  }
}
