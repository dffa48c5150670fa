/// Which subviews the layout pass must visit, without a scan of all subviews.
///
/// Of a few subviews the entries are only counted: each view knows whether it is one (`View.dirtySlot`), and looking at a
/// few subviews costs less than a list. Of many there is a list, in which each entry has a slot, so that it can leave in
/// constant time.
struct DirtySubviews {
  /// The slot of a view that has no entry.
  static let noSlot: Int32 = -1
  /// The slot of a view whose entry is only counted.
  private static let counted: Int32 = -2
  /// How many subviews are few.
  ///
  /// > Assumed: a button has three; from about eight on the list is faster.
  private static let few = 8

  private var slots: [UncountedView] = []
  private var listedCount: Int32 = 0
  private var countedCount: Int32 = 0

  var isEmpty: Bool { listedCount == 0 && countedCount == 0 }

  /// Adds a view without an entry to those of its superview.
  @MainActor
  mutating func insert(_ view: View, among siblings: Int) {
    if siblings <= Self.few {
      view.dirtySlot = Self.counted
      countedCount += 1
      return
    }
    if slots.count > 2 * Int(listedCount) + 16 { dropHoles() }
    view.dirtySlot = Int32(slots.count)
    slots.append(UncountedView(view))
    listedCount += 1
  }

  /// Takes out a view that has an entry.
  @MainActor
  mutating func remove(_ view: View) {
    let slot = view.dirtySlot
    view.dirtySlot = Self.noSlot
    if slot == Self.counted {
      countedCount -= 1
      return
    }
    slots[Int(slot)] = UncountedView()
    listedCount -= 1
    if listedCount == 0 { slots.removeAll(keepingCapacity: true) }
  }

  /// Calls `body` with each entry, more or less from the frontmost to the backmost; it runs nobody else's code.
  ///
  /// - Parameters:
  ///   - subviews: All subviews, in which those that are only counted are looked for.
  ///   - body: Called with each entry.
  @MainActor
  func forEach(of subviews: [View], _ body: (View) -> Void) {
    for slot in stride(from: slots.count - 1, through: 0, by: -1) {
      slots[slot].borrow(body)
    }
    if countedCount == 0 { return }
    for index in stride(from: subviews.count - 1, through: 0, by: -1) {
      let view = subviews[index]
      if view.dirtySlot == Self.counted { body(view) }
    }
  }

  @MainActor
  private mutating func dropHoles() {
    slots.removeAll { $0.isEmpty }
    for (slot, entry) in slots.enumerated() { entry.borrow { $0.dirtySlot = Int32(slot) } }
  }
}
