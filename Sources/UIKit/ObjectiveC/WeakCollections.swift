import Foundation

// Foundation's collections of weak references, which it does not have on Linux.

/// The memory management of a collection.
///
/// > Documented: NSPointerFunctions.Options, with its raw values. Differs: strong and weak are told apart, and nothing else.
public enum NSPointerFunctions {
  /// The options of a collection.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained.
    public static let strongMemory = Options([])
    /// Objects are not retained.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by their identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied; stored only.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { contains(.weakMemory) }
  }
}

/// An object that is retained or not.
private struct Reference<Object: AnyObject> {
  private let strong: Object?
  private weak var weak: Object?

  init(_ object: Object, isWeak: Bool) {
    strong = isWeak ? nil : object
    weak = object
  }

  var object: Object? { strong ?? weak }
}

/// Whether two objects are the same one, or equal if they are objects of Foundation's root class.
private func areEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
  if left === right { return true }
  guard let left = left as? NSObject, let right = right as? NSObject else { return false }
  return left.isEqual(right)
}

/// A set of objects that need not be retained.
///
/// > Documented: NSHashTable. Differs: the objects are in the order of their insertion; looking one up takes time linear in
/// > their number.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [Reference<ObjectType>] = []

  /// Creates a table.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
  }

  /// Creates a table that does not retain its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that exist, in the order of their insertion.
  public var allObjects: [ObjectType] { references.compactMap(\.object) }

  /// The number of places, those of deallocated objects not counted.
  public var count: Int { allObjects.count }

  /// An object of the table, or nil.
  public var anyObject: ObjectType? { allObjects.first }

  /// Adds an object unless it is in the table; nil is ignored.
  public func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(Reference(object, isWeak: options.isWeak))
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    references.removeAll { reference in
      guard let other = reference.object else { return true }
      return object.map { areEqual($0, other) } ?? false
    }
  }

  /// Removes all objects.
  public func removeAllObjects() { references = [] }

  /// Whether an object is in the table.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object of the table that is equal to another one, or nil.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return allObjects.first { areEqual($0, object) }
  }

  /// The objects, for a loop.
  public func objectEnumerator() -> NSEnumerator { (allObjects as [Any] as NSArray).objectEnumerator() }
}

/// A dictionary whose keys and objects need not be retained.
///
/// > Documented: NSMapTable. Differs: looking a key up takes time linear in their number.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: Reference<KeyType>, value: Reference<ObjectType>)] = []

  /// Creates a table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Creates a table that retains keys and objects.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Creates a table that retains its keys only.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Creates a table that retains its objects only.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Creates a table that retains neither keys nor objects.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var pairs: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  /// The number of entries whose key and object exist.
  public var count: Int { pairs.count }

  /// The object of a key, or nil.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return pairs.first { areEqual($0.key, aKey) }?.value
  }

  /// Sets the object of a key; nil removes it.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append(
      (Reference(aKey, isWeak: keyOptions.isWeak), Reference(anObject, isWeak: valueOptions.isWeak)))
  }

  /// Removes the object of a key.
  public func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in
      guard let key = entry.key.object, entry.value.object != nil else { return true }
      return aKey.map { areEqual($0, key) } ?? false
    }
  }

  /// Removes all entries.
  public func removeAllObjects() { entries = [] }

  /// The keys, for a loop.
  public func keyEnumerator() -> NSEnumerator { (pairs.map(\.key) as [Any] as NSArray).objectEnumerator() }

  /// The objects, for a loop.
  public func objectEnumerator() -> NSEnumerator? { (pairs.map(\.value) as [Any] as NSArray).objectEnumerator() }
}
