import Foundation

/// Lines and curves in the plane, to be filled or stroked: the simplest form of a path.
///
/// The pieces are the elements of `CGPath`, which this module cannot import. A piece without a current point begins a
/// subpath of its own. An outline with a number that is not finite draws nothing.
package struct Outline: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the last beginning.
    case close
  }

  /// The definition of the inside of an outline that crosses itself.
  package enum FillRule: Hashable, Sendable {
    /// A point is inside if the winding number of the outline around it is not zero.
    case winding
    /// A point is inside if a ray from it crosses the outline an odd number of times.
    case evenOdd
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  /// Creates a rectangle, from its corner of the smallest numbers on along the top.
  package init(rect: CGRect) {
    self.init([
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }
}
