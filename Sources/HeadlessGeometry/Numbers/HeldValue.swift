import Foundation

/// An `NSValue` of something that Foundation's own can't hold on Linux.
final class HeldValue<Value: Hashable & Sendable>: NSValue, @unchecked Sendable {
  private var held: Value?

  /// Returns the value in an `NSValue`, or nil where that was created from something else.
  static func value(in object: NSValue) -> Value? { (object as? HeldValue)?.held }

  /// Creates an object of a value.
  ///
  /// `NSValue` has no initializer that a subclass could call with a value.
  static func holding(_ value: Value) -> HeldValue {
    let object = HeldValue()
    object.held = value
    return object
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HeldValue else { return false }
    return held == other.held
  }

  override var hash: Int { held.hashValue }
}
