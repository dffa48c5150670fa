// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Waits until no other thread has the object's lock, and takes it; the same thread may take it several times.
///
/// The object lives as long as it is locked. What is no object has no lock.
///
/// > Documented: the runtime's functions behind `@synchronized`.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ object: Any?) -> Int32 {
  if let object = ObjectLocks.object(object) { ObjectLocks.shared.enter(object) }
  return 0
}

/// Gives an object's lock back as often as it was taken.
///
/// - Returns: 0, or -1 if the thread does not have the lock.
@discardableResult
public func objc_sync_exit(_ object: Any?) -> Int32 {
  guard let object = ObjectLocks.object(object) else { return 0 }
  return ObjectLocks.shared.exit(object) ? 0 : -1
}

/// The locks that are taken now.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()

  private struct Lock {
    let object: AnyObject
    let owner: Thread
    var depth = 1
  }

  private let condition = NSCondition()
  private var locks: [ObjectIdentifier: Lock] = [:]

  static func object(_ object: Any?) -> AnyObject? {
    guard let object, type(of: object) is AnyClass else { return nil }
    return object as AnyObject
  }

  func enter(_ object: AnyObject) {
    let (place, thread) = (ObjectIdentifier(object), Thread.current)
    condition.lock()
    defer { condition.unlock() }
    while let lock = locks[place], lock.owner !== thread { condition.wait() }
    if locks[place] == nil {
      locks[place] = Lock(object: object, owner: thread)
    } else {
      locks[place]?.depth += 1
    }
  }

  func exit(_ object: AnyObject) -> Bool {
    let place = ObjectIdentifier(object)
    condition.lock()
    defer { condition.unlock() }
    guard let lock = locks[place], lock.owner === Thread.current else { return false }
    if lock.depth > 1 {
      locks[place]?.depth -= 1
    } else {
      locks[place] = nil
      condition.broadcast()
    }
    return true
  }
}
