/// A color by its components; the rest of CoreImage is unavailable.
/// > Documented: CIColor. Differs: every color is in the sRGB space.
public final class CIColor: NSObject, Sendable {
  /// The red part, 0 to 1.
  public let red: CGFloat
  /// The green part.
  public let green: CGFloat
  /// The blue part.
  public let blue: CGFloat
  /// The opacity, 0 to 1.
  public let alpha: CGFloat

  /// Creates a color from its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from one of UIKit's, in the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// Creates a color from one of CoreGraphics'.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    if parts.count >= 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    } else {
      let white = parts.first ?? 0
      self.init(red: white, green: white, blue: white, alpha: cgColor.alpha)
    }
  }

  /// The number of components: red, green, blue and opacity.
  public var numberOfComponents: Int { 4 }

  /// The parts and the opacity, separated by spaces.
  public var stringRepresentation: String {
    [red, green, blue, alpha].map(exactDescription).joined(separator: " ")
  }

  /// Returns whether all components are another color's.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  /// A hash of the components.
  public override var hash: Int { [red, green, blue, alpha].hashValue }
}

extension UIColor {
  /// Creates a color from one of CoreImage's.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The color as one of CoreImage's, in the current traits.
  /// > Differs: the real system only has it for colors that were created from one of CoreImage's.
  public final var ciColor: CIColor { CIColor(color: self) }
}
