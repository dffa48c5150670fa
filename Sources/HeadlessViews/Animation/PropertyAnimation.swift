import Foundation

/// An animation of one value of a layer.
///
/// > Documented: CAPropertyAnimation.
open class PropertyAnimation: LayerAnimation {
  /// Makes an animation without a key path, which shows nothing.
  public override init() {
    super.init()
  }

  /// Makes an animation of the value under a key path, such as `"position.x"` or `"transform.rotation.z"`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Makes an animation as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Which value of the layer it changes.
  open var keyPath: String?

  /// Whether its values are added to what the layer shows without it.
  open var isAdditive = false

  /// Whether each repeat begins where the last one ended.
  open var isCumulative = false

  override func makeEmpty() -> LayerAnimation { PropertyAnimation() }

  override func take(_ other: LayerAnimation) {
    super.take(other)
    guard let other = other as? PropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func apply(to layer: Layer, fraction: Double, repeats: Int) {
    guard let keyPath, let shown = AnimatableValue(layer.value(forKeyPath: keyPath)),
      var value = value(at: fraction, over: isAdditive ? shown.zero : shown)
    else { return }
    if isCumulative, repeats > 0, let last = self.value(at: 1, over: isAdditive ? shown.zero : shown) {
      value = value.adding(last.with(last.numbers.map { $0 * Double(repeats) }))
    }
    layer.setValue((isAdditive ? shown.adding(value) : value).any, forKeyPath: keyPath)
  }

  /// The value at a part of a run, or nil for none.
  ///
  /// - Parameters:
  ///   - fraction: The part of the time, 0 to 1.
  ///   - shown: What the layer shows without the animation.
  func value(at fraction: Double, over shown: AnimatableValue) -> AnimatableValue? { nil }
}
