/// How a line ends.
///
/// > Documented: CGLineCap, with its raw values.
public enum CGLineCap: Int32, Sendable {
  /// At the end point, straight.
  case butt = 0
  /// Half a line width further, round.
  case round = 1
  /// Half a line width further, straight.
  case square = 2
}

/// How two lines meet.
///
/// > Documented: CGLineJoin, with its raw values.
public enum CGLineJoin: Int32, Sendable {
  /// With a sharp corner, or cut off if that would reach too far.
  case miter = 0
  /// With a round corner.
  case round = 1
  /// With the corner cut off.
  case bevel = 2
}
