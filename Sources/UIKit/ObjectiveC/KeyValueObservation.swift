import Foundation
import HeadlessKit
import HeadlessViews

/// An observation of a property, which ends when it is released.
///
/// > Documented: NSKeyValueObservation.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var isStoredValid = true

  /// Ends the observation.
  public func invalidate() { lock.withLock { isStoredValid = false } }

  var isValid: Bool { lock.withLock { isStoredValid } }
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

  /// The kind: always `setting`.
  public let kind: Kind
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The old value, if it was asked for.
  public let oldValue: Value?
  /// The elements that were changed: nil.
  public let indexes: IndexSet?
  /// Whether the change is still to come: always false.
  public let isPrior: Bool
}

/// Observations by key path.
///
/// They are on a protocol, behind what a class declares itself.
public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable where Self: NSObject {
  /// Calls a closure when a property changes, until the observation is released.
  ///
  /// Of views the geometry, opacity, visibility, background color and transform, the states of controls, texts, images, and
  /// the content size, offset and insets of scroll views are observed. Any other property notifies by
  /// `didChangeValue(for:)`, which its `didSet` calls; `portability port` writes that for `dynamic` properties.
  ///
  /// > Differs: a setter that leaves the value as it is notifies nobody, and neither does `.prior` before a change.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: `.initial` for a call with the present value, `.new` and `.old` for the values themselves.
  ///   - changeHandler: The closure.
  /// - Returns: The observation, to be stored as long as it is to last.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    let observer = PropertyObserver(observation, of: self, keyPath, options, changeHandler)
    if options.contains(.initial) { observer.notify(self, old: nil) }
    ObservedProperties.of(self).add(observer)
    return observation
  }

  /// Has no effect: observers are notified after a change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Notifies the observers of a property, and those of others whose value has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    ObservedProperties.existing(of: self)?.valueDidChange(keyPath)
  }
}

/// One observer of one property.
private final class PropertyObserver<Object: NSObject, Value>: AnyPropertyObserver {
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
  private var last: Value

  init(
    _ observation: NSKeyValueObservation, of object: Object, _ keyPath: KeyPath<Object, Value>,
    _ options: NSKeyValueObservingOptions, _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.keyPath, self.options, self.handler) = (keyPath, options, handler)
    last = object[keyPath: keyPath]
    super.init(observation)
  }

  override func valueMayHaveChanged(of object: AnyObject, certainly changed: AnyKeyPath?) {
    guard let object = object as? Object else { return }
    let old = last
    let new = object[keyPath: keyPath]
    if changed != keyPath, Self.areEqual(old, new) { return }
    last = new
    notify(object, old: old)
  }

  func notify(_ object: Object, old: Value?) {
    handler(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? object[keyPath: keyPath] : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
  }

  /// Whether two values are equal; those that cannot be compared are not.
  private static func areEqual(_ first: Value, _ second: Value) -> Bool {
    func isEqual<Compared: Equatable>(_ first: Compared) -> Bool { first == second as? Compared }
    guard let first = first as? any Equatable else { return false }
    return isEqual(first)
  }
}

private class AnyPropertyObserver {
  private weak var observation: NSKeyValueObservation?

  init(_ observation: NSKeyValueObservation) { self.observation = observation }

  var isValid: Bool { observation?.isValid ?? false }

  func valueMayHaveChanged(of object: AnyObject, certainly changed: AnyKeyPath?) {}
}

/// The observers of one object, in the order of their registration; used by one thread at a time, as the object is.
private final class ObservedProperties: PropertyObservation, @unchecked Sendable {
  private weak var object: NSObject?
  private var observers: [AnyPropertyObserver] = []

  private init(_ object: NSObject) { self.object = object }

  nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func existing(of object: NSObject) -> ObservedProperties? {
    objc_getAssociatedObject(object, key) as? ObservedProperties
  }

  static func of(_ object: NSObject) -> ObservedProperties {
    if let existing = existing(of: object) { return existing }
    let properties = ObservedProperties(object)
    objc_setAssociatedObject(object, key, properties, .OBJC_ASSOCIATION_RETAIN)
    if let view = object as? View { MainActor.assumeIsolated { view.propertyObservation = properties } }
    return properties
  }

  func add(_ observer: AnyPropertyObserver) {
    observers.removeAll { !$0.isValid }
    observers.append(observer)
  }

  func propertyMayHaveChanged() { notify(certainly: nil) }

  func valueDidChange(_ keyPath: AnyKeyPath) { notify(certainly: keyPath) }

  private func notify(certainly keyPath: AnyKeyPath?) {
    guard let object else { return }
    for observer in observers where observer.isValid { observer.valueMayHaveChanged(of: object, certainly: keyPath) }
  }
}
