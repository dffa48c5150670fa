/// Values in the order in which they were added, each under a key of its own.
///
/// Looking up, adding and removing a value are O(1). A short list is searched linearly; a longer one has an index by
/// key. A removed value leaves a hole; the list is compacted when there are more holes than values.
///
/// Removed values are returned, not released: code of an app may run when they are, and may change the list.
@usableFromInline
package struct KeyedList<Key: Hashable, Value> {
  /// The values in their order, and nil where one was removed.
  @usableFromInline package internal(set) var slots: [Value?] = []
  @usableFromInline package internal(set) var count = 0
  /// The key of each slot.
  @usableFromInline var keys: [Key] = []
  /// The position of each key; nil for a short list, which has no holes.
  @usableFromInline var positions: [Key: Int]?

  /// The largest number of values without an index.
  /// > Assumed: hashing one key is about as expensive as comparing sixteen.
  private static var searchedCount: Int { 16 }

  @inlinable package init() {}

  @inlinable package var isEmpty: Bool { count == 0 }

  /// The values in their order.
  package var values: [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    for case let value? in slots { values.append(value) }
    return values
  }

  package func value(for key: Key) -> Value? { position(of: key).flatMap { slots[$0] } }

  /// Returns whether there is a value under a key; fast for a key that still is at a position, as in an earlier copy.
  package func contains(_ key: Key, near position: Int) -> Bool {
    if position < slots.count, keys[position] == key, slots[position] != nil { return true }
    return self.position(of: key) != nil
  }

  /// Adds a value at the end, or puts it in the place of the one that has the key, and returns that one.
  @discardableResult package mutating func set(_ value: Value, for key: Key) -> Value? {
    if let position = position(of: key) {
      let old = slots[position]
      slots[position] = value
      return old
    }
    slots.append(value)
    keys.append(key)
    count += 1
    if positions != nil {
      positions?[key] = slots.count - 1
    } else if count > Self.searchedCount {
      closeHoles()
    }
    return nil
  }

  /// Removes a key; returns the value that had it, or nil.
  @discardableResult package mutating func removeValue(for key: Key) -> Value? {
    guard let position = position(of: key) else { return nil }
    count -= 1
    if positions == nil {
      keys.remove(at: position)
      return slots.remove(at: position)
    }
    let value = slots[position]
    slots[position] = nil
    positions?[key] = nil
    if slots.count > 2 * count { closeHoles() }
    return value
  }

  @discardableResult package mutating func removeAll(where isUnwanted: (Value) -> Bool) -> [Value] {
    var removed: [Value] = []
    for position in slots.indices {
      guard let value = slots[position], isUnwanted(value) else { continue }
      removed.append(value)
      slots[position] = nil
    }
    count -= removed.count
    if !removed.isEmpty { closeHoles() }
    return removed
  }

  private func position(of key: Key) -> Int? { positions == nil ? keys.firstIndex(of: key) : positions?[key] }

  /// Removes the holes, and creates the index of a longer list.
  private mutating func closeHoles() {
    keys = slots.indices.compactMap { slots[$0] == nil ? nil : keys[$0] }
    slots = slots.filter { $0 != nil }
    positions = nil
    if count <= Self.searchedCount { return }
    var index: [Key: Int] = [:]
    index.reserveCapacity(count)
    for (position, key) in keys.enumerated() { index[key] = position }
    positions = index
  }
}
