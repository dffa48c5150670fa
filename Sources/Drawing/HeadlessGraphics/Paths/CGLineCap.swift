/// The shape of the ends of a line.
/// > Documented: CGLineCap, with its raw values.
public enum CGLineCap: Int32, Sendable {
  /// At the end point, straight.
  case butt = 0
  /// Half a line width further, round.
  case round = 1
  /// Half a line width further, straight.
  case square = 2
}

/// The shape of the corners of a line.
/// > Documented: CGLineJoin, with its raw values.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, or cut off beyond the miter limit.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A corner without its tip.
  case bevel = 2
}
