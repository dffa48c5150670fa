import Foundation

/// A color for layers: the components of a ``Color`` in the sRGB space, or of a gray in the gray one.
public final class CGColor: Hashable, _ExpressibleByColorLiteral, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  private convenience init(_ components: ColorComponents) { self.init(Color(source: .fixed(components))) }

  /// Creates a color in the sRGB space; a component that is not finite is reported and becomes 0, or 1 for infinity.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    self.init(components.checked("CGColor.init(red:green:blue:alpha:)"))
  }

  /// Creates a color in the sRGB space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray; 0 is black and 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents.gray(gray, alpha: alpha).checked("CGColor.init(gray:alpha:)"))
  }

  /// Creates a gray as screens show it; 0 is black and 1 is white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a color of components, opacity last; nil for fewer components than the space has.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    if space.model == .monochrome {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// Creates a color of a literal: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Black in the gray space, with opacity 1.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White in the gray space, with opacity 1.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Clear black: draws nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and opacity, 0 to 1 each; of a gray, the gray and the opacity.
  /// > Reported: fact d13.
  public var components: [CGFloat]? { isGray ? [red, alpha] : rgba }

  /// The number of ``components``: 4, or 2 of a gray.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The space of the components: sRGB, or the extended grays.
  public var colorSpace: CGColorSpace? { isGray ? .ofGrays : .ofColors }

  private var isGray: Bool { color.components.isGray }

  /// Red, green, blue and opacity, of a gray too.
  package var rgba: [CGFloat] { [red, green, blue, alpha] }

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { color.alpha }

  var red: CGFloat { color.red }
  var green: CGFloat { color.green }
  var blue: CGFloat { color.blue }

  /// Returns the same color with another opacity; one that is not finite is reported and becomes 0, or 1 for infinity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var components = color.components
    components.alpha = alpha
    return CGColor(components.checked("CGColor.copy(alpha:)"))
  }

  /// Returns the same color.
  public func copy() -> CGColor? { self }

  func multiplied(by alpha: CGFloat) -> CGColor { alpha == 1 ? self : copy(alpha: self.alpha * alpha) ?? self }

  /// Returns the color in another space: the same one in an RGB space, its luminance in a gray one.
  /// > Documented: CGColor.converted(to:intent:options:). Differs: all RGB spaces are treated as sRGB. Assumed: the
  /// > luminance has the weights of sRGB, 0.2126, 0.7152 and 0.0722.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?) -> CGColor? {
    if space.model != .monochrome { return isGray ? CGColor(red: red, green: green, blue: blue, alpha: alpha) : self }
    return CGColor(gray: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }

  /// The color with every component clamped to 0 to 1.
  package var inGamut: CGColor {
    if rgba.allSatisfy({ $0 >= 0 && $0 <= 1 }) { return self }
    let shown = rgba.map { min(max($0, 0), 1) }
    return CGColor(red: shown[0], green: shown[1], blue: shown[2], alpha: shown[3])
  }

  /// Returns whether both colors have equal components.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// The color for layers; a dynamic one is resolved for the current traits.
  public var cgColor: CGColor { CGColor(resolvedColor(with: .current)) }

  package final func cgColor(with traitCollection: TraitCollection) -> CGColor {
    CGColor(resolvedColor(with: traitCollection))
  }

  /// Creates a color from a layer's.
  public convenience init(cgColor: CGColor) { self.init(source: cgColor.color.source) }
}
