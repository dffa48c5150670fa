import Foundation

/// Lines and curves in the plane, to be filled or stroked: the plainest form of a path.
///
/// The pieces are those of `CGPath`, which this room cannot see. A piece without a point to start from starts a part of its
/// own. An outline with a number that is not finite draws nothing.
package struct Outline: Hashable, Sendable {
  /// A piece of an outline.
  package enum Element: Hashable, Sendable {
    /// A new beginning.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the last beginning.
    case close
  }

  /// How it is decided what is inside an outline that crosses itself.
  package enum FillRule: Hashable, Sendable {
    /// Inside is what the outline goes around, all turns taken together.
    case winding
    /// Inside is what a ray leaves by an odd number of crossings.
    case evenOdd
  }

  /// The pieces in their order.
  package var elements: [Element]

  /// Creates an outline of pieces.
  package init(_ elements: [Element] = []) {
    self.elements = elements
  }
}
