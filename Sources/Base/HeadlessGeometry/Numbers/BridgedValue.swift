import Foundation

/// A value that casts to and from `NSValue`, as on Apple's systems: `userInfo[key] as? CGRect` reads an `NSValue`.
///
/// Foundation on Linux casts ranges and numbers only.
public protocol BridgedValue: _ObjectiveCBridgeable, Hashable, Sendable where _ObjectiveCType == NSValue {
  /// Creates a value of zeros, or of the identity.
  init()
}

extension BridgedValue {
  /// Returns the value as an object.
  public func _bridgeToObjectiveC() -> NSValue { GeometryValue.containing(self) }

  /// Sets the result to the value of an object; returns whether that was created from one.
  public static func _conditionallyBridgeFromObjectiveC(_ object: NSValue, result: inout Self?) -> Bool {
    result = GeometryValue.value(in: object)
    return result != nil
  }

  /// Sets the result to the value of an object; nil where that was created from something else.
  public static func _forceBridgeFromObjectiveC(_ object: NSValue, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(object, result: &result)
  }

  /// Returns the value in an object; for nil, or an object with another value, the result of the empty initializer.
  public static func _unconditionallyBridgeFromObjectiveC(_ object: NSValue?) -> Self {
    var value: Self?
    if let object { _forceBridgeFromObjectiveC(object, result: &value) }
    return value ?? Self()
  }
}

extension NSValue {
  /// Returns whether the object contains a value of a type in Objective-C's notation.
  ///
  /// Foundation on Linux stops the program where a value of another type is read.
  fileprivate func contains(_ encoding: String) -> Bool { String(cString: objCType) == encoding }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, BridgedValue {
  /// Returns the point as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Sets the result to the point in an object; returns whether it contains one.
  public static func _conditionallyBridgeFromObjectiveC(_ object: NSValue, result: inout CGPoint?) -> Bool {
    result = object.contains("{CGPoint=dd}") ? object.pointValue : nil
    return result != nil
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, BridgedValue {
  /// Returns the size as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Sets the result to the size in an object; returns whether it contains one.
  public static func _conditionallyBridgeFromObjectiveC(_ object: NSValue, result: inout CGSize?) -> Bool {
    result = object.contains("{CGSize=dd}") ? object.sizeValue : nil
    return result != nil
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, BridgedValue {
  /// Returns the rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Sets the result to the rectangle in an object; returns whether it contains one.
  public static func _conditionallyBridgeFromObjectiveC(_ object: NSValue, result: inout CGRect?) -> Bool {
    result = object.contains("{CGRect={CGPoint=dd}{CGSize=dd}}") ? object.rectValue : nil
    return result != nil
  }
}

extension CGVector: BridgedValue {}
extension Offset: BridgedValue {}
extension EdgeInsets: BridgedValue {}
extension DirectionalEdgeInsets: BridgedValue {}
extension CGAffineTransform: BridgedValue {}
extension CATransform3D: BridgedValue {}
