import Foundation

/// A colour as layers take it: the parts of a ``Color`` in the sRGB space.
public final class CGColor: Hashable, Sendable {
  fileprivate let color: Color

  fileprivate init(_ color: Color) {
    self.color = color
  }

  /// Makes a colour in the sRGB space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Red, green, blue and opacity, 0 to 1 each.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { color.alpha }

  /// The colour with every part from 0 to 1; a part that is not a number becomes 0.
  var inGamut: CGColor {
    let parts = [color.red, color.green, color.blue, color.alpha]
    if parts.allSatisfy({ $0 >= 0 && $0 <= 1 }) { return self }
    // A comparison with NaN is false.
    let shown = parts.map { $0 > 0 ? min($0, 1) : 0 }
    return CGColor(red: shown[0], green: shown[1], blue: shown[2], alpha: shown[3])
  }

  /// Equal when all parts are.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// The same colour as layers take it; a dynamic one, resolved for the current traits for good.
  public var cgColor: CGColor { CGColor(resolvedColor(with: .current)) }

  /// The same colour as layers take it, resolved for given traits.
  package final func cgColor(with traitCollection: TraitCollection) -> CGColor {
    CGColor(resolvedColor(with: traitCollection))
  }

  /// Makes a colour from a layer's.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
