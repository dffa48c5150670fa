import Foundation

/// A distance along both axes, in points.
/// > Documented: UIOffset.
public struct Offset: Hashable, Sendable {
  /// The distance to the right, in points; negative to the left.
  public var horizontal: CGFloat
  /// The distance downward, in points; negative upward.
  public var vertical: CGFloat

  /// The offset of 0 points along both axes.
  public static let zero = Offset(horizontal: 0, vertical: 0)

  /// Creates an offset of 0 points along both axes.
  public init() { self = .zero }

  /// Creates an offset of two distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
