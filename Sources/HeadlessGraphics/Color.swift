import Foundation

/// A colour in the sRGB space, with its opacity; immutable.
open class Color: NSObject, @unchecked Sendable {
  /// The red part, 0 to 1.
  public let red: CGFloat
  /// The green part, 0 to 1.
  public let green: CGFloat
  /// The blue part, 0 to 1.
  public let blue: CGFloat
  /// The opacity, 0 (clear) to 1.
  public let alpha: CGFloat

  /// Makes a colour from its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey; `white` is 0 for black and 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Equal when all four parts are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Color else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  /// A hash of the four parts.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    return hasher.finalize()
  }

  /// The parts as `rgba(red, green, blue, alpha)`.
  open override var description: String {
    "rgba(\(red.shortPart), \(green.shortPart), \(blue.shortPart), \(alpha.shortPart))"
  }
}

extension CGFloat {
  fileprivate var shortPart: String { String(format: "%.3g", Double(self)) }
}
