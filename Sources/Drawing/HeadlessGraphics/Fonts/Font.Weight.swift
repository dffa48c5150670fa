import Foundation

extension Font {
  /// The weight of a font's strokes, from -1 to 1.
  /// > Documented: UIFont.Weight; Reported: the raw values, as programs print them.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value of the scale that UIKit uses.
    public let rawValue: CGFloat
    /// Creates a weight from a value of UIKit's scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a value of UIKit's scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight, -0.8.
    public static let ultraLight = Weight(-0.8)
    /// Between ultra-light and light.
    public static let thin = Weight(-0.6)
    /// Lighter than running text.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// Between regular and semibold.
    public static let medium = Weight(0.23)
    /// The weight between medium and bold, which `boldSystemFont(ofSize:)` has.
    public static let semibold = Weight(0.3)
    /// The weight of strong emphasis.
    public static let bold = Weight(0.4)
    /// Between bold and black.
    public static let heavy = Weight(0.56)
    /// The heaviest weight, 0.62.
    public static let black = Weight(0.62)

    package static let named: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
  }
}
