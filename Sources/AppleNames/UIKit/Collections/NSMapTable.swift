/// A dictionary whose keys and objects need not be retained.
/// > Documented: NSMapTable. Differs: the entries are in the order of their insertion.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var table: ReferenceTable<KeyType, ObjectType>

  /// Creates a table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) { table = ReferenceTable(keyOptions: keyOptions, objectOptions: valueOptions) }

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

  /// The number of entries whose key and object exist.
  ///
  /// - Complexity: O(*n*).
  public var count: Int { table.count }

  /// Returns the object of a key, or nil.
  public func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { table.pair(for: $0)?.object } }

  /// Sets the object of a key; nil removes it.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return removeObject(forKey: aKey) }
    table.set(anObject, for: aKey)
  }

  /// Removes the object of a key.
  public func removeObject(forKey aKey: KeyType?) { if let aKey { table.remove(aKey) } }

  /// Removes all entries.
  public func removeAllObjects() { table.removeAll() }

  /// Returns the keys, for a loop.
  public func keyEnumerator() -> NSEnumerator { (table.pairs.map(\.key) as [Any] as NSArray).objectEnumerator() }

  /// Returns the objects, for a loop.
  public func objectEnumerator() -> NSEnumerator? { (table.pairs.map(\.object) as [Any] as NSArray).objectEnumerator() }

  /// Returns the objects by keys; keys that are not of Foundation's root class are left out.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    let pairs = table.pairs.compactMap { pair in (pair.key as? NSObject).map { (AnyHashable($0), pair.object) } }
    return Dictionary(pairs) { _, last in last }
  }
}

extension NSMapTable: NSCopying {
  /// Returns a table of the same entries and options.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable()
    copy.table = table
    return copy
  }
}
