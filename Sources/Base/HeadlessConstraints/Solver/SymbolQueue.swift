/// Symbols sorted by a key, the lowest first; of equal keys the oldest symbol (a binary heap).
struct SymbolQueue {
  struct Entry {
    var key: Double
    /// The age of the symbol; a later symbol may have the same number.
    var order: Int
    var symbol: Int32

    func precedes(_ other: Entry) -> Bool { key < other.key || key == other.key && order < other.order }
  }

  private var entries: ContiguousArray<Entry> = []

  func contains(where predicate: (_ symbol: Int32) -> Bool) -> Bool { entries.contains { predicate($0.symbol) } }

  mutating func push(_ entry: Entry) {
    var index = entries.count
    entries.append(entry)
    while index > 0 {
      let parent = (index - 1) / 2
      if !entry.precedes(entries[parent]) { break }
      entries[index] = entries[parent]
      index = parent
    }
    entries[index] = entry
  }

  mutating func pop() -> Entry? {
    guard let last = entries.popLast() else { return nil }
    if entries.isEmpty { return last }
    let first = entries[0]
    var index = 0
    while true {
      var child = 2 * index + 1
      if child >= entries.count { break }
      if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
      if !entries[child].precedes(last) { break }
      entries[index] = entries[child]
      index = child
    }
    entries[index] = last
    return first
  }
}
