/// One solution of the constraints: the changes that led to it, and the views that it moves.
public struct LayoutSolution {
  /// A change that constraints depend on.
  public struct Cause {
    /// The change, such as `constant`, `activation` or `frame`.
    public let change: String
    /// The constraint that changed, or the view whose frame, content or margins did.
    public let subject: AnyObject
  }

  /// The changes that made the solution necessary, in their order.
  public let causes: [Cause]
  /// The number of constraints that were read again.
  public let constraintCount: Int
  /// The views with constraints whose frames differ from the solution.
  public let movedViews: [View]
}
