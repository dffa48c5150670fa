import HeadlessPixels

/// Pixels composed with others by a blend mode.
/// > Documented: CGBlendMode's formulas, and the W3C's Compositing and Blending Level 1 for modes that mix colors.
struct BlendedPixels {
  let mode: CGBlendMode
  let source: Bitmap
  /// The coverage of each pixel: its opacity.
  let coverage: Bitmap

  /// Returns the result over a picture of the same size.
  func over(_ below: Bitmap) -> Bitmap {
    var bytes = below.bytes
    for index in stride(from: 0, to: min(bytes.count, coverage.bytes.count), by: 4)
    where coverage.bytes[index + 3] > 0 {
      let share = Double(coverage.bytes[index + 3]) / 255
      // The source color, as if it covered the pixel.
      let paint = Components.of(source.bytes, at: index, alpha: min(Double(source.bytes[index + 3]) / 255 / share, 1))
      let old = Components.of(bytes, at: index, alpha: Double(bytes[index + 3]) / 255)
      let new = blended(paint, old)
      let alpha = old.alpha * (1 - share) + new.alpha * share
      let color = (old.premultiplied * (1 - share) + new.premultiplied * share) / max(alpha, 1e-9)
      for part in 0..<3 { bytes[index + part] = UInt8((min(max(color[part], 0), 1) * 255).rounded()) }
      bytes[index + 3] = UInt8((min(max(alpha, 0), 1) * 255).rounded())
    }
    return (try? Bitmap(width: below.width, height: below.height, bytes: bytes)) ?? below
  }

  typealias Color = SIMD3<Double>

  private struct Components {
    var premultiplied: Color
    var alpha: Double

    static func of(_ bytes: [UInt8], at index: Int, alpha: Double) -> Components {
      let color = Color(Double(bytes[index]), Double(bytes[index + 1]), Double(bytes[index + 2])) / 255
      return Components(premultiplied: color * alpha, alpha: alpha)
    }

    var color: Color { alpha > 0 ? premultiplied / alpha : .zero }
  }

  /// Returns the result where the source covers all of the pixel.
  private func blended(_ s: Components, _ d: Components) -> Components {
    if let (keptSource, keptOld) = shares(s.alpha, d.alpha) {
      let color = s.premultiplied * keptSource + d.premultiplied * keptOld
      return Components(
        premultiplied: color.clamped(lowerBound: .zero, upperBound: .one),
        alpha: min(s.alpha * keptSource + d.alpha * keptOld, 1))
    }
    if mode == .plusDarker {
      let alpha = min(s.alpha + d.alpha, 1)
      let sum = s.premultiplied + d.premultiplied + (alpha - s.alpha - d.alpha)
      return Components(premultiplied: sum.clamped(lowerBound: .zero, upperBound: .one), alpha: alpha)
    }
    let mixed = BlendFormula(mode: mode).mixed(s.color, d.color)
    let color = s.premultiplied * (1 - d.alpha) + d.premultiplied * (1 - s.alpha) + mixed * s.alpha * d.alpha
    return Components(premultiplied: color, alpha: s.alpha + d.alpha - s.alpha * d.alpha)
  }

  /// Returns the fractions of the source and of the destination, in the modes that mix no colors.
  private func shares(_ s: Double, _ d: Double) -> (source: Double, old: Double)? {
    switch mode {
    case .normal: (1, 1 - s)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (d, 0)
    case .sourceOut: (1 - d, 0)
    case .sourceAtop: (d, 1 - s)
    case .destinationOver: (1 - d, 1)
    case .destinationIn: (0, s)
    case .destinationOut: (0, 1 - s)
    case .destinationAtop: (1 - d, s)
    case .xor: (1 - d, 1 - s)
    case .plusLighter: (1, 1)
    default: nil
    }
  }
}
