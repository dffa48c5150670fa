import Foundation
import HeadlessGeometry

/// The arithmetic of safe areas and margins: values only, no views.
extension EdgeInsets {
  /// Returns the part of these insets, of a superview with some bounds, that reaches into a subview with a frame.
  ///
  /// On each edge it is the inset less the distance from the superview's edge to the subview's, at least 0 and at most
  /// the inset. It is not an intersection: a subview inside the band at the bottom has all of the bottom inset.
  /// > Seen: fact f49, nine frames on iOS 26.1 (Mac Catalyst). Assumed: negative insets reach into no subview.
  func reaching(into frame: CGRect, in bounds: CGRect) -> EdgeInsets {
    if self == .zero { return .zero }
    return EdgeInsets(
      top: Self.portion(of: top, beyond: frame.minY - bounds.minY),
      left: Self.portion(of: left, beyond: frame.minX - bounds.minX),
      bottom: Self.portion(of: bottom, beyond: bounds.maxY - frame.maxY),
      right: Self.portion(of: right, beyond: bounds.maxX - frame.maxX))
  }

  private static func portion(of inset: CGFloat, beyond distance: CGFloat) -> CGFloat {
    max(min(inset - distance, inset), 0)
  }

  /// Returns the sums of the insets, on each edge; one beyond all numbers is the largest number.
  func adding(_ other: EdgeInsets) -> EdgeInsets {
    if other == .zero { return self }
    return EdgeInsets(
      top: Self.sum(top, other.top), left: Self.sum(left, other.left), bottom: Self.sum(bottom, other.bottom),
      right: Self.sum(right, other.right))
  }

  private static func sum(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
    min(max(first + second, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// Returns the larger inset on each edge.
  func atLeast(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

/// The rectangles of the guides of a view, computed from its bounds and insets.
extension CGRect {
  /// Returns the rectangle less insets, where edges that cross meet in the middle.
  /// > Assumed: a guide has no negative size. Insets without a finite result make an empty one in the middle.
  func inGuide(of insets: EdgeInsets) -> CGRect {
    if insets == .zero { return self }
    let rect = insetCollapsing(by: insets)
    return rect.isFinite ? rect : CGRect(x: midX, y: midY, width: 0, height: 0)
  }

  /// Returns the rectangle for readable text: inside the margins, unless it is wider than the readable width.
  ///
  /// Then it is of that width and centered in the bounds.
  /// > Seen: fact f51, fourteen widths and margins on iOS 26.1 (Mac Catalyst), for the default text size.
  /// > Documented: UIView.readableContentGuide never extends beyond the margins. Assumed: between unequal margins the
  /// > rectangle is as near to the center of the bounds as they allow; other text sizes have the same width.
  func readable(insideMargins margins: EdgeInsets) -> CGRect {
    var rect = inGuide(of: margins)
    guard width > 1008, rect.width > Self.readableWidth else { return rect }
    let centered = midX - Self.readableWidth / 2
    rect.origin.x = min(max(centered, rect.minX), rect.maxX - Self.readableWidth)
    rect.size.width = Self.readableWidth
    return rect
  }

  /// > Seen: fact f51.
  private static let readableWidth: CGFloat = 920
}
