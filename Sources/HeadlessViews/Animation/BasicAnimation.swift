import Foundation

/// An animation from one value to another.
///
/// Of the three values two say it all; one alone goes from or to what the layer shows, and none does nothing.
///
/// > Documented: CABasicAnimation, "Setting Interpolation Values".
open class BasicAnimation: PropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?

  /// Where it ends.
  open var toValue: Any?

  /// How far it goes.
  open var byValue: Any?

  override func makeEmpty() -> LayerAnimation { BasicAnimation() }

  override func take(_ other: LayerAnimation) {
    super.take(other)
    guard let other = other as? BasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(at fraction: Double, over shown: AnimatableValue?) -> AnimatableValue? {
    let from = AnimatableValue(fromValue)
    let to = AnimatableValue(toValue)
    let by = AnimatableValue(byValue)
    let way =
      from == nil ? to.flatMap { to in by.flatMap { to.difference(from: $0) } } : nil
    guard let start = from ?? way ?? shown ?? to else { return nil }
    guard let end = to ?? by.map(start.adding) ?? shown else { return start }
    return start.mixed(with: end, progress(at: fraction))
  }
}
