import Foundation

// UIKit's functions take nil for a part that nobody wants to know. Swift has no such parameter without unsafe pointers; the
// combinations that people write stand here.

/// One part of a colour, or all but the opacity.
extension Color {
  /// Reads the colour without its opacity.
  @discardableResult
  public final func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: Never?
  ) -> Bool {
    var alpha: CGFloat = 0
    return getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }

  /// Reads the red part.
  @discardableResult
  public final func getRed(_ red: inout CGFloat, green: Never?, blue: Never?, alpha: Never?) -> Bool {
    red = cgColor.red
    return true
  }

  /// Reads the green part.
  @discardableResult
  public final func getRed(_ red: Never?, green: inout CGFloat, blue: Never?, alpha: Never?) -> Bool {
    green = cgColor.green
    return true
  }

  /// Reads the blue part.
  @discardableResult
  public final func getRed(_ red: Never?, green: Never?, blue: inout CGFloat, alpha: Never?) -> Bool {
    blue = cgColor.blue
    return true
  }

  /// Reads the opacity.
  @discardableResult
  public final func getRed(_ red: Never?, green: Never?, blue: Never?, alpha: inout CGFloat) -> Bool {
    alpha = cgColor.alpha
    return true
  }

  /// Reads a grey without its opacity; false for another colour.
  @discardableResult
  public final func getWhite(_ white: inout CGFloat, alpha: Never?) -> Bool {
    var alpha: CGFloat = 0
    return getWhite(&white, alpha: &alpha)
  }

  /// Reads the opacity of a grey; false for another colour.
  @discardableResult
  public final func getWhite(_ white: Never?, alpha: inout CGFloat) -> Bool {
    var white: CGFloat = 0
    return getWhite(&white, alpha: &alpha)
  }

  /// Reads hue, saturation and brightness without the opacity.
  @discardableResult
  public final func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: Never?
  ) -> Bool {
    var alpha: CGFloat = 0
    return getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
  }

  /// Reads the hue.
  @discardableResult
  public final func getHue(_ hue: inout CGFloat, saturation: Never?, brightness: Never?, alpha: Never?) -> Bool {
    var (saturation, brightness) = (CGFloat(0), CGFloat(0))
    return getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
  }

  /// Reads the saturation.
  @discardableResult
  public final func getHue(_ hue: Never?, saturation: inout CGFloat, brightness: Never?, alpha: Never?) -> Bool {
    var (hue, brightness) = (CGFloat(0), CGFloat(0))
    return getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
  }

  /// Reads the brightness.
  @discardableResult
  public final func getHue(_ hue: Never?, saturation: Never?, brightness: inout CGFloat, alpha: Never?) -> Bool {
    var (hue, saturation) = (CGFloat(0), CGFloat(0))
    return getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
  }

  /// Reads the opacity.
  @discardableResult
  public final func getHue(_ hue: Never?, saturation: Never?, brightness: Never?, alpha: inout CGFloat) -> Bool {
    alpha = cgColor.alpha
    return true
  }
}
