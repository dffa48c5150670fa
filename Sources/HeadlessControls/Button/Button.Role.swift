extension Button {
  /// What a button is for, by which the system styles menus and alerts.
  ///
  /// > Documented: UIButton.Role, with its raw values.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// What one most likely wants.
    case primary = 1
    /// Leaves without a change.
    case cancel = 2
    /// Destroys something.
    case destructive = 3
  }
}
