import Foundation
import HeadlessKit

/// A colour by its parts; the only thing of CoreImage that is available.
///
/// > Documented: CIColor. Differs: every colour is in the sRGB space.
public final class CIColor: NSObject, Sendable {
  /// The red part, 0 to 1.
  public let red: CGFloat
  /// The green part.
  public let green: CGFloat
  /// The blue part.
  public let blue: CGFloat
  /// The opacity, 0 to 1.
  public let alpha: CGFloat

  /// Creates a colour from its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// Creates a colour from one of UIKit's, in the current traits.
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }

  /// Creates a colour from one of CoreGraphics'.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    if parts.count >= 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    } else {
      let white = parts.first ?? 0
      self.init(red: white, green: white, blue: white, alpha: cgColor.alpha)
    }
  }

  /// How many parts the colour has: red, green, blue and opacity.
  public var numberOfComponents: Int { 4 }

  /// The parts and the opacity, separated by spaces.
  public var stringRepresentation: String {
    [red, green, blue, alpha].map { part in
      let text = "\(Double(part))"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }.joined(separator: " ")
  }

  /// Whether all parts are those of another colour.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  /// A hash of the parts.
  public override var hash: Int { [red, green, blue, alpha].hashValue }
}

extension UIColor {
  /// Creates a colour from one of CoreImage's.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The colour as one of CoreImage's, in the current traits.
  ///
  /// > Differs: the real system only has it for colours that were created from one of CoreImage's.
  public final var ciColor: CIColor { CIColor(color: self) }
}
