import Foundation

/// The parts of a colour, read and given in other ways; those of a dynamic colour are for the current traits.
extension Color {
  /// Makes a colour from its hue, saturation and brightness, 0 to 1 each; a hue goes around from red over green and blue.
  ///
  /// A number that is not finite is reported and becomes 0, or 1 for infinity.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let given = Self.finite(hue, saturation, brightness, alpha)
    let saturation = min(max(given.saturation, 0), 1)
    let brightness = min(max(given.brightness, 0), 1)
    // The part of red is at its highest from 0 - 1/6 to 0 + 1/6, those of green and blue a third and two later.
    func part(_ middle: CGFloat) -> CGFloat {
      let turn = given.hue - middle
      let distance = abs(turn - turn.rounded())
      let lack = min(max(6 * distance - 1, 0), 1)
      return brightness * (1 - saturation * lack)
    }
    self.init(red: part(0), green: part(1.0 / 3), blue: part(2.0 / 3), alpha: given.alpha)
  }

  private static func finite(
    _ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ alpha: CGFloat
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    if (hue + saturation + brightness + alpha).isFinite { return (hue, saturation, brightness, alpha) }
    let given = [("hue", hue), ("saturation", saturation), ("brightness", brightness), ("alpha", alpha)]
    let wrong = given.filter { !$0.1.isFinite }
    if wrong.isEmpty { return (hue, saturation, brightness, alpha) }
    ColorParts.report(wrong, "Color.init(hue:saturation:brightness:alpha:)")
    let parts = given.map { ColorParts.finite($0.1) }
    return (parts[0], parts[1], parts[2], parts[3])
  }

  /// Makes a colour from its parts in the space of wide screens, which count as those of sRGB.
  ///
  /// A part that is not finite is reported and becomes 0, or 1 for infinity.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      source: .fixed(
        ColorParts(red: red, green: green, blue: blue, alpha: alpha).checked(
          "Color.init(displayP3Red:green:blue:alpha:)")))
  }

  /// Reads the parts.
  ///
  /// - Parameters:
  ///   - red: Gets the red part, 0 to 1.
  ///   - green: Gets the green part.
  ///   - blue: Gets the blue part.
  ///   - alpha: Gets the opacity.
  /// - Returns: True: every colour has them.
  @discardableResult
  public final func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let color = cgColor
    (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    return true
  }

  /// Reads the parts of a grey.
  ///
  /// - Parameters:
  ///   - white: Gets the grey, 0 for black and 1 for white.
  ///   - alpha: Gets the opacity.
  /// - Returns: Whether the colour is a grey; if not, nothing is read.
  @discardableResult
  public final func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    (white, alpha) = (color.red, color.alpha)
    return true
  }

  /// Reads hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: Gets the hue, from 0 to less than 1; 0 for a grey.
  ///   - saturation: Gets the saturation, 0 to 1.
  ///   - brightness: Gets the brightness, 0 to 1.
  ///   - alpha: Gets the opacity.
  /// - Returns: True: every colour has them.
  @discardableResult
  public final func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let color = cgColor
    let (red, green, blue) = (color.red, color.green, color.blue)
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    (brightness, saturation, alpha) = (most, most > 0 ? range / most : 0, color.alpha)
    if range == 0 {
      hue = 0
    } else if most == red {
      hue = (green - blue) / range / 6
    } else {
      hue = most == green ? 1.0 / 3 + (blue - red) / range / 6 : 2.0 / 3 + (red - green) / range / 6
    }
    if hue < 0 { hue += 1 }
    return true
  }
}
