/// The memory management and the equality of a collection's objects.
/// > Documented: NSPointerFunctions.Options, with its raw values.
public enum NSPointerFunctions {
  /// The options of a collection.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained.
    public static let strongMemory = Options([])
    /// Objects are not retained.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are equal by `isEqual(_:)`.
    public static let objectPersonality = Options([])
    /// Objects are equal only to themselves.
    public static let objectPointerPersonality = Options(rawValue: 2 &<< 8)
    /// Objects that adopt `NSCopying` are copied when they are added.
    public static let copyIn = Options(rawValue: 1 &<< 16)
  }
}

/// An object that is retained or not.
struct Reference<Object: AnyObject> {
  private let strong: Object?
  private weak var weak: Object?

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    let isCopied = options.contains(.copyIn)
    let object = isCopied ? (object as? any NSCopying)?.copy(with: nil) as? Object ?? object : object
    strong = options.contains(.weakMemory) ? nil : object
    weak = object
  }

  /// The object; nil after its deallocation.
  var object: Object? { strong ?? weak }
}

/// Objects by keys, both retained or not, found by hash values.
struct ReferenceTable<Key: AnyObject, Object: AnyObject> {
  fileprivate struct Entry {
    let key: Reference<Key>
    let object: Reference<Object>
    let number: Int
  }

  /// An entry whose key and object exist.
  struct Pair {
    let key: Key
    let object: Object
    fileprivate let number: Int

    fileprivate init?(_ entry: Entry) {
      guard let key = entry.key.object, let object = entry.object.object else { return nil }
      (self.key, self.object, number) = (key, object, entry.number)
    }
  }

  let keyOptions: NSPointerFunctions.Options
  let objectOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var added = 0
  /// The number of entries, including entries of deallocated objects.
  private var stored = 0
  /// The number of entries at which entries of deallocated objects are removed.
  private var limit = 16

  init(keyOptions: NSPointerFunctions.Options, objectOptions: NSPointerFunctions.Options) {
    (self.keyOptions, self.objectOptions) = (keyOptions, objectOptions)
  }

  /// The entries whose key and object exist, in the order in which they were added.
  ///
  /// - Complexity: O(*n* log *n*).
  var pairs: [Pair] { buckets.values.joined().compactMap(Pair.init).sorted { $0.number < $1.number } }

  /// The number of entries whose key and object exist.
  ///
  /// - Complexity: O(*n*).
  var count: Int { buckets.values.reduce(0) { $0 + $1.count { Pair($0) != nil } } }

  /// Returns the entry of an equal key, or nil.
  func pair(for key: Key) -> Pair? {
    buckets[hash(of: key)]?.lazy.compactMap(Pair.init).first { areEqual($0.key, key) }
  }

  mutating func set(_ object: Object, for key: Key) {
    remove(key)
    if stored >= limit {
      removeEntries { _ in false }
      limit = 2 * stored + 16
    }
    let entry = Entry(key: Reference(key, keyOptions), object: Reference(object, objectOptions), number: added)
    buckets[hash(of: key), default: []].append(entry)
    added += 1
    stored += 1
  }

  mutating func remove(_ key: Key) {
    let hash = hash(of: key)
    guard let bucket = buckets[hash] else { return }
    let rest = bucket.filter { entry in Pair(entry).map { !areEqual($0.key, key) } ?? false }
    buckets[hash] = rest.isEmpty ? nil : rest
    stored -= bucket.count - rest.count
  }

  /// Removes entries, and all entries of deallocated objects.
  mutating func removeEntries(where isUnwanted: (Pair) -> Bool) {
    buckets = buckets.compactMapValues { bucket in
      let rest = bucket.filter { entry in Pair(entry).map { !isUnwanted($0) } ?? false }
      return rest.isEmpty ? nil : rest
    }
    stored = buckets.values.reduce(0) { $0 + $1.count }
  }

  mutating func removeAll() { (buckets, stored) = ([:], 0) }

  private var comparesIdentity: Bool { keyOptions.contains(.objectPointerPersonality) }

  private func hash(of key: Key) -> Int {
    if !comparesIdentity, let key = key as? NSObject { return key.hash }
    return ObjectIdentifier(key).hashValue
  }

  private func areEqual(_ left: Key, _ right: Key) -> Bool {
    comparesIdentity ? left === right : UIKit.areEqual(left, right)
  }
}
