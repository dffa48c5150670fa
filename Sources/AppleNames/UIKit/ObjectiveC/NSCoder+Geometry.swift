/// Geometry in archives, as strings: `{{1, 2}, {3, 4}}`.
/// > Documented: NSCoder's additions by UIKit. Differs: points, sizes and rectangles are written in Foundation's form.
extension NSCoder {
  /// Returns the point of a key; zero without one.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  /// Returns the size of a key; zero without one.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  /// Returns the rectangle of a key; zero without one.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Writes a vector.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector) as NSString, forKey: key)
  }
  /// Writes insets for a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }
  /// Writes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset) as NSString, forKey: key)
  }
  /// Writes a transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }

  /// Returns the vector of a key; zero without one.
  public func decodeCGVector(forKey key: String) -> CGVector { text(key).map(CGVectorFromString) ?? .zero }
  /// Returns the insets of a key; zero without one.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { text(key).map(UIEdgeInsetsFromString) ?? .zero }
  /// Returns the offset of a key; zero without one.
  public func decodeUIOffset(forKey key: String) -> UIOffset { text(key).map(UIOffsetFromString) ?? .zero }
  /// Returns the transform of a key; the identity without one.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    text(key).map(CGAffineTransformFromString) ?? .identity
  }

  private func text(_ key: String) -> String? {
    // Foundation stops the program where a key has no value.
    guard containsValue(forKey: key) else { return nil }
    return (decodeObject(forKey: key) as? NSString).map { String(describing: $0) }
  }

  /// Returns a vector as `{1, 2}`.
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
  /// Returns an offset as `{1, 2}`.
  public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }
  /// Returns a transform as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String { NSStringFromCGAffineTransform(transform) }
  /// Returns the vector of a string; zero for another one.
  public class func cgVector(for string: String) -> CGVector { CGVectorFromString(string) }
  /// Returns the insets of a string; zero for another one.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { UIEdgeInsetsFromString(string) }
  /// Returns the offset of a string; zero for another one.
  public class func uiOffset(for string: String) -> UIOffset { UIOffsetFromString(string) }
  /// Returns the transform of a string; the identity for another one.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform { CGAffineTransformFromString(string) }
}
