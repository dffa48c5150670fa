/// Edges of a rectangle, where the sides follow the layout direction.
/// > Documented: NSDirectionalRectEdge. Seen: fact g4 for the raw values.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bit mask of the edges, with UIKit's values.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = DirectionalRectEdge(rawValue: 1 &<< 0)
  /// The edge where a line begins: left, or right in a right-to-left layout.
  public static let leading = DirectionalRectEdge(rawValue: 1 &<< 1)
  /// The lower edge.
  public static let bottom = DirectionalRectEdge(rawValue: 1 &<< 2)
  /// The edge where a line ends.
  public static let trailing = DirectionalRectEdge(rawValue: 1 &<< 3)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
