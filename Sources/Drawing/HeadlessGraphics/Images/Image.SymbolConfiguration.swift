import Foundation

extension Image {
  /// The choice of an image's variant: by traits, and for a symbol by a ``SymbolConfiguration``.
  public class Configuration: NSObject, @unchecked Sendable {  // Immutable; Swift checks only final classes.
    let request: SymbolRequest

    /// The traits that the image is for, or nil for any.
    public final let traitCollection: TraitCollection?

    init(_ request: SymbolRequest, for traitCollection: TraitCollection? = nil) {
      self.request = request
      self.traitCollection = traitCollection
    }

    /// Creates a configuration for traits.
    public convenience init(traitCollection: TraitCollection?) {
      self.init(SymbolRequest(), for: traitCollection)
    }

    /// Returns the same for other traits.
    public final func withTraitCollection(_ traitCollection: TraitCollection?) -> Self {
      duplicate(request, for: traitCollection)
    }

    /// Returns the same with the values of another configuration, which win.
    public final func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      return duplicate(request.applying(other.request), for: other.traitCollection ?? traitCollection)
    }

    fileprivate final func duplicate(_ request: SymbolRequest, for traitCollection: TraitCollection?) -> Self {
      let duplicate =
        self is SymbolConfiguration
        ? SymbolConfiguration(request, for: traitCollection) : Configuration(request, for: traitCollection)
      return duplicate as? Self ?? self
    }

    /// Returns whether the object is of the same class, with equal traits and an equal request.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: self) == type(of: other) && request == other.request && traitCollection == other.traitCollection
    }

    /// A hash of the request.
    public override var hash: Int { request.hashValue }
  }

  /// The size, weight and colors of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {  // Immutable, as its superclass.
    /// Creates a symbol beside text of a size.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      let isUsable = pointSize.isFinite && pointSize > 0
      self.init(SymbolRequest(pointSize: isUsable ? pointSize : nil, weight: weight, scale: scale))
    }

    /// Creates a symbol of a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolRequest(scale: scale)) }

    /// Creates a symbol of a weight.
    public convenience init(weight: SymbolWeight) { self.init(SymbolRequest(weight: weight)) }

    /// Creates a symbol beside text of a style.
    public convenience init(textStyle: Font.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(SymbolRequest(pointSize: Font.preferredFont(forTextStyle: textStyle).pointSize, scale: scale))
    }

    /// Creates a symbol beside text in a font.
    public convenience init(font: Font, scale: SymbolScale = .unspecified) {
      self.init(SymbolRequest(pointSize: font.pointSize, scale: scale))
    }

    /// Creates a symbol in shades of a color; stored only, as a blank square has none.
    public convenience init(hierarchicalColor: Color) { self.init(SymbolRequest(colors: [hierarchicalColor])) }

    /// Creates a symbol in several colors; stored only, as a blank square has none.
    public convenience init(paletteColors: [Color]) { self.init(SymbolRequest(colors: paletteColors)) }

    /// A configuration without values.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolRequest()) }

    /// Returns a symbol in its own colors, if it has any; has no effect here.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// Returns a symbol in one color; has no effect here.
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// Returns the same without a size or a style of text.
    public func configurationWithoutTextStyle() -> SymbolConfiguration { changed { $0.pointSize = nil } }

    /// Returns the same without a scale.
    public func configurationWithoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }

    /// Returns the same without a weight.
    public func configurationWithoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }

    /// Returns the same without a size and a weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      configurationWithoutTextStyle().configurationWithoutWeight()
    }

    private func changed(_ change: (inout SymbolRequest) -> Void) -> SymbolConfiguration {
      var request = request
      change(&request)
      return SymbolConfiguration(request, for: traitCollection)
    }
  }
}
