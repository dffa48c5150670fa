/// The sizes and weights of symbols.
extension Image {
  /// The size of a symbol relative to its text.
  ///
  /// > Documented: UIImage.SymbolScale, with its raw values.
  public enum SymbolScale: Int, Sendable {
    /// The usual one.
    case `default` = -1
    /// Unspecified.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// The usual one.
    case medium = 2
    /// Larger.
    case large = 3
  }

  /// The weight of a symbol.
  ///
  /// > Documented: UIImage.SymbolWeight, with its raw values.
  public enum SymbolWeight: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Lighter than light.
    case thin = 2
    /// Light.
    case light = 3
    /// The usual one.
    case regular = 4
    /// Between regular and semibold.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavier than bold.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }
}
