import Foundation

/// Settings without an effect here, as there are no other color spaces, no hints and no patterns.
extension CGContext {
  /// Has no effect here: every color has its space.
  public func setFillColorSpace(_ space: CGColorSpace) {}

  /// Has no effect here: every color has its space.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Has no effect here: every color is in the sRGB space.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Has no effect here: a pattern begins at the origin.
  public func setPatternPhase(_ phase: CGSize) {}

  /// Has no effect here: glyphs are not smoothed.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Has no effect here: glyphs are not moved to whole pixels.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Has no effect here: glyphs are not moved to whole pixels.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  /// Has no effect here: glyphs are not moved to whole pixels.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// The position of the next text, in points: the translation of the text matrix.
  /// > Documented: CGContext.textPosition.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y)
    }
  }

  /// The position of the opacity in a pixel: the last byte.
  public var alphaInfo: CGImageAlphaInfo { .last }

  /// The position of the opacity in a pixel, with the order of the bytes.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The memory of the pixels: nil, as drawings become pixels when their image is read.
  public var data: UnsafeMutableRawPointer? { nil }

  /// Sets the fill color by its components in the sRGB space: red, green, blue and opacity, or gray and opacity.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = Self.color(components) { setFillColor(color) }
  }

  /// Sets the stroke color by its components in the sRGB space: red, green, blue and opacity, or gray and opacity.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = Self.color(components) { setStrokeColor(color) }
  }

  /// Returns the color with these components, in the gray or RGB space by their number; nil for fewer than two.
  /// > Assumed: fewer components than a color has change nothing.
  private static func color(_ components: [CGFloat]) -> CGColor? {
    components.count >= 4
      ? CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
      : components.count == 2 ? CGColor(gray: components[0], alpha: components[1]) : nil
  }
}
