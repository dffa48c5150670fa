// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The ownership of an associated object; every policy that retains does so in the same way, and none copies.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained: nil after it was deallocated, where iOS leaves a dangling reference.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The associated object is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Retained; copied on iOS.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The associated object is retained, atomically.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Retained; copied on iOS.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Sets the associated value of an object for a key; nil removes it.
/// > Differs: the value is released some time after the object was deallocated, not with it.
///
/// - Parameters:
///   - object: The object.
///   - key: An address, mostly a static variable's (`&key`).
///   - value: The value, or nil.
///   - policy: The ownership of the value.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.store(value, for: object as AnyObject, under: UInt(bitPattern: key), policy)
}

/// Returns the associated value of an object for a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(for: object as AnyObject, under: UInt(bitPattern: key))
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(for: object as AnyObject)
}

/// The associated values of all objects, behind a lock: code on any thread may associate.
final class AssociationTable: @unchecked Sendable {  // Behind `lock`.
  static let shared = AssociationTable()

  /// Allocates a byte and returns its address, a key that no variable of the app has.
  static func newKey() -> UInt { UInt(bitPattern: UnsafeMutablePointer<UInt8>.allocate(capacity: 1)) }

  private struct Value {
    var retained: Any?
    weak var unretained: AnyObject?

    var current: Any? { retained ?? unretained }
  }

  private struct Owner {
    weak var object: AnyObject?
    var values: [UInt: Value] = [:]
  }

  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  /// The number of owners at which deallocated ones are removed.
  private var limit = 64

  func store(_ value: Any?, for object: AnyObject, under key: UInt, _ policy: objc_AssociationPolicy) {
    let new = value.map { value in
      // Numbers and other values that are not objects cannot be deallocated.
      let isUnretained = policy == .OBJC_ASSOCIATION_ASSIGN && type(of: value) is AnyClass
      return isUnretained ? Value(unretained: value as AnyObject) : Value(retained: value)
    }
    change(object) { $0[key] = new }
  }

  func value(for object: AnyObject, under key: UInt) -> Any? {
    lock.withLock { owner(of: object)?.values[key]?.current }
  }

  /// Returns the value of an object for a key; without one, the one that a closure creates, which runs no other code.
  func value<Created>(for object: AnyObject, under key: UInt, orStore create: () -> Created) -> Created {
    change(object) { values in
      if let current = values[key]?.current as? Created { return current }
      let created = create()
      values[key] = Value(retained: created)
      return created
    }
  }

  func removeAll(for object: AnyObject) { change(object) { $0 = [:] } }

  /// Returns the entry of an object, as another one may have had its identity before.
  private func owner(of object: AnyObject) -> Owner? {
    guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
    return owner
  }

  /// Changes the values of an object.
  ///
  /// Former values are released outside of the lock, as their `deinit` may associate.
  private func change<Result>(_ object: AnyObject, _ body: (inout [UInt: Value]) -> Result) -> Result {
    lock.lock()
    let deallocated = sweep()
    let identity = ObjectIdentifier(object)
    let former = owners[identity]
    var owner = owner(of: object) ?? Owner(object: object)
    let result = body(&owner.values)
    owners[identity] = owner.values.isEmpty ? nil : owner
    lock.unlock()
    extendLifetime((deallocated, former))
    return result
  }

  /// Removes the entries of deallocated objects, where there are many.
  private func sweep() -> [Owner] {
    if owners.count < limit { return [] }
    let deallocated = owners.values.filter { $0.object == nil }
    owners = owners.filter { $0.value.object != nil }
    limit = 2 * owners.count + 64
    return deallocated
  }
}
