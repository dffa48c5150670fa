/// Which subviews the layout pass must visit, without a scan of all subviews.
///
/// Each entry has a slot, which the view keeps (`View.dirtySlot`), so that it can leave in constant time. Order among
/// siblings is made when the pass asks for it.
struct DirtySubviews {
  /// The slot of a view that has no entry.
  static let noSlot = -1

  private var slots: [View?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The entries in the order they came.
  var views: some Sequence<View> { slots.lazy.compactMap(\.self) }

  /// Adds a view without an entry.
  @MainActor
  mutating func insert(_ view: View) {
    if slots.count > 2 * count + 16 { dropHoles() }
    view.dirtySlot = slots.count
    slots.append(view)
    count += 1
  }

  /// Takes out a view that has an entry.
  @MainActor
  mutating func remove(_ view: View) {
    slots[view.dirtySlot] = nil
    view.dirtySlot = Self.noSlot
    count -= 1
    if count == 0 { slots.removeAll(keepingCapacity: true) }
  }

  @MainActor
  private mutating func dropHoles() {
    slots.removeAll { $0 == nil }
    for (slot, view) in slots.enumerated() { view?.dirtySlot = slot }
  }
}
