extension Control {
  /// The horizontal alignment of content.
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
    /// Aligned at the side at which the layout begins.
    case leading = 4
    /// Aligned at the side at which the layout ends.
    case trailing = 5
  }

  /// The vertical alignment of content.
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
