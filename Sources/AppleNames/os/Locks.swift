// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc
import Synchronization

/// A lock that one thread holds at a time.
/// > Documented: os_unfair_lock_s. Differs: a thread that waits yields the processor.
public struct os_unfair_lock_s: Sendable {
  fileprivate var state: UInt32 = 0

  /// Creates a lock that no thread holds.
  public init() {}
}

/// A lock that one thread holds at a time.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Returns the state of a lock as a value that threads share.
private func atomic(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  // Both are four bytes: an atomic value is stored in line.
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

/// Waits until no other thread holds a lock, and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Holds a lock if no thread does; returns whether that was so.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  atomic(lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
}

/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { atomic(lock).pointee.store(0, ordering: .releasing) }

/// A value behind a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {  // The state is behind `lock`.
  private final class Storage {
    var state: State
    let lock: os_unfair_lock_t
    init(_ state: State) {
      self.state = state
      lock = .allocate(capacity: 1)
      lock.initialize(to: os_unfair_lock())
    }
    deinit { lock.deallocate() }
  }

  private let storage: Storage

  /// Creates a lock around a value.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  /// Creates a lock around a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Calls a closure with the value while the lock is held.
  public func withLock<Value: Sendable>(_ body: @Sendable (inout State) throws -> Value) rethrows -> Value {
    try withLockUnchecked(body)
  }
  /// Calls a closure with the value while the lock is held.
  public func withLockUnchecked<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }
  /// Waits until no other thread holds the lock, and holds it.
  public func lock() { os_unfair_lock_lock(storage.lock) }
  /// Releases the lock.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }
  /// Calls a closure while the lock is held.
  public func withLock<Value: Sendable>(_ body: @Sendable () throws -> Value) rethrows -> Value {
    try withLockUnchecked { _ in try body() }
  }
}
