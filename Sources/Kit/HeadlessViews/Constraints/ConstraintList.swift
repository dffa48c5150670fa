import HeadlessConstraints

/// Constraints in the order in which they were added, of which any can be removed in constant time.
struct ConstraintList {
  /// A place in a list.
  typealias Slot = Int32

  /// A constraint, and the number under which it stores its slot.
  struct Entry {
    let constraint: LayoutConstraint
    let role: UInt8
  }

  private var slots: [Entry?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var all: [LayoutConstraint] { slots.compactMap { $0?.constraint } }

  @MainActor mutating func append(_ constraint: LayoutConstraint, role: Int) {
    if slots.isEmpty { slots.reserveCapacity(8) }
    constraint.state.slots[role] = Slot(slots.count)
    slots.append(Entry(constraint: constraint, role: UInt8(role)))
    count += 1
  }

  @MainActor mutating func remove(_ constraint: LayoutConstraint, role: Int) {
    slots[Int(constraint.state.slots[role])] = nil
    count -= 1
    if slots.count > 2 * count + 8 { closeGaps() }
  }

  @MainActor private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for case (let slot, let entry?) in slots.enumerated() { entry.constraint.state.slots[Int(entry.role)] = Slot(slot) }
  }
}

struct ConstraintState {
  /// The numbers under which a constraint stores its slots in the lists that contain it.
  enum Role {
    static let first = 0
    static let second = 1
    static let firstOrigin = 2
    static let secondOrigin = 3
    static let held = 4
    static let directed = 5
  }

  /// The item of the view that has the constraint; nil for an inactive one.
  var container: LayoutItem?
  /// The item of the nearest view that contains all items, where another view has the constraint; else nil.
  var ancestor: LayoutItem?
  var slots = InlineArray<6, ConstraintList.Slot>(repeating: -1)
  /// The place in the order of activation.
  var order: Int32 = 0
  /// The row in the shared engine.
  var row: Solver.ConstraintID?
  /// Whether the engine has to read the constraint again.
  var isPending = false
  /// Whether the row has to be made again, and not only its constant.
  var needsNewRow = false
  /// Whether the constraint could not hold with the others, and is less than required until it is deactivated.
  var isBroken = false
  /// Whether the sides of the constraint cannot be related.
  var isInvalid = false

  /// Whether a view that still exists has the constraint.
  @MainActor var isInstalled: Bool { container?.view != nil }
}
