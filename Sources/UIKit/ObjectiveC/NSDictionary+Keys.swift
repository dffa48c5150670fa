import Foundation

extension NSMutableDictionary {
  /// Sets the value of a key, which Foundation only reads on Linux; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
  }
}
