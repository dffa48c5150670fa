import Foundation

extension CGColor {
  /// Creates a gray as screens show it; 0 is black and 1 is white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Returns the color in another space: the same one in an RGB space, its luminance in a gray one.
  /// > Documented: CGColor.converted(to:intent:options:). Differs: all RGB spaces are treated as sRGB. Assumed: the
  /// > luminance has the weights of sRGB, 0.2126, 0.7152 and 0.0722.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?) -> CGColor? {
    if space.model != .monochrome { return self }
    return CGColor(gray: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}
