/// One wish for layout: which view was marked, and by what.
public struct LayoutMark {
  /// A setter that marks by calling something that people override, such as a button's title.
  public struct Occasion {
    /// The view whose member it is.
    public let view: View
    /// The member, such as `setTitle(_:for:)`; `autoresizing` while subviews follow a new size.
    public let cause: String
  }

  /// The view that needs layout now.
  public let view: View
  /// The member that marked it, such as `frame`, `addSubview(_:)` or `setNeedsLayout()`.
  public let cause: String
  /// The view whose member that is: the marked one, or the subview that moved or changed its size.
  public let owner: View
  /// The setter under way, if the mark came by way of it.
  public let occasion: Occasion?
}
