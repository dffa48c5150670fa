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

  /// Equal when all parts are.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// The same colour as layers take it; a dynamic one, resolved for the current traits for good.
  public var cgColor: CGColor { CGColor(resolvedColor(with: .current)) }

  /// Makes a colour from a layer's.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
