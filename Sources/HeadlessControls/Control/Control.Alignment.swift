extension Control {
  /// Where content stands from left to right.
  ///
  /// > Documented: claim D1.1. Seen: fact a10 for leading and trailing.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// Where the layout begins.
    case leading = 4
    /// Where the layout ends.
    case trailing = 5
  }

  /// Where content stands from top to bottom.
  ///
  /// > Documented: claim D1.1.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }
}
