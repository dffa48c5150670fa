/// The rule for the inside of a path that crosses itself.
/// > Documented: CGPathFillRule, with its raw values.
public enum CGPathFillRule: Int, Sendable {
  /// The rule by which a point is inside if the sum of the path's turns around it is not zero.
  case winding = 0
  /// The rule by which a point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}
