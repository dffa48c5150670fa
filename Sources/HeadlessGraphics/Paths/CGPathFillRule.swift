/// The rule for the inside of a path that crosses itself.
///
/// > Documented: CGPathFillRule, with its raw values.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is what the path goes around, all turns taken together.
  case winding = 0
  /// Inside is what a ray leaves by an odd number of crossings.
  case evenOdd = 1
}
