/// A set of objects that need not be retained.
/// > Documented: NSHashTable. Differs: the objects are in the order of their insertion.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var table: ReferenceTable<ObjectType, ObjectType>

  /// Creates a table.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    table = ReferenceTable(keyOptions: options, objectOptions: options.subtracting(.copyIn))
  }

  /// Creates a table that does not retain its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that exist, in the order of their insertion.
  ///
  /// - Complexity: O(*n* log *n*).
  public var allObjects: [ObjectType] { table.pairs.map(\.key) }

  /// The number of objects that exist.
  ///
  /// - Complexity: O(*n*).
  public var count: Int { table.count }

  /// An object of the table, or nil.
  public var anyObject: ObjectType? { allObjects.first }

  /// The objects as a set; objects that are not of Foundation's root class are left out.
  public var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
  }

  /// Adds an object unless an equal one is in the table; nil is ignored.
  public func add(_ object: ObjectType?) {
    if let object, !contains(object) { table.set(object, for: object) }
  }

  /// Removes the object that is equal to another one.
  public func remove(_ object: ObjectType?) { if let object { table.remove(object) } }

  /// Removes all objects.
  public func removeAllObjects() { table.removeAll() }

  /// Returns whether an equal object is in the table.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object of the table that is equal to another one, or nil.
  public func member(_ object: ObjectType?) -> ObjectType? { object.flatMap { table.pair(for: $0)?.key } }

  /// Returns the objects, for a loop.
  public func objectEnumerator() -> NSEnumerator { (allObjects as [Any] as NSArray).objectEnumerator() }

  /// Adds the objects of another table.
  ///
  /// - Complexity: O(*n* log *n*) for *n* objects of the other table.
  public func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Removes the objects of another table.
  ///
  /// - Complexity: O(*n* log *n*) for *n* objects of the other table.
  public func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Removes the objects that are not in another table.
  ///
  /// - Complexity: O(*n*) for *n* objects.
  public func intersect(_ other: NSHashTable<ObjectType>) { table.removeEntries { !other.contains($0.key) } }

  /// Returns whether an object is in both tables.
  public func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }

  /// Returns whether all objects are in another table.
  public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }

  /// Returns whether both tables have the same objects.
  public func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }
}

extension NSHashTable: NSCopying {
  /// Returns a table of the same objects and options.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable(options: [])
    copy.table = table
    return copy
  }
}
