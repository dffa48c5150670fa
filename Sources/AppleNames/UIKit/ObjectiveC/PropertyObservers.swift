/// An observer of one property of one object; its observation owns it.
class PropertyObserver {
  fileprivate let lock = NSLock()
  private var isEnded = false

  fileprivate final var isValid: Bool { lock.withLock { !isEnded } }

  /// Stops the calls of the closure.
  final func end() { lock.withLock { isEnded = true } }

  fileprivate func valueWillChange(of object: NSObject, _ keyPath: AnyKeyPath) {}

  /// Compares the value with the last one; a change of the property itself notifies in any case.
  fileprivate func valueMayHaveChanged(of object: NSObject, certainly changed: AnyKeyPath?) {}
}

final class KeyPathObserver<Object: NSObject, Value>: PropertyObserver {
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
  private var last: Value

  init(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.keyPath, self.options, self.handler) = (keyPath, options, handler)
    last = object[keyPath: keyPath]
  }

  func notifyOfInitialValue(of object: Object) {
    if options.contains(.initial) { notify(object, old: nil, new: object[keyPath: keyPath]) }
  }

  fileprivate override func valueWillChange(of object: NSObject, _ keyPath: AnyKeyPath) {
    guard keyPath == self.keyPath, options.contains(.prior), let object = object as? Object else { return }
    notify(object, old: object[keyPath: self.keyPath], new: nil, isPrior: true)
  }

  fileprivate override func valueMayHaveChanged(of object: NSObject, certainly changed: AnyKeyPath?) {
    guard let object = object as? Object else { return }
    let new = object[keyPath: keyPath]
    let old = lock.withLock { last }
    // Values that cannot be compared notify only where their own property may have changed.
    if changed != keyPath, areEqualValues(old, new) ?? !isInherited(changed) { return }
    lock.withLock { last = new }
    notify(object, old: old, new: new)
  }

  /// Returns whether a key path may be this one, but begins with another class, so that Swift cannot compare the two.
  private func isInherited(_ keyPath: AnyKeyPath?) -> Bool {
    guard let keyPath else { return false }
    let type = type(of: keyPath)
    return type.rootType != Object.self && type.valueType == Value.self
  }

  private func notify(_ object: Object, old: Value?, new: Value?, isPrior: Bool = false) {
    handler(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        indexes: nil, isPrior: isPrior))
  }
}

/// Returns whether two values are equal, or the same object; nil for values that cannot be compared.
private func areEqualValues<Value>(_ left: Value, _ right: Value) -> Bool? {
  func isEqual<Compared: Equatable>(_ left: Compared) -> Bool { left == right as? Compared }
  if let left = left as? any Equatable { return isEqual(left) }
  if let left = left as? any OptionalValue, let right = right as? any OptionalValue {
    guard let left = left.wrappedValue, let right = right.wrappedValue else {
      return left.wrappedValue == nil && right.wrappedValue == nil
    }
    return areEqualValues(left, right)
  }
  if type(of: left as Any) is AnyClass, type(of: right as Any) is AnyClass {
    return left as AnyObject === right as AnyObject
  }
  return nil
}

private protocol OptionalValue {
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrappedValue: Any? { map { $0 as Any } }
}

/// The observers of one object, in the order of their registration.
///
/// Threads may add, remove and notify at the same time; closures are called outside of the lock, on the thread of the change.
final class ObservedProperties: PropertyObservation, @unchecked Sendable {  // Behind `lock`.
  private weak let object: NSObject?
  private let lock = NSLock()
  private var observers = WeakList<PropertyObserver>()

  private init(_ object: NSObject) { self.object = object }

  private static let key = AssociationTable.newKey()

  static func existing(of object: NSObject) -> ObservedProperties? {
    AssociationTable.shared.value(for: object, under: key) as? ObservedProperties
  }

  static func of(_ object: NSObject) -> ObservedProperties {
    AssociationTable.shared.value(for: object, under: key) { ObservedProperties(object) }
  }

  func add(_ observer: PropertyObserver) {
    lock.withLock { observers.add(observer) }
    updateView()
  }

  func remove(_ observer: PropertyObserver) {
    lock.withLock { observers.remove(observer) }
    updateView()
  }

  func propertyMayHaveChanged() { notify { $0.valueMayHaveChanged(of: $1, certainly: nil) } }

  func valueDidChange(_ keyPath: AnyKeyPath) { notify { $0.valueMayHaveChanged(of: $1, certainly: keyPath) } }

  func valueWillChange(_ keyPath: AnyKeyPath) { notify { $0.valueWillChange(of: $1, keyPath) } }

  private func notify(_ body: (PropertyObserver, NSObject) -> Void) {
    guard let object else { return }
    nesting.call("observe(_:options:changeHandler:) of \(type(of: object))") {
      for observer in lock.withLock({ observers.objects }) where observer.isValid { body(observer, object) }
    }
  }

  private let nesting = ConcurrentCallbackNesting(
    "changes of observed properties", cure: "Change the property in it only if it is not the wanted value.")

  /// Lets the setters of a view notify as long as there are observers.
  private func updateView() {
    guard object is View else { return }
    MainQueue.run(waits: false) { [self] in
      guard let view = object as? View else { return }
      view.propertyObservation = lock.withLock { observers.isEmpty } ? nil : self
    }
  }
}
