/// Casts between `NSNumber` and `CGFloat`, as on Apple's systems: `layer.value(forKeyPath: "opacity") as? CGFloat`.
///
/// Foundation on Linux bridges `Double`, `Float` and the integers only.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Sets the result to the value of a number.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
    var double: Double?
    Double._forceBridgeFromObjectiveC(number, result: &double)
    result = double.map { CGFloat($0) }
  }

  /// Sets the result to the value of a number; returns whether a `CGFloat` has it exactly, as for `Double`.
  public static func _conditionallyBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) -> Bool {
    var double: Double?
    let isExact = Double._conditionallyBridgeFromObjectiveC(number, result: &double)
    result = double.map { CGFloat($0) }
    return isExact
  }

  /// Returns the value of a number; 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
    CGFloat(number?.doubleValue ?? 0)
  }
}
