extension NotificationCenter {
  /// Calls a method of an observer for notifications; it is not retained, and its deallocation ends the observation.
  ///
  /// A method that is on no actor is called at once, on the thread of the notification.
  /// > Differs: a method on the main actor is called there, and later if the notification is posted on another thread.
  ///
  /// - Parameters:
  ///   - observer: The object whose method is called.
  ///   - aSelector: The method, which may take the notification.
  ///   - aName: The notification's name; nil for all.
  ///   - anObject: The sender; nil for all.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let callback = SelectorCallback(observer as AnyObject, aSelector, aName, anObject.map { $0 as AnyObject })
    let token = addObserver(forName: aName, object: anObject, queue: nil) { callback.call(with: $0) }
    SelectorCallbacks.of(self).add(callback, token, in: self)
  }

  /// Ends all observations of an observer, by selectors and by tokens.
  ///
  /// It is called instead of the function of Foundation, which has tokens only, for every argument that is an object.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// Ends the observations of an observer for a name and a sender; nil for all names, and for all senders.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorCallbacks.existing(of: self)?
      .remove(observer, name: aName, object: anObject.map { $0 as AnyObject }, from: self)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observers of a notification center that are called by selectors.
private final class SelectorCallbacks {
  private struct Entry {
    let callback: SelectorCallback
    let token: any NSObjectProtocol
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  /// The number of entries at which entries of deallocated observers are removed.
  private var limit = 16

  private init() {}

  private static let key = AssociationTable.newKey()

  static func existing(of center: NotificationCenter) -> SelectorCallbacks? {
    AssociationTable.shared.value(for: center, under: key) as? SelectorCallbacks
  }

  static func of(_ center: NotificationCenter) -> SelectorCallbacks {
    AssociationTable.shared.value(for: center, under: key) { SelectorCallbacks() }
  }

  func add(_ callback: SelectorCallback, _ token: any NSObjectProtocol, in center: NotificationCenter) {
    let isFull = lock.withLock {
      entries.append(Entry(callback: callback, token: token))
      return entries.count > limit
    }
    guard isFull else { return }
    removeAll(from: center) { $0.observer == nil }
    lock.withLock { limit = 2 * entries.count + 16 }
  }

  func remove(_ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?, from center: NotificationCenter) {
    removeAll(from: center) { callback in
      guard let other = callback.observer else { return true }
      return other === observer && (name == nil || name == callback.name) && (object == nil || callback.isFrom(object))
    }
  }

  /// Removes entries; their tokens are removed from the center outside of the lock.
  private func removeAll(from center: NotificationCenter, where isEnded: (SelectorCallback) -> Bool) {
    let ended = lock.withLock {
      let first = entries.partition { isEnded($0.callback) }
      defer { entries.removeSubrange(first...) }
      return Array(entries[first...])
    }
    for entry in ended {
      entry.callback.end()
      center.removeObserver(entry.token as Any, name: nil, object: nil)
    }
  }
}

/// A method of an observer that is not retained.
private final class SelectorCallback: @unchecked Sendable {  // Constant but for a flag behind `lock`.
  weak let observer: AnyObject?
  let name: NSNotification.Name?
  private let selector: Selector
  private let hasObject: Bool
  private weak let object: AnyObject?
  private let lock = NSLock()
  private var isEnded = false

  init(_ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: AnyObject?) {
    (self.observer, self.selector, self.name, self.object) = (observer, selector, name, object)
    hasObject = object != nil
  }

  func isFrom(_ sender: AnyObject?) -> Bool { hasObject && object === sender }

  func end() { lock.withLock { isEnded = true } }

  func call(with notification: Notification) {
    guard let observer, !lock.withLock({ isEnded }) else { return }
    selector.deliver(
      to: observer, from: notification as AnyObject, place: "NotificationCenter.addObserver(_:selector:name:object:)",
      waits: false)
  }
}
