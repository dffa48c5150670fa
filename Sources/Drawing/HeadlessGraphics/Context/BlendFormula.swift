/// The mixture of two opaque colors.
/// > Documented: W3C, Compositing and Blending Level 1, chapters 10.1 and 10.2.
struct BlendFormula {
  typealias Color = SIMD3<Double>

  let mode: CGBlendMode

  /// Returns the mixture of the source and the destination.
  func mixed(_ s: Color, _ d: Color) -> Color {
    switch mode {
    case .hue: Self.color(Self.color(s, saturation: Self.saturation(d)), lightness: Self.lightness(d))
    case .saturation: Self.color(Self.color(d, saturation: Self.saturation(s)), lightness: Self.lightness(d))
    case .color: Self.color(s, lightness: Self.lightness(d))
    case .luminosity: Self.color(d, lightness: Self.lightness(s))
    default: Color(component(s.x, d.x), component(s.y, d.y), component(s.z, d.z))
    }
  }

  /// Returns one component of the mixture, in the modes that compute each component separately.
  private func component(_ s: Double, _ d: Double) -> Double {
    switch mode {
    case .multiply: s * d
    case .screen: s + d - s * d
    case .overlay: Self.hardLight(d, s)
    case .hardLight: Self.hardLight(s, d)
    case .darken: min(s, d)
    case .lighten: max(s, d)
    case .colorDodge: d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .softLight: Self.softLight(s, d)
    case .difference: abs(s - d)
    case .exclusion: s + d - 2 * s * d
    default: s
    }
  }

  private static func hardLight(_ s: Double, _ d: Double) -> Double {
    s <= 0.5 ? 2 * s * d : 2 * s - 1 + d - (2 * s - 1) * d
  }

  private static func softLight(_ s: Double, _ d: Double) -> Double {
    if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
    let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
    return d + (2 * s - 1) * (curve - d)
  }

  private static func lightness(_ color: Color) -> Double { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

  private static func saturation(_ color: Color) -> Double { color.max() - color.min() }

  private static func color(_ color: Color, saturation: Double) -> Color {
    let range = Self.saturation(color)
    return range > 0 ? (color - color.min()) * (saturation / range) : .zero
  }

  private static func color(_ color: Color, lightness: Double) -> Color {
    let moved = color + (lightness - Self.lightness(color))
    let (least, most) = (moved.min(), moved.max())
    var result = moved
    if least < 0 { result = lightness + (result - lightness) * (lightness / (lightness - least)) }
    if most > 1 { result = lightness + (result - lightness) * ((1 - lightness) / (most - lightness)) }
    return result
  }
}
