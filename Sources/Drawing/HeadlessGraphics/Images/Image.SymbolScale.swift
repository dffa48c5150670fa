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
    /// The weights, from the lightest to the heaviest.
    case ultraLight = 1, thin = 2, light = 3, regular = 4, medium = 5, semibold = 6, bold = 7, heavy = 8, black = 9
  }
}
