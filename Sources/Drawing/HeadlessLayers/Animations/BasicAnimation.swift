/// An animation from one value to another.
///
/// Two of the three values define it; one is combined with the value that the layer shows, and none has no effect.
/// > Documented: CABasicAnimation, "Setting Interpolation Values".
open class BasicAnimation: PropertyAnimation {
  private var storedFrom: Any?
  private var storedTo: Any?
  private var storedBy: Any?

  /// The first value; a value with a number that is not finite is reported and changes nothing.
  open var fromValue: Any? {
    get { storedFrom }
    set { if isUsable(newValue, "fromValue") { storedFrom = newValue } }
  }

  /// The last value; a value with a number that is not finite is reported and changes nothing.
  open var toValue: Any? {
    get { storedTo }
    set { if isUsable(newValue, "toValue") { storedTo = newValue } }
  }

  /// The difference of the values; a value with a number that is not finite is reported and changes nothing.
  open var byValue: Any? {
    get { storedBy }
    set { if isUsable(newValue, "byValue") { storedBy = newValue } }
  }

  /// Sets where it begins and ends, to values that are known to be finite.
  package final func setEnds(from: Any?, to: Any?) { (storedFrom, storedTo) = (from, to) }

  override func makeEmpty() -> LayerAnimation { BasicAnimation() }

  override func copyValues(of other: LayerAnimation) {
    super.copyValues(of: other)
    guard let other = other as? BasicAnimation else { return }
    (storedFrom, storedTo, storedBy) = (other.fromValue, other.toValue, other.byValue)
  }

  override var givenValues: [(member: String, value: Any)] {
    [("fromValue", storedFrom), ("toValue", storedTo), ("byValue", storedBy)].compactMap { member, value in
      value.map { (member, $0) }
    }
  }

  override func value(at fraction: Double, over shown: AnimatableValue?) -> AnimatableValue? {
    let from = AnimatableValue(fromValue)
    let to = AnimatableValue(toValue)
    let by = AnimatableValue(byValue)
    let impliedStart = from == nil ? to.flatMap { to in by.flatMap { to.difference(from: $0) } } : nil
    guard let start = from ?? impliedStart ?? shown ?? to else { return nil }
    guard let end = to ?? by.map(start.adding) ?? shown else { return start }
    return start.mixed(with: end, progress(at: fraction))
  }
}
