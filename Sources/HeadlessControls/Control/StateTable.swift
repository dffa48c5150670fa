/// Content keyed by a control's state: the normal value inline, the few others behind it.
///
/// > Seen: fact c1: a state without an entry of its own shows the normal one; a combination never borrows from its parts.
struct StateTable<Value: Equatable> {
  private(set) var normal: Value?
  private var others: [(state: Control.State, value: Value)] = []

  /// The entry for exactly this state.
  func entry(for state: Control.State) -> Value? {
    if state == .normal { return normal }
    for other in others where other.state == state { return other.value }
    return nil
  }

  /// The entry for this state, else the normal one.
  func value(for state: Control.State) -> Value? {
    entry(for: state) ?? normal
  }

  /// Stores the normal entry, whatever it was.
  mutating func setNormal(_ value: Value?) {
    normal = value
  }

  /// Stores an entry, or removes it with nil.
  ///
  /// - Returns: Whether the table has changed.
  mutating func set(_ value: Value?, for state: Control.State) -> Bool {
    if entry(for: state) == value { return false }
    if state == .normal {
      normal = value
    } else {
      others.removeAll { $0.state == state }
      if let value { others.append((state, value)) }
    }
    return true
  }
}
