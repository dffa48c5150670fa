import HeadlessGraphics

/// The delegate of a layer; a view is its layer's delegate.
/// > Documented: CALayerDelegate, all of whose members are optional.
public protocol LayerDelegate: AnyObject {
  /// Sets the layer's contents, when it displays; nothing unless implemented.
  func display(_ layer: Layer)

  /// Called before a layer without a view draws its content; nothing unless implemented.
  func layerWillDraw(_ layer: Layer)

  /// Draws the content of a layer without a view, in its coordinates; nothing unless implemented.
  func draw(_ layer: Layer, in ctx: CGContext)

  /// Places the layer's sublayers; nothing unless implemented.
  func layoutSublayers(of layer: Layer)

  /// Returns the action for a change of the layer: `NSNull()` for none, nil for the layer's own.
  func action(for layer: Layer, forKey event: String) -> (any LayerAction)?
}

extension LayerDelegate {
  /// Does nothing: the layer draws its content.
  public func display(_ layer: Layer) {}

  /// Does nothing; implement it to change the layer before it draws.
  public func layerWillDraw(_ layer: Layer) {}

  /// Does nothing; implement it to draw the content.
  public func draw(_ layer: Layer, in ctx: CGContext) {}

  /// Does nothing; implement it to place the sublayers.
  public func layoutSublayers(of layer: Layer) {}

  /// Returns nil: the layer's own action.
  public func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
}
