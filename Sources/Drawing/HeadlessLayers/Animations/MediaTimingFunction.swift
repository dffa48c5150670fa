import Foundation
import HeadlessReporting

/// The progress of an animation over its time: a curve from (0, 0) to (1, 1).
/// > Documented: CAMediaTimingFunction.
open class MediaTimingFunction: NSObject, @unchecked Sendable {  // Immutable; Swift checks only final classes.
  /// The name of a standard curve.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name of the curve in Core Animation, such as `easeIn`.
    public let rawValue: String
    /// Creates a name from its text; ``MediaTimingFunction/init(name:)`` reports unknown ones.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The speed is constant.
    public static let linear = Name(rawValue: "linear")
    /// The animation begins slowly.
    public static let easeIn = Name(rawValue: "easeIn")
    /// The animation ends slowly.
    public static let easeOut = Name(rawValue: "easeOut")
    /// The animation begins and ends slowly.
    public static let easeInEaseOut = Name(rawValue: "easeInEaseOut")
    /// The curve of implicit animations, with control points (0.25, 0.1) and (0.25, 1).
    public static let `default` = Name(rawValue: "default")
  }

  package let curve: CubicCurve

  /// Creates a standard curve; a name that is not known is reported and means ``Name/linear``.
  /// > Documented: the control points of each name, in the reference of CAMediaTimingFunctionName.
  public init(name: Name) {
    switch name {
    case .linear: curve = .linear
    case .easeIn: curve = CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: curve = CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInEaseOut: curve = CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case .default: curve = CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    default:
      curve = .linear
      IssueReporting.report(
        place: "MediaTimingFunction.init(name:)",
        problem: "Expected the name of a timing function; got \"\(name.rawValue)\"; using linear.",
        cure: "Use linear, easeIn, easeOut, easeInEaseOut or default.")
    }
  }

  /// Creates a curve of two control points, whose x are from 0 to 1.
  ///
  /// An x outside of 0 to 1 is clamped, a number that is not finite becomes 0, both with a report.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    let given = [c1x, c1y, c2x, c2y]
    let numbers = given.enumerated().map { index, number -> Double in
      let number = number.isFinite ? Double(number) : 0
      return index.isMultiple(of: 2) ? min(max(number, 0), 1) : number
    }
    curve = CubicCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    if zip(given, numbers).contains(where: { Double($0) != $1 }) {
      IssueReporting.report(
        place: "MediaTimingFunction.init(controlPoints:_:_:_:)",
        problem: "Expected finite control points with x from 0 to 1; got \(given); using \(numbers).",
        cure: "Pass finite numbers, the first and the third from 0 to 1.")
    }
  }

  package init(_ curve: CubicCurve) { self.curve = curve }

  /// Returns whether an object is a timing function with the same control points.
  open override func isEqual(_ object: Any?) -> Bool { (object as? MediaTimingFunction)?.curve == curve }

  open override var hash: Int { curve.hashValue }

  /// Returns the coordinates of the beginning, a control point or the end; an index outside of 0 to 3 is reported.
  public final func controlPoint(at index: Int) -> (x: Float, y: Float) {
    if !(0...3).contains(index) {
      IssueReporting.report(
        place: "MediaTimingFunction.controlPoint(at:)",
        problem: "Expected an index from 0 to 3; got \(index); using \(index < 0 ? 0 : 3).",
        cure: "Pass 0 to 3.")
    }
    if index <= 0 { return (0, 0) }
    if index >= 3 { return (1, 1) }
    return index == 1 ? (Float(curve.x1), Float(curve.y1)) : (Float(curve.x2), Float(curve.y2))
  }

  /// Writes the coordinates of a point of the curve: `getControlPoint(at: 1, values: &coordinates)`.
  ///
  /// - Parameters:
  ///   - idx: 0 to 3; another number is reported and returns the nearest point.
  ///   - ptr: Room for two numbers, which receives x and y.
  ///
  /// > Documented: CAMediaTimingFunction.getControlPoint(at:values:).
  public final func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point = controlPoint(at: idx)
    ptr[0] = point.x
    ptr[1] = point.y
  }

  /// Returns the progress of an animation at a fraction of its time, both from 0 to 1.
  /// > Differs: the real class has it to itself.
  public final func progress(at fraction: Double) -> Double { curve.progress(at: fraction) }
}
