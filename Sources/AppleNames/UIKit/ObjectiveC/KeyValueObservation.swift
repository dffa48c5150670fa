/// An observation of a property, which ends when it is released.
///
/// It owns the closure: ending it releases the closure and what the closure retains.
/// > Documented: NSKeyValueObservation.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {  // Behind `lock`.
  private let lock = NSLock()
  private var observer: PropertyObserver?
  private weak let properties: ObservedProperties?

  init(_ observer: PropertyObserver, of properties: ObservedProperties) {
    self.observer = observer
    self.properties = properties
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    guard let ended = lock.withLock({ observer.take() }) else { return }
    ended.end()
    properties?.remove(ended)
  }
}

/// The kind of a change of a property.
/// > Documented: NSKeyValueChange, with its raw values.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Elements were inserted.
  case insertion = 2
  /// Elements were removed.
  case removal = 3
  /// Elements were replaced.
  case replacement = 4
}

/// A change of an observed property.
/// > Documented: NSKeyValueObservedChange.
public struct NSKeyValueObservedChange<Value> {
  /// The kinds of a change: a new value, or inserted, removed or replaced elements.
  public typealias Kind = NSKeyValueChange

  /// The kind: always `setting`.
  public let kind: Kind
  /// The new value, if the options contain `.new`; nil before the change.
  public let newValue: Value?
  /// The old value, if the options contain `.old`.
  public let oldValue: Value?
  /// The elements that were changed: nil.
  public let indexes: IndexSet?
  /// Whether the notification precedes the change.
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
  /// Of views the geometry, opacity, visibility, background color and transform, the states of controls, texts, images,
  /// and the content size, offset and insets of scroll views are observed. Any other property notifies by
  /// `didChangeValue(for:)`, which its `didSet` calls; `portability port` writes that for `dynamic` properties. The
  /// closure is called on the thread of the change.
  /// > Differs: a setter of a view that leaves the value as it is does not notify, and neither does a view before a
  /// > change (`.prior`). Apple's closure is `@Sendable`; this one may change the variables of the test that makes it.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: `.initial` for a call with the current value, `.new` and `.old` for the values themselves, `.prior`
  ///     for a call before each change that `willChangeValue(for:)` announces.
  ///   - changeHandler: The closure.
  /// - Returns: The observation, to be stored as long as it is to last.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if self is View, !MainQueue.isCurrent {
      report(
        "observe(_:options:changeHandler:)",
        "Expected the main thread, where views change; got another one; using the next turn of the main queue.",
        cure: "Observe the view on the main thread.")
    }
    let properties = ObservedProperties.of(self)
    let observer = KeyPathObserver(self, keyPath, options, changeHandler)
    properties.add(observer)
    observer.notifyOfInitialValue(of: self)
    return NSKeyValueObservation(observer, of: properties)
  }

  /// Notifies the observers of a property that ask for `.prior`, before a change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    ObservedProperties.existing(of: self)?.valueWillChange(keyPath)
  }

  /// Notifies the observers of a property, and of other properties whose value has changed.
  /// > Differs: where a superclass calls this for its property and the observer's key path begins with the subclass, an
  /// > equal value does not notify, as Swift cannot compare the two key paths.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    ObservedProperties.existing(of: self)?.valueDidChange(keyPath)
  }

  /// Has no effect: without Objective-C the name of a property does not lead to its observers.
  public func willChangeValue(forKey key: String) {}

  /// Notifies the observers of all properties whose value has changed.
  /// > Differs: the name is not read, and an equal value does not notify.
  public func didChangeValue(forKey key: String) {
    ObservedProperties.existing(of: self)?.propertyMayHaveChanged()
  }
}
