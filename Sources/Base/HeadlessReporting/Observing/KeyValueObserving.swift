import Foundation

/// A key in the dictionary that an observer of a property receives.
/// > Documented: NSKeyValueChangeKey, which Foundation does not have on Linux, with its raw values.
public struct KeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key in Foundation, such as `new`.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, a number.
  public static let kindKey = KeyValueChangeKey(rawValue: "kind")
  /// The key of the value after the change.
  public static let newKey = KeyValueChangeKey(rawValue: "new")
  /// The key of the value before the change.
  public static let oldKey = KeyValueChangeKey(rawValue: "old")
  /// The key of the indexes of changed elements.
  public static let indexesKey = KeyValueChangeKey(rawValue: "indexes")
  /// Whether the notification is sent before the change.
  public static let notificationIsPriorKey = KeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The values that an observer of a property receives.
/// > Documented: NSKeyValueObservingOptions, which Foundation does not have on Linux, with its raw values.
public struct KeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each option.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The observer receives the value after the change.
  public static let new = KeyValueObservingOptions(rawValue: 1 &<< 0)
  /// The observer receives the value before the change.
  public static let old = KeyValueObservingOptions(rawValue: 1 &<< 1)
  /// The observer receives the current value when it is added.
  public static let initial = KeyValueObservingOptions(rawValue: 1 &<< 2)
  /// The observer is notified before each change as well.
  public static let prior = KeyValueObservingOptions(rawValue: 1 &<< 3)
}

/// Observing properties by name, which needs Objective-C: it compiles, is reported and has no effect. Module `UIKit`
/// has `observe(_:options:changeHandler:)`, which observes by key path.
extension NSObject {
  /// Reports an issue: observing by name is unavailable, and the observer is never called.
  /// > Differs: without Objective-C a property is not found by its name.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: KeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    IssueReporting.report(
      place: "\(type(of: self)).addObserver(_:forKeyPath:options:context:)",
      problem: "Expected an observation by key path; got the name \"\(keyPath)\"; observeValue is not called.",
      cure: "Use observe(_:options:changeHandler:) of module UIKit, or override the property.")
  }

  /// Has no effect: nothing is observed.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  /// Has no effect: nothing is observed.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
}
