import Foundation

/// The grid of a screen's pixels, and the rules that round a number of points to it.
///
/// Every rounding forgives ``tolerance``, so that a sum of exact fractions such as 137/3 does not fall into the
/// next pixel. Numbers too large to have a fraction stay as they are.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point; finite and greater than zero.
  public let scale: CGFloat

  /// The fraction of a pixel below which a distance is treated as zero.
  /// > Assumed: a millionth, far above the noise of double arithmetic and far below a visible distance. Titles'
  /// > sizes measured on a device at fractions near a pixel would settle it.
  @inlinable public static var tolerance: CGFloat { 1e-6 }

  /// Creates the grid of a screen with a number of pixels per point; an invalid one makes a grid of whole points.
  public init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// Returns the nearest pixel edge; a half rounds up (toward larger numbers, also below zero).
  /// > Seen: fact a5: 14 of 14 fractional origins of real buttons and 77 of 77 of labels. Differs: buttons with a
  /// > `configuration` round ``down(_:)`` (facts s2 and g14).
  @inlinable public func halfUp(_ value: CGFloat) -> CGFloat {
    snapped(value) { ($0 + 0.5 + Self.tolerance).rounded(.down) }
  }

  /// Returns the insets with each side rounded ``halfUp(_:)``, as a button rounds its insets before it adds them.
  /// > Seen: fact s3, measured on iOS 26.1 at scale 3: 1.2 → 4/3, 2.2 → 7/3, -0.5 → -1/3, 0.5 → 2/3.
  public func halfUp(_ insets: EdgeInsets) -> EdgeInsets {
    if insets == .zero { return insets }
    return EdgeInsets(
      top: halfUp(insets.top), left: halfUp(insets.left), bottom: halfUp(insets.bottom), right: halfUp(insets.right))
  }

  /// Returns the next pixel edge at or above the value: the rounding of a label's width and height.
  /// > Seen: facts b1 and d9.
  @inlinable public func up(_ value: CGFloat) -> CGFloat {
    snapped(value) { ($0 - Self.tolerance).rounded(.up) }
  }

  /// Returns the next pixel edge at or below the value.
  @inlinable public func down(_ value: CGFloat) -> CGFloat {
    snapped(value) { ($0 + Self.tolerance).rounded(.down) }
  }

  /// Returns the value, moved to a pixel edge if it is within the tolerance of one.
  ///
  /// The sum of exact fractions such as 61/3 and 47/3 becomes the number nearest to its pixel.
  @inlinable public func snap(_ value: CGFloat) -> CGFloat {
    let edge = halfUp(value)
    return abs(edge - value) * scale <= Self.tolerance ? edge : value
  }

  /// Returns whether the value is below a pixel edge by less than the tolerance, but not on it.
  ///
  /// ``down(_:)`` ignores such a distance. At scale 3 it is the rounding error of sums of thirds.
  @inlinable public func fallsShort(_ value: CGFloat) -> Bool {
    down(value) > snapped(value) { $0.rounded(.down) }
  }

  /// Returns the size with both dimensions rounded ``up(_:)``.
  public func up(_ size: CGSize) -> CGSize { CGSize(width: up(size.width), height: up(size.height)) }

  /// Returns the smallest rectangle on the grid that contains a rectangle, whose size must not be negative.
  /// > Seen: fact a1: the content rectangle of a button with content insets.
  public func outward(_ rect: CGRect) -> CGRect {
    let minX = down(rect.minX)
    let minY = down(rect.minY)
    return CGRect(x: minX, y: minY, width: up(rect.maxX) - minX, height: up(rect.maxY) - minY)
  }

  @inlinable func snapped(_ value: CGFloat, _ round: (CGFloat) -> CGFloat) -> CGFloat {
    let pixels = value * scale
    // Rounding up from just below zero returns -0; adding 0 makes it 0.
    return abs(pixels) < Self.largestFraction ? round(pixels) / scale + 0 : value
  }

  /// The limit of fractions: from 2^52 on a double has none.
  @inlinable static var largestFraction: CGFloat { 4_503_599_627_370_496 }
}
