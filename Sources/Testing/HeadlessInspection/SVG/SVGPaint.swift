import Foundation
import HeadlessGraphics

enum SVGPaint {
  /// Returns the attributes of a color under `fill`, `stroke`, `stop` or `flood`: the color, and an opacity below 1.
  static func attributes(of color: CGColor, _ name: String) -> Markup.Attributes {
    let parts = color.rgba
    let isPlain = name == "fill" || name == "stroke"
    let hex = parts.prefix(3).map(Self.byte).joined()
    let opacity = min(max(parts[3], 0), 1).svg
    return [(isPlain ? name : "\(name)-color", "#\(hex)")] + (opacity == "1" ? [] : [("\(name)-opacity", opacity)])
  }

  private static func byte(_ part: CGFloat) -> String {
    let byte = Int((min(max(part, 0), 1) * 255).rounded())
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }

  static func course(of course: DrawingList.Gradient.Course) -> (element: String, attributes: Markup.Attributes) {
    switch course {
    case .linear(let start, let end):
      return ("linearGradient", [("x1", start.x.svg), ("y1", start.y.svg), ("x2", end.x.svg), ("y2", end.y.svg)])
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      var attributes: Markup.Attributes = [
        ("cx", endCenter.x.svg), ("cy", endCenter.y.svg), ("r", max(endRadius, 0).svg),
      ]
      if startCenter != endCenter { attributes += [("fx", startCenter.x.svg), ("fy", startCenter.y.svg)] }
      if startRadius > 0 { attributes.append(("fr", startRadius.svg)) }
      return ("radialGradient", attributes)
    case .conic: return ("linearGradient", [])
    }
  }
}
