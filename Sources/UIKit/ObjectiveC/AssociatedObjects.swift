// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How an associated object is held; all that retain do the same here, as nothing is copied.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not held: nil once it has gone. (The real system leaves a dangling reference.)
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Held; a copy on the real system.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Held.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Held; a copy on the real system.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value for an object under a key; nil takes it away.
///
/// The value goes some time after the object, not with it, as objects cannot be watched without Objective-C.
///
/// - Parameters:
///   - object: Whom the value is for.
///   - key: An address, mostly that of a static variable (`&key`).
///   - value: The value, or nil.
///   - policy: How it is held.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.store(value, for: object as AnyObject, under: UInt(bitPattern: key), policy)
}

/// The value that was kept for an object under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(for: object as AnyObject, under: UInt(bitPattern: key))
}

/// Takes away all values that were kept for an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(for: object as AnyObject)
}

/// What is kept for whom, behind a lock: code on any thread may associate.
private final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private struct Value {
    var held: Any?
    weak var unheld: AnyObject?
  }

  private struct Owner {
    weak var object: AnyObject?
    var values: [UInt: Value] = [:]
  }

  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  /// How many owners there may be before those that have gone are looked for.
  private var limit = 64

  func store(_ value: Any?, for object: AnyObject, under key: UInt, _ policy: objc_AssociationPolicy) {
    let new = value.map { value in
      // Numbers and other values have no life of their own that could end.
      let isUnheld = policy == .OBJC_ASSOCIATION_ASSIGN && type(of: value) is AnyClass
      return isUnheld ? Value(unheld: value as AnyObject) : Value(held: value)
    }
    change(object) { $0[key] = new }
  }

  func value(for object: AnyObject, under key: UInt) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
    return owner.values[key].flatMap { $0.held ?? $0.unheld }
  }

  func removeAll(for object: AnyObject) {
    change(object) { $0 = [:] }
  }

  /// Changes what is kept for an object; what is let go may run code that associates, so it goes outside of the lock.
  private func change(_ object: AnyObject, _ body: (inout [UInt: Value]) -> Void) {
    lock.lock()
    let gone = sweep()
    let identity = ObjectIdentifier(object)
    let former = owners[identity]
    // Another object may have had this identity before.
    var owner = former?.object === object ? former ?? Owner(object: object) : Owner(object: object)
    body(&owner.values)
    owners[identity] = owner.values.isEmpty ? nil : owner
    lock.unlock()
    extendLifetime((gone, former))
  }

  /// Takes out the owners that have gone, where there are many.
  private func sweep() -> [Owner] {
    if owners.count < limit { return [] }
    let gone = owners.values.filter { $0.object == nil }
    owners = owners.filter { $0.value.object != nil }
    limit = 2 * owners.count + 64
    return gone
  }
}
