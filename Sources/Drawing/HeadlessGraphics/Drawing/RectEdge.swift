/// Edges of a rectangle.
/// > Documented: UIRectEdge, with its raw values.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bit mask of the edges, with UIKit's values.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = RectEdge(rawValue: 1 &<< 0)
  /// The left one.
  public static let left = RectEdge(rawValue: 1 &<< 1)
  /// The lower one.
  public static let bottom = RectEdge(rawValue: 1 &<< 2)
  /// The right one.
  public static let right = RectEdge(rawValue: 1 &<< 3)
  /// The top, left, bottom and right edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
