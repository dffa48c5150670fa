import HeadlessLayers

/// The constraints or items that the engine has to read, in the order of the changes.
struct PendingList<Element> {
  private struct Entry {
    let element: Element
    let isNew: Bool
    /// The scope in which the change was made; nil for the standard one.
    let scope: ScreenScope?
    /// The number of layouts of other trees since.
    var age = 0
  }

  private var entries: [Entry] = []
  /// The number of elements that have no rows yet.
  private(set) var newCount = 0

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  mutating func append(_ element: Element, isNew: Bool) {
    append(Entry(element: element, isNew: isNew, scope: ScreenScope.isStandard ? nil : .current))
  }

  private mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entry.isNew { newCount += 1 }
  }

  /// Removes all elements, and returns them.
  mutating func takeAll() -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(entries.count)
    for entry in entries { elements.append(entry.element) }
    self = PendingList()
    return elements
  }

  /// Removes the elements without rows, and returns them, the last one first.
  mutating func takeNew() -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(newCount)
    var others: [Entry] = []
    // From the end, so that no element is touched.
    while let entry = entries.popLast() {
      if entry.isNew { elements.append(entry.element) } else { others.append(entry) }
    }
    others.reverse()
    (entries, newCount) = (others, 0)
    return elements
  }

  /// Moves a number of elements without rows from the end of a list to this one.
  mutating func move(_ count: Int, from elements: inout [Element]) {
    for _ in 0..<count { append(elements.removeLast(), isNew: true) }
  }

  // MARK: Scopes

  /// The number of layouts of other trees after which a change is read in any scope.
  ///
  /// > Assumed: so that trees that are never laid out cost the others little.
  private static var ageLimit: Int { 1000 }

  /// Moves the changes that were made in other scopes, to elements outside of the tree that is laid out, to a list.
  mutating func setAside(to aside: inout PendingList, unless isInTree: (Element) -> Bool) {
    let scope = ScreenScope.current
    func isForeign(_ entry: Entry) -> Bool {
      (entry.scope ?? .standard) !== scope && entry.age < Self.ageLimit && !isInTree(entry.element)
    }
    if !entries.contains(where: isForeign) { return }
    let all = entries
    self = PendingList()
    for var entry in all {
      if isForeign(entry) {
        entry.age += 1
        aside.append(entry)
      } else {
        append(entry)
      }
    }
  }

  /// Moves all elements of a list in front of the others.
  mutating func takeUp(_ aside: inout PendingList) {
    if aside.isEmpty { return }
    for entry in entries { aside.append(entry) }
    self = aside
    aside = PendingList()
  }
}
