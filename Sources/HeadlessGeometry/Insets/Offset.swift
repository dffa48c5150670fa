import Foundation

/// A distance along both axes, in points.
///
/// > Documented: UIOffset.
public struct Offset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// Not at all.
  public static let zero = Offset(horizontal: 0, vertical: 0)

  /// Creates an offset of nothing.
  public init() { self = .zero }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
