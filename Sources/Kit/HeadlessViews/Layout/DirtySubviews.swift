/// The subviews that the layout pass must visit, found without a scan of all subviews.
///
/// Each entry has a slot in a list (`View.dirtySlot`), so that it can be removed in constant time.
struct DirtySubviews {
  /// The slot of a view that has no entry.
  static let noSlot: Int32 = -1

  private var slots: [UncountedReference<View>] = []
  private var count: Int32 = 0

  var isEmpty: Bool { count == 0 }

  /// Adds a view without an entry to its superview's.
  @MainActor mutating func insert(_ view: View) {
    if slots.count > 2 * Int(count) + 16 { removeEmptySlots() }
    view.dirtySlot = Int32(slots.count)
    slots.append(UncountedReference(view))
    count += 1
  }

  @MainActor mutating func remove(_ view: View) {
    slots[Int(view.dirtySlot)] = UncountedReference()
    view.dirtySlot = Self.noSlot
    count -= 1
    while slots.last?.isEmpty == true { slots.removeLast() }
  }

  /// Calls `body` with each entry, the last added first; `body` must not run code of an app.
  @MainActor func forEach(_ body: (View) -> Void) {
    for slot in stride(from: slots.count - 1, through: 0, by: -1) { slots[slot].borrow(body) }
  }

  @MainActor private mutating func removeEmptySlots() {
    slots.removeAll { $0.isEmpty }
    for (slot, entry) in slots.enumerated() { entry.borrow { $0.dirtySlot = Int32(slot) } }
  }
}
