import HeadlessKit

/// A border color that temporarily replaces the layer's own.
///
/// It recognizes its color by identity: any other color of the layer was set by the user and is the layer's own one.
struct BorderCover {
  private var own: CGColor?
  private var cover: CGColor?

  /// Whether a color replaces the layer's own.
  var isOn: Bool { cover != nil }

  /// Replaces the layer's own color; nil restores it.
  mutating func show(_ color: Color?, on layer: Layer) {
    if cover == nil || layer.borderColor !== cover { own = layer.borderColor }
    cover = color?.cgColor
    layer.borderColor = cover ?? own
  }
}
