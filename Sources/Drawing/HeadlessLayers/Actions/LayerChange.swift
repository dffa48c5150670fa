/// A change of a layer's value, with the action that was found before it, while the layer had the old value.
/// > Documented: CALayer.action(forKey:). Reported: fact em5: actions read the old value.
package struct LayerChange {
  package let layer: Layer
  package let keyPath: String
  package let action: (any LayerAction)?
  /// The value before the change.
  package let old: Any?
  /// The first name of the key path.
  private let event: String
  /// The value before the change at the key path that a basic animation names.
  private let start: Any?

  /// Finds the action of a change that is about to happen.
  @MainActor package init(of layer: Layer, at keyPath: String) {
    self.layer = layer
    self.keyPath = keyPath
    event = String(keyPath.prefix { $0 != "." })
    action = layer.action(forKey: event)
    old = layer.value(forKeyPath: keyPath)
    let path = (action as? BasicAnimation)?.keyPath ?? keyPath
    start = path == keyPath ? old : layer.value(forKeyPath: path)
  }

  /// Runs the action; a basic animation without values begins at what shows now.
  @MainActor package func runAction() {
    guard let action else { return }
    guard let animation = action as? BasicAnimation, animation.fromValue == nil, animation.toValue == nil else {
      return action.run(forKey: event, object: layer, arguments: nil)
    }
    layer.run(animation, for: event, from: start)
  }
}
