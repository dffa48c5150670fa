/// An animation of one value of a layer.
/// > Documented: CAPropertyAnimation.
open class PropertyAnimation: LayerAnimation {
  /// Creates an animation of the value under a key path, such as `"position.x"` or `"transform.rotation.z"`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the layer's value that it animates; nil, by default, shows nothing.
  open var keyPath: String?

  /// Whether its values are added to what the layer shows without it.
  open var isAdditive = false

  /// Whether each repeat begins where the last one ended.
  open var isCumulative = false

  /// The function that makes a transform of the animated number, for the key path of a transform; nil by default.
  open var valueFunction: ValueFunction?

  override func makeEmpty() -> LayerAnimation { PropertyAnimation() }

  override func copyValues(of other: LayerAnimation) {
    super.copyValues(of: other)
    guard let other = other as? PropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  override func apply(to layer: Layer, fraction: Double, repeats: Int) {
    guard let keyPath = animatedPath else { return }
    let shown = AnimatableValue(layer.value(forKeyPath: keyPath))
    // A value that is missing may still be animated, a path that leads nowhere not.
    guard shown != nil || type(of: layer).valueKeys[keyPath] != nil else { return }
    let base = isAdditive ? shown?.zero : shown
    guard var value = value(at: fraction, over: base) else { return }
    if isCumulative, repeats > 0, let last = self.value(at: 1, over: base) {
      value = value.adding(last.with(last.numbers.map { $0 * Double(repeats) }))
    }
    // What is of another kind than the layer's value shows nothing; it was reported when the animation was added.
    guard Self.isKind(of: shown, at: keyPath, in: layer, value) else { return }
    if isAdditive, let shown { value = shown.adding(value) }
    layer.setValue(value.any, forKeyPath: keyPath)
  }

  /// The key path whose values are animated, including a value function's.
  private var animatedPath: String? { keyPath.map { valueFunction?.path(in: $0) ?? $0 } }

  /// Returns whether a value is of the kind that the layer has at a key path.
  private static func isKind(
    of shown: AnimatableValue?, at keyPath: String, in layer: Layer, _ value: AnimatableValue
  ) -> Bool {
    shown?.isKind(of: value) ?? type(of: layer).valueKeys[keyPath]?.accepts(value.any) ?? true
  }

  /// The values that it was given, with the names of their members.
  var givenValues: [(member: String, value: Any)] { [] }

  override func reportValuesOfOtherKinds(in layer: Layer) {
    guard let keyPath = animatedPath else { return }
    let shown = AnimatableValue(layer.value(forKeyPath: keyPath))
    for (member, any) in givenValues {
      guard let value = AnimatableValue(any), !Self.isKind(of: shown, at: keyPath, in: layer, value) else { continue }
      return refuse(
        "\(any)", member, expected: "a value of the kind of \"\(keyPath)\"", consequence: "the animation shows nothing")
    }
  }

  /// Returns the value to set or, in an additive animation, to add to the shown one at a fraction of a run, 0 to 1; nil
  /// for none.
  func value(at fraction: Double, over shown: AnimatableValue?) -> AnimatableValue? { nil }
}
