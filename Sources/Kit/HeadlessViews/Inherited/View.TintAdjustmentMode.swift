extension View {
  /// A mode in which the tint color is shown in full or dimmed.
  /// > Documented: UIView.TintAdjustmentMode, with its raw values.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview; ``normal`` without one.
    case automatic = 0
    /// The tint color is shown unchanged.
    case normal = 1
    /// The tint color is shown desaturated, as behind an alert.
    case dimmed = 2
  }
}
