extension View {
  /// A mode in which the tint color is shown in full or dimmed.
  ///
  /// > Documented: UIView.TintAdjustmentMode, with its raw values.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode.
    case automatic = 0
    /// The full color.
    case normal = 1
    /// A desaturated color, as behind an alert.
    case dimmed = 2
  }
}
