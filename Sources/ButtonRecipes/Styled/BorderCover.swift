import HeadlessKit

/// A border colour that lies over a layer's own for a while.
///
/// It knows its colour by identity: whatever else is found on the layer was set by the user and is the own one.
struct BorderCover {
  private var own: CGColor?
  private var cover: CGColor?

  /// Whether a colour lies over the own one.
  var isOn: Bool { cover != nil }

  /// Lays a colour over the layer's own one; nil gives the layer its own one back.
  mutating func show(_ color: Color?, on layer: Layer) {
    if cover == nil || layer.borderColor !== cover { own = layer.borderColor }
    cover = color?.cgColor
    layer.borderColor = cover ?? own
  }
}
