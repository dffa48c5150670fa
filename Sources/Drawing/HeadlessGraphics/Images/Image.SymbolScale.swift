extension Image {
  /// The size of a symbol relative to its text.
  /// > Documented: UIImage.SymbolScale, with its raw values.
  public enum SymbolScale: Int, Sendable {
    /// The scale that the system chooses: `medium`.
    case `default` = -1
    /// No scale; another configuration's is used.
    case unspecified = 0
    /// The small scale, below `medium`.
    case small = 1
    /// The medium scale.
    case medium = 2
    /// The large scale, above `medium`.
    case large = 3
  }

  /// The weight of a symbol.
  /// > Documented: UIImage.SymbolWeight, with its raw values.
  public enum SymbolWeight: Int, Sendable {
    /// No weight; another configuration's or the font's is used.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight = 1
    /// The weight between ultra-light and light.
    case thin = 2
    /// The weight between thin and regular.
    case light = 3
    /// The regular weight.
    case regular = 4
    /// The weight between regular and semibold.
    case medium = 5
    /// The weight between medium and bold.
    case semibold = 6
    /// The weight between semibold and heavy.
    case bold = 7
    /// The weight between bold and black.
    case heavy = 8
    /// The heaviest weight.
    case black = 9
  }
}
