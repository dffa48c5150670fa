import Foundation

/// A distance from a place, in points unless said otherwise.
///
/// > Documented: UIOffset.
public struct Offset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// No distance.
  public static var zero: Offset { Offset() }

  /// Makes a distance of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes a distance.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
