// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Acquires the lock of an object, after other threads have released it; one thread may acquire it several times.
///
/// The object is retained as long as it is locked. An argument that is not an object has no effect.
/// > Documented: the runtime's functions behind `@synchronized`.
///
/// - Returns: 0.
@discardableResult public func objc_sync_enter(_ object: Any?) -> Int32 {
  if let object = ObjectLocks.object(object) { ObjectLocks.shared.enter(object) }
  return 0
}

/// Releases the lock of an object once; other threads may acquire it when it was released as often as it was acquired.
///
/// - Returns: 0, or -1 if the thread does not have the lock.
@discardableResult public func objc_sync_exit(_ object: Any?) -> Int32 {
  guard let object = ObjectLocks.object(object) else { return 0 }
  return ObjectLocks.shared.exit(object) ? 0 : -1
}

private final class ObjectLocks: @unchecked Sendable {  // Behind `condition`.
  static let shared = ObjectLocks()

  private struct Lock {
    let object: AnyObject
    let owner: Thread
    var depth = 0
  }

  private let condition = NSCondition()
  private var locks: [ObjectIdentifier: Lock] = [:]

  static func object(_ object: Any?) -> AnyObject? {
    guard let object, type(of: object) is AnyClass else { return nil }
    return object as AnyObject
  }

  func enter(_ object: AnyObject) {
    let (key, thread) = (ObjectIdentifier(object), Thread.current)
    condition.lock()
    defer { condition.unlock() }
    while let lock = locks[key], lock.owner !== thread { condition.wait() }
    locks[key, default: Lock(object: object, owner: thread)].depth += 1
  }

  func exit(_ object: AnyObject) -> Bool {
    let key = ObjectIdentifier(object)
    condition.lock()
    defer { condition.unlock() }
    guard let lock = locks[key], lock.owner === Thread.current else { return false }
    if lock.depth > 1 {
      locks[key]?.depth -= 1
    } else {
      locks[key] = nil
      condition.broadcast()
    }
    return true
  }
}
