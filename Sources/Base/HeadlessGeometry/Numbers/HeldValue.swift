import Foundation

/// An `NSValue` of something that Foundation's own can't hold on Linux.
final class HeldValue<Value: BridgedValue>: NSValue, @unchecked Sendable {  // Constant once it is returned.
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

  // MARK: Members that stop the program in Foundation, which did not create the object

  override var objCType: UnsafePointer<CChar> {
    UnsafeRawPointer(encoding.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  override func getValue(_ value: UnsafeMutableRawPointer) {
    guard let held else { return }
    withUnsafeBytes(of: held) { value.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
  }

  /// The type in Objective-C's notation.
  private var encoding: StaticString {
    switch held {
    case is CGVector: "{CGVector=dd}"
    case is Offset: "{UIOffset=dd}"
    case is EdgeInsets: "{UIEdgeInsets=dddd}"
    case is DirectionalEdgeInsets: "{NSDirectionalEdgeInsets=dddd}"
    case is CGAffineTransform: "{CGAffineTransform=dddddd}"
    case is CATransform3D: "{CATransform3D=dddddddddddddddd}"
    default: "?"
    }
  }

  override var description: String { held.map { "\($0)" } ?? "" }
  override func encode(with coder: NSCoder) {}
}
