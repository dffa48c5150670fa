import HeadlessLayers

/// A reference that does not retain its object.
package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object) { self.object = object }
}

/// Objects in the order in which they were added, each once; none of them is retained.
package struct WeakList<Object: AnyObject> {
  private var list = KeyedList<ObjectIdentifier, Weak<Object>>()

  package init() {}

  package var isEmpty: Bool { list.isEmpty }

  package var objects: [Object] { list.values.compactMap(\.object) }

  /// The number of places, some of which may be empty.
  package var slotCount: Int { list.slots.count }

  /// Returns the object at a place; nil where it was removed or deallocated.
  package func object(at index: Int) -> Object? { list.slots[index]?.object }

  package func contains(_ object: Object) -> Bool {
    list.value(for: ObjectIdentifier(object))?.object === object
  }

  /// Adds an object at the end, unless it was added before.
  package mutating func add(_ object: Object) {
    let key = ObjectIdentifier(object)
    // An object that was deallocated may have had the same identity.
    if let known = list.value(for: key), known.object !== object { list.removeValue(for: key) }
    list.set(Weak(object), for: key)
    // Deallocated objects are removed whenever the number has doubled.
    if list.count & (list.count - 1) == 0 { list.removeAll { $0.object == nil } }
  }

  package mutating func remove(_ object: Object) { list.removeValue(for: ObjectIdentifier(object)) }

  /// Removes the objects that a condition holds for, and those that were deallocated.
  package mutating func removeAll(where isUnwanted: (Object) -> Bool) {
    list.removeAll { $0.object.map(isUnwanted) ?? true }
  }
}
