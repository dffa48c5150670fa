import Foundation
import HeadlessKit

/// An observation of a property, which is never notified here.
///
/// > Documented: NSKeyValueObservation.
public final class NSKeyValueObservation: NSObject {
  /// Has no effect here: the observation is never notified.
  public func invalidate() {}
}

/// A change of an observed property.
///
/// > Documented: NSKeyValueObservedChange.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  ///
  /// > Documented: NSKeyValueChange, with its raw values.
  public enum Kind: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Elements were inserted.
    case insertion = 2
    /// Elements were removed.
    case removal = 3
    /// Elements were replaced.
    case replacement = 4
  }

  /// The kind.
  public let kind: Kind
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The old value, if it was asked for.
  public let oldValue: Value?
  /// The elements that were changed: nil.
  public let indexes: IndexSet?
  /// Whether the change is still to come: no.
  public let isPrior: Bool
}

/// Observations by key path.
///
/// They are on a protocol, behind what a class declares itself.
public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable where Self: NSObject {
  /// Calls a closure with the present value if the options ask for it, and reports that it is not called for changes.
  ///
  /// Swift cannot observe a property of an object without Objective-C: override the property in a subclass and use `didSet`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: `.initial` for a call with the present value, `.new` for the value itself.
  ///   - changeHandler: The closure.
  /// - Returns: An observation that is never notified.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    IssueReporting.report(
      IssueReport(
        place: "\(Self.self).observe(_:options:changeHandler:)",
        problem: "Expected Objective-C, which observing \(keyPath) needs; the closure is not called for changes.",
        cure: "Override the property in a subclass, and use didSet."))
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self,
        NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}
