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
