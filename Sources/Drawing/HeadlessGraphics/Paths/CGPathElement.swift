import Foundation

/// The kind of a path's piece.
/// > Documented: CGPathElementType, with its raw values.
public enum CGPathElementType: Int32, Sendable {
  /// A new beginning, of one point.
  case moveToPoint = 0
  /// A straight line, to one point.
  case addLineToPoint = 1
  /// A quadratic curve: its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: its control points and its end.
  case addCurveToPoint = 3
  /// A line back to the beginning, without points.
  case closeSubpath = 4
}

/// An element of a path for the closure of ``CGPath/applyWithBlock(_:)``.
/// > Documented: CGPathElement. Differs: `points` is an array, not a pointer; `points[0]` reads the same.
public struct CGPathElement: Hashable, Sendable {
  /// The kind of the piece.
  public var type: CGPathElementType
  /// The control points and the end.
  public var points: [CGPoint]

  /// Creates a piece.
  public init(type: CGPathElementType, points: [CGPoint]) {
    self.type = type
    self.points = points
  }

  init(_ element: CGPath.Element) {
    points = element.points
    type =
      switch element {
      case .move: .moveToPoint
      case .line: .addLineToPoint
      case .quadCurve: .addQuadCurveToPoint
      case .curve: .addCurveToPoint
      case .close: .closeSubpath
      }
  }
}

extension CGPath {
  /// Calls a closure with each piece, in their order.
  /// > Documented: CGPath.applyWithBlock(_:), whose closure gets a pointer; it is good for the call only.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a closure with each piece; the pointer is valid only during the call.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements { withUnsafePointer(to: CGPathElement(element), block) }
  }
}

/// A function that is called for each element of a path; see ``CGPath/apply(info:function:)``.
/// > Differs: it is a closure instead of a C function, so that it may capture values.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
