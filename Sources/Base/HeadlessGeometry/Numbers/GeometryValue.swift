import Foundation

/// An `NSValue` of something that Foundation's own can't hold on Linux.
final class GeometryValue<Value: BridgedValue>: NSValue, @unchecked Sendable {  // Constant once it is returned.
  private var contents: Value?

  /// Returns the value in an `NSValue`, or nil where that was created from something else.
  static func value(in object: NSValue) -> Value? { (object as? GeometryValue)?.contents }

  /// Creates an object of a value.
  ///
  /// `NSValue` has no initializer that a subclass could call with a value.
  static func containing(_ value: Value) -> GeometryValue {
    let object = GeometryValue()
    object.contents = value
    return object
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GeometryValue else { return false }
    return contents == other.contents
  }

  override var hash: Int { contents.hashValue }

  override var objCType: UnsafePointer<CChar> {
    UnsafeRawPointer(encoding.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  override func getValue(_ value: UnsafeMutableRawPointer) {
    guard let contents else { return }
    withUnsafeBytes(of: contents) { value.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
  }

  /// The type in Objective-C's notation.
  private var encoding: StaticString {
    switch contents {
    case is CGVector: "{CGVector=dd}"
    case is Offset: "{UIOffset=dd}"
    case is EdgeInsets: "{UIEdgeInsets=dddd}"
    case is DirectionalEdgeInsets: "{NSDirectionalEdgeInsets=dddd}"
    case is CGAffineTransform: "{CGAffineTransform=dddddd}"
    case is CATransform3D: "{CATransform3D=dddddddddddddddd}"
    default: "?"
    }
  }

  override var description: String { contents.map { "\($0)" } ?? "" }
  override func encode(with coder: NSCoder) {}
}
