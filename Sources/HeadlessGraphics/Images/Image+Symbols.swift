import Foundation
import HeadlessGeometry

/// Symbols, and the configurations that images are made with.
extension Image {
  /// Makes a stand-in for one of the system's symbols: a blank square.
  ///
  /// An empty name gives nil; any other one counts as a symbol, as Apple's set is not there to be looked into.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
    if name.isEmpty { return nil }
    self.init(symbol: (configuration as? SymbolConfiguration)?.wish ?? SymbolWish(), configuration)
  }

  /// Makes a stand-in for one of the system's symbols; the traits change nothing.
  public convenience init?(systemName name: String, compatibleWith traitCollection: TraitCollection?) {
    self.init(systemName: name)
  }

  private convenience init(symbol: SymbolWish, _ configuration: Configuration?) {
    var parts = Parts(size: CGSize(width: symbol.side, height: symbol.side), scale: 1)
    parts.symbol = symbol
    parts.configuration = configuration
    self.init(parts)
  }

  /// Whether the image is one of the system's symbols.
  public final var isSymbolImage: Bool { parts.symbol != nil }

  /// What the image was made with, or nil.
  public final var configuration: Configuration? { parts.configuration }

  /// What a symbol was made with; nil for any other image.
  public final var symbolConfiguration: SymbolConfiguration? {
    parts.symbol.map { SymbolConfiguration($0, for: configuration?.traitCollection) }
  }

  /// The traits that the image is for; those that say nothing unless it was made with some.
  public final var traitCollection: TraitCollection { configuration?.traitCollection ?? TraitCollection() }

  /// The image with what a configuration says; a symbol has another size by it.
  public final func withConfiguration(_ configuration: Configuration) -> Image {
    let applied = self.configuration?.applying(configuration) ?? configuration
    return changed { parts in
      parts.configuration = applied
      guard let symbol = parts.symbol?.applying(configuration.wish) else { return }
      parts.symbol = symbol
      parts.size = CGSize(width: symbol.side, height: symbol.side)
    }
  }

  /// The symbol with what a configuration says; nil for any other image.
  ///
  /// > Documented: UIImage.applyingSymbolConfiguration(_:). Reported: nil for images that are no symbols.
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  // MARK: Baseline

  /// How far above the lower edge the baseline is, in points, or nil; kept for its reader.
  public final var baselineOffsetFromBottom: CGFloat? { parts.baselineOffset }

  /// The image with a baseline above its lower edge, in points.
  public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> Image {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// The image without a baseline.
  public final func imageWithoutBaseline() -> Image {
    changed { $0.baselineOffset = nil }
  }
}
