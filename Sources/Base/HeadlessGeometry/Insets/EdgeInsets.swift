import Foundation

/// Distances from the four edges of a rectangle, in points; positive ones point inward, negative ones outward.
public struct EdgeInsets: Hashable, Sendable, CustomStringConvertible {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge, which stays left in a right-to-left layout.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge, which stays right in a right-to-left layout.
  public var right: CGFloat

  /// The insets of 0 points on all sides.
  @inlinable public static var zero: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets of 0 points on all sides.
  @inlinable public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets in UIKit's order: top, left, bottom, right.
  @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  /// The same distances in the opposite direction: insets that were inward are outward.
  package var outward: EdgeInsets { EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

  /// The insets as UIKit prints them: `{top, left, bottom, right}`.
  public var description: String {
    "{\(top.shortDescription), \(left.shortDescription), \(bottom.shortDescription), \(right.shortDescription)}"
  }
}

extension CGRect {
  /// Returns the raw rectangle with each edge moved inward by its inset, in points; the size may become negative.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// Returns the rectangle with each edge moved inward by its inset, where edges that cross meet in the middle.
  /// > Seen: fact a1, measured on iOS 26.1: a button's content rectangle never gets a negative size.
  package func insetCollapsing(by insets: EdgeInsets) -> CGRect {
    var rect = inset(by: insets)
    if rect.size.width < 0 {
      rect.origin.x += rect.size.width / 2
      rect.size.width = 0
    }
    if rect.size.height < 0 {
      rect.origin.y += rect.size.height / 2
      rect.size.height = 0
    }
    return rect
  }
}
