import Foundation

/// Distances from the four edges of a rectangle, in points, where the sides follow the layout direction.
/// > Documented: NSDirectionalEdgeInsets.
public struct DirectionalEdgeInsets: Hashable, Sendable, CustomStringConvertible {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where a line begins: left, or right in a right-to-left layout.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where a line ends.
  public var trailing: CGFloat

  /// The insets of 0 points on all sides.
  public static let zero = DirectionalEdgeInsets()

  /// Creates insets of 0 points on all sides.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets in UIKit's order: top, leading, bottom, trailing.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }

  /// Returns the same distances from fixed sides, with the leading one at the right if `isMirrored`.
  package func resolved(mirrored isMirrored: Bool) -> EdgeInsets {
    EdgeInsets(top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }

  /// The insets as `{top, leading, bottom, trailing}`.
  public var description: String {
    "{\(top.shortDescription), \(leading.shortDescription), \(bottom.shortDescription), "
      + "\(trailing.shortDescription)}"
  }
}

extension EdgeInsets {
  /// Returns the same distances from the sides that follow the layout direction.
  package func directional(mirrored isMirrored: Bool) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
  }
}
