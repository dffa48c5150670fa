import HeadlessGraphics

/// Who looks after a layer; a view is its layer's.
///
/// > Documented: CALayerDelegate, all of whose members are optional.
public protocol LayerDelegate: AnyObject {
  /// Sets the layer's contents, when it displays; nothing unless implemented.
  func display(_ layer: Layer)

  /// Draws the content of a layer without a view, in its coordinates; nothing unless implemented.
  func draw(_ layer: Layer, in ctx: CGContext)
}

extension LayerDelegate {
  /// Nothing.
  public func display(_ layer: Layer) {}

  /// Nothing.
  public func draw(_ layer: Layer, in ctx: CGContext) {}
}
