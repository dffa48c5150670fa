import Foundation

// The two methods for values by key that a dictionary has without the runtime of Objective-C.

extension NSDictionary {
  /// The value of a key; nil without one.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension NSMutableDictionary {
  /// Sets the value of a key; nil takes it away.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
  }
}
