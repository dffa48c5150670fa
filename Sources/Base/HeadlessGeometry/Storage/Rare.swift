/// The rarely set values of an object, which are allocated when the first of them is set.
///
/// The defaults are written once, as property defaults of `Values`:
///
/// ```swift
/// struct RareProperties: RareValues {
///   static let defaults = RareDefaults<RareProperties>()
///   var tag = 0
///   var tintColor: Color?
/// }
///
/// final var rare = Rare<RareProperties>()
///
/// open var tag: Int {
///   get { rare.tag }
///   set { rare.tag = newValue }
/// }
/// ```
///
/// An object that never set a value pays for one pointer. A read with a literal key path, as above, compiles to a load
/// from the object or from the defaults; pass key paths on only where speed doesn't matter. The default of an optional
/// value is nil. A debug build copies all defaults to read one: a value that every layout reads is optional, and its
/// property returns the default for nil.
///
/// Declare the property with exclusivity unchecked: a value that is released when another one is set may read the
/// others, which a check would end the program for.
@dynamicMemberLookup
@usableFromInline
package struct Rare<Values: RareValues>: ~Copyable {
  @usableFromInline
  final class Storage {
    // Unchecked: a value that is released by an assignment may read the others. What changes a collection in place
    // retains the elements that it removes until the change is done, so that none of them is deallocated during it.
    @exclusivity(unchecked) @usableFromInline var values: Values  // A release may read the others.

    @inlinable init(_ values: Values) { self.values = values }
  }

  @usableFromInline var storage: Storage?

  /// Creates a storage in which every value has its default.
  @inlinable package init() {}

  /// Whether nothing is allocated, so that every value has its default.
  @inlinable package var isEmpty: Bool { storage == nil }

  // Inlined, as only a literal key path that the optimizer sees becomes a load; W3 takes 2.7 times as long without.

  /// A value that is its default by default.
  ///
  /// Setting it allocates the storage.
  @inlinable @inline(__always)  // Key paths become loads.
  package subscript<Value>(dynamicMember member: WritableKeyPath<Values, Value>) -> Value {
    get {
      guard let storage else { return Values.defaults.values[keyPath: member] }
      return storage.values[keyPath: member]
    }
    _modify {
      yield &allocated().values[keyPath: member]
    }
  }

  /// A value that is its default by default.
  ///
  /// Setting it allocates the storage, unless nothing is allocated and the new value is the default.
  @inlinable @inline(__always)  // Key paths become loads.
  package subscript<Value: Equatable>(dynamicMember member: WritableKeyPath<Values, Value>) -> Value {
    get {
      guard let storage else { return Values.defaults.values[keyPath: member] }
      return storage.values[keyPath: member]
    }
    set {
      if storage == nil, newValue == Values.defaults.values[keyPath: member] { return }
      allocated().values[keyPath: member] = newValue
    }
  }

  /// An optional value; nil by default.
  ///
  /// Setting it allocates the storage, unless nothing is allocated and the new value is nil.
  @inlinable @inline(__always)  // Key paths become loads.
  package subscript<Value>(dynamicMember member: WritableKeyPath<Values, Value?>) -> Value? {
    get { storage?.values[keyPath: member] }
    set {
      if storage == nil, case .none = newValue { return }
      allocated().values[keyPath: member] = newValue
    }
    // In place, so that a collection that is changed by optional chaining is not copied.
    _modify {
      if let storage {
        yield &storage.values[keyPath: member]
      } else {
        var value: Value?
        yield &value
        if let value { allocated().values[keyPath: member] = value }
      }
    }
  }

  /// An optional value; nil by default.
  ///
  /// Setting it allocates the storage, unless nothing is allocated and the new value is nil.
  @inlinable @inline(__always)  // Key paths become loads.
  package subscript<Value: Equatable>(dynamicMember member: WritableKeyPath<Values, Value?>) -> Value? {
    get { storage?.values[keyPath: member] }
    set {
      if storage == nil, case .none = newValue { return }
      allocated().values[keyPath: member] = newValue
    }
  }

  /// Replaces all values by another object's.
  @inlinable package mutating func copyValues(of other: borrowing Rare) {
    storage = other.storage.map { Storage($0.values) }
  }

  @inlinable mutating func allocated() -> Storage {
    if let storage { return storage }
    let allocated = Storage(Values())
    storage = allocated
    return allocated
  }
}

/// The values of a ``Rare``, with their defaults as property defaults.
@usableFromInline
package protocol RareValues {
  init()

  /// The defaults.
  ///
  /// The standard implementation creates all of them at every read, which the compiler reduces to one only for a few
  /// values. Store more of them: `static let defaults = RareDefaults<Self>()`.
  static var defaults: RareDefaults<Self> { get }
}

extension RareValues {
  @inlinable package static var defaults: RareDefaults<Self> { RareDefaults() }
}

/// The defaults of rare values, readable on any thread.
///
/// Unchecked: nothing changes them, and the objects among the values are nil.
@usableFromInline
package struct RareDefaults<Values: RareValues>: @unchecked Sendable {  // Constant.
  @usableFromInline let values: Values

  @inlinable package init() { values = Values() }
}
