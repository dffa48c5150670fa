// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Foundation's names that it does not have on Linux, and UIKit's additions to Foundation.

/// A whole number, as Objective-C names it.
public typealias NSInteger = Int
/// A whole number that is not negative, as Objective-C names it.
public typealias NSUInteger = UInt
/// The Foundation name of ``KeyValueChangeKey``: a key in the dictionary of changes that an observer receives.
public typealias NSKeyValueChangeKey = KeyValueChangeKey
/// The Foundation name of ``KeyValueObservingOptions``: the values that an observer of a property receives.
public typealias NSKeyValueObservingOptions = KeyValueObservingOptions

/// Returns the selector of a name; see ``Selector/init(_:)``.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// The key of a bundle's build number in its information dictionary.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"

extension RunLoop.Mode {
  /// The mode of a run loop while a control is tracked; nothing here runs in it by itself.
  /// > Documented: RunLoop.Mode.tracking. Reported: its raw value.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension NSMutableDictionary {
  /// Sets the value of a key, which Foundation only reads on Linux; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
  }
}
