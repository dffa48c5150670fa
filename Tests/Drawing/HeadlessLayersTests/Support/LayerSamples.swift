import HeadlessKit

extension BasicAnimation {
  /// Returns an animation of the value under a key path, by default of a second.
  static func of(
    _ keyPath: String, from: Any? = nil, to: Any? = nil, for seconds: TimeInterval = 1
  ) -> BasicAnimation {
    let animation = BasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, seconds)
    return animation
  }
}

extension Layer {
  /// Returns a red layer of 10×10 at a place.
  static func box(_ x: CGFloat, _ y: CGFloat) -> Layer {
    let layer = Layer()
    layer.frame = CGRect(x: x, y: y, width: 10, height: 10)
    layer.backgroundColor = Color.red.cgColor
    return layer
  }

  /// The commands that a view of 100×100 draws with the layer in it.
  @MainActor var commands: [DrawingList.Command] {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.addSublayer(self)
    return view.drawing().commands
  }
}

extension DrawingList.Command {
  /// Returns the drawing of a red layer of 10×10 at a place.
  static func box(_ x: CGFloat, _ y: CGFloat) -> Self {
    .fill(.rect(CGRect(x: x, y: y, width: 10, height: 10)), .color(Color.red.cgColor))
  }
}
