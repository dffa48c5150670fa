import Foundation

extension Image {
  /// Creates a substitute for one of the system's symbols: a blank image of its size and alignment insets.
  ///
  /// Both are of the pixels of the configuration's traits, else of the current ones. An empty name gives nil; any other
  /// name is treated as a symbol, as Apple's set is not available.
  /// > Assumed: the size of a symbol that has not been measured: a square as large as the font.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
    if name.isEmpty { return nil }
    let request = (configuration as? SymbolConfiguration)?.request ?? SymbolRequest()
    var storage = Storage(size: .zero, scale: 1)
    storage.configuration = configuration
    storage.setSymbol(Symbol(name: name, request: request))
    self.init(storage)
  }

  /// Creates a substitute for one of the system's symbols; the traits change nothing.
  public convenience init?(systemName name: String, compatibleWith traitCollection: TraitCollection?) {
    self.init(systemName: name)
  }

  /// Whether the image is one of the system's symbols.
  public final var isSymbolImage: Bool { storage.symbol != nil }

  /// The configuration that the image was created with, or nil.
  public final var configuration: Configuration? { storage.configuration }

  /// The configuration that a symbol was created with; nil for any other image.
  public final var symbolConfiguration: SymbolConfiguration? {
    storage.symbol.map { SymbolConfiguration($0.request, for: configuration?.traitCollection) }
  }

  /// The traits that the image is for; unspecified unless it was created with some.
  public final var traitCollection: TraitCollection { configuration?.traitCollection ?? TraitCollection() }

  /// Returns the image with a configuration's values, which win; a symbol has the size and alignment insets for them.
  public final func withConfiguration(_ configuration: Configuration) -> Image {
    let applied = self.configuration?.applying(configuration) ?? configuration
    return changed { storage in
      storage.configuration = applied
      guard var symbol = storage.symbol else { return }
      symbol.request = symbol.request.applying(configuration.request)
      storage.setSymbol(symbol)
    }
  }

  /// Returns the symbol with the values of a configuration; nil for any other image.
  /// > Documented: UIImage.applyingSymbolConfiguration(_:). Reported: nil for images that are not symbols.
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The distance of the baseline from the lower edge, in points, or nil; stored only.
  public final var baselineOffsetFromBottom: CGFloat? { storage.baselineOffset }

  /// Returns the image with a baseline above its lower edge, in points.
  public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> Image {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Whether the image has a baseline.
  public final var hasBaseline: Bool { storage.baselineOffset != nil }

  /// Returns the image without a baseline.
  public final func imageWithoutBaseline() -> Image { changed { $0.baselineOffset = nil } }
}
