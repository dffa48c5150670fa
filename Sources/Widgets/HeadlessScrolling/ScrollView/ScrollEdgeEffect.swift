import Foundation

/// The effect at an edge of a scroll view; stored only, as edges are drawn without one.
/// > Documented: UIScrollEdgeEffect.
@MainActor public final class ScrollEdgeEffect: NSObject {
  /// The style of an edge effect.
  /// > Documented: UIScrollEdgeEffect.Style.
  public final class Style: NSObject, Sendable {
    /// As the system decides.
    public static let automatic = Style()
    /// A soft edge.
    public static let soft = Style()
    /// A hard edge.
    public static let hard = Style()
  }

  /// The style; automatic by default.
  public var style = Style.automatic

  /// Whether the effect is hidden; false by default.
  public var isHidden = false
}
