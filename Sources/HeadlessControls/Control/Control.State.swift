extension Control {
  /// What a control shows itself as; content is keyed by it.
  ///
  /// > Documented: UIControl.State, with its raw values.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, not selected, not highlighted.
    public static let normal = State([])
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It does not react.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is switched on.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits an application may use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits kept for the toolkit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

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
  ///
  /// Hot: inlined, as most tables hold nothing but the normal value.
  @inline(__always)
  func value(for state: Control.State) -> Value? {
    others.isEmpty ? normal : entry(for: state) ?? normal
  }

  /// Stores an entry, or removes it with nil.
  ///
  /// The caller compares first and keeps what stood here until this has returned: comparing values and letting them go
  /// runs code of theirs, which may come back to the table.
  mutating func store(_ value: Value?, for state: Control.State) {
    if state == .normal {
      normal = value
    } else {
      others.removeAll { $0.state == state }
      if let value { others.append((state, value)) }
    }
  }
}
