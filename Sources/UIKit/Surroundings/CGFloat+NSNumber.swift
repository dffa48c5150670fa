import Foundation

/// Casts between `NSNumber` and `CGFloat`, as on Apple's systems: `layer.value(forKeyPath: "opacity") as? CGFloat`.
///
/// Foundation on Linux bridges `Double`, `Float` and the integers only.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Sets the result to the value of a number.
  public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
    result = CGFloat(number.doubleValue)
  }

  /// Sets the result to the value of a number; returns true, as each number has one.
  public static func _conditionallyBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(number.doubleValue)
    return true
  }

  /// Returns the value of a number; 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
    CGFloat(number?.doubleValue ?? 0)
  }
}
