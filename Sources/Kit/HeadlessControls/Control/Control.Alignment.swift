extension Control {
  /// The alignment of content along the width of a control.
  /// > Documented: claim D1.1. Seen: fact a10 for leading and trailing.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is centered along the width.
    case center = 0
    /// The content is aligned with the left edge.
    case left = 1
    /// The content is aligned with the right edge.
    case right = 2
    /// The content fills the width.
    case fill = 3
    /// The content is aligned with the edge where text begins.
    case leading = 4
    /// The content is aligned with the edge where text ends.
    case trailing = 5
  }

  /// The alignment of content along the height of a control.
  /// > Documented: claim D1.1.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The content is centered along the height.
    case center = 0
    /// The content is aligned with the top edge.
    case top = 1
    /// The content is aligned with the bottom edge.
    case bottom = 2
    /// The content fills the height.
    case fill = 3
  }
}
