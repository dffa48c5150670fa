import Foundation

extension Color: _ExpressibleByColorLiteral {}

extension _ExpressibleByColorLiteral where Self: Color {
  /// Creates a color of a literal: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  ///
  /// It is in an extension of the protocol because subclasses of ``Color`` would have to repeat it otherwise; a
  /// literal of such a subclass stops the program.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    let color = Color(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    guard let literal = color as? Self else {
      preconditionFailure("Color literals are of the class Color, not of \(Self.self): call an initializer of it.")
    }
    self = literal
  }
}
