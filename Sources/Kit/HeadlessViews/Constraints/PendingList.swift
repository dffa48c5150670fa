import HeadlessLayers

/// The constraints and items that the engine has to read again.
struct PendingChanges {
  var constraints = PendingList<LayoutConstraint>()
  var items = PendingList<LayoutItem>()

  var isEmpty: Bool { constraints.isEmpty && items.isEmpty }
}

/// Constraints or items in the order of their changes.
struct PendingList<Element: AnyObject> {
  struct Entry {
    let element: Element
    fileprivate let isNew: Bool
    /// The number of the scope in which the change was made.
    fileprivate let scope: Int32
  }

  private static var currentScope: Int32 {
    ScreenScope.isStandard ? 0 : Int32(truncatingIfNeeded: ScreenScope.current.serial)
  }

  private var entries: [Entry] = []
  /// The number of elements that have no rows yet.
  private(set) var newCount = 0

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  mutating func append(_ element: Element, isNew: Bool) {
    append(Entry(element: element, isNew: isNew, scope: Self.currentScope))
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entry.isNew { newCount += 1 }
  }

  mutating func takeAll() -> [Entry] {
    defer { self = PendingList() }
    return entries
  }

  /// Removes the entries of elements without rows, and returns them, the last one first.
  mutating func takeNew() -> [Entry] {
    var new: [Entry] = []
    new.reserveCapacity(newCount)
    var others: [Entry] = []
    // Whole entries are moved, from the end, so that no reference is counted.
    while let entry = entries.popLast() { if entry.isNew { new.append(entry) } else { others.append(entry) } }
    others.reverse()
    (entries, newCount) = (others, 0)
    return new
  }

  /// Moves a number of entries from the end of a list to this one.
  mutating func move(_ count: Int, from others: inout [Entry]) {
    for _ in 0..<count { append(others.removeLast()) }
  }

  /// Calls a closure with each element of some entries, which retain it.
  static func forEach(of entries: [Entry], _ body: (Element) -> Void) {
    withExtendedLifetime(entries) {
      for index in entries.indices { UncountedReference(entries[index].element).borrow(body) }
    }
  }

  /// Calls a closure with each element that was changed in another scope.
  func forEachOfOtherScope(_ body: (Element) -> Void) {
    let scope = Self.currentScope
    for entry in entries where entry.scope != scope { body(entry.element) }
  }

  /// Moves all elements of a list in front of the others.
  mutating func takeUp(_ aside: inout PendingList) {
    if aside.isEmpty { return }
    for entry in entries { aside.append(entry) }
    self = aside
    aside = PendingList()
  }
}
