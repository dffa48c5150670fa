/// The orientation of an interface.
/// > Documented: UIInterfaceOrientation, with its raw values.
public enum InterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// The device is upright, with the home button at the bottom.
  case portrait = 1
  /// The device is upside down, with the home button at the top.
  case portraitUpsideDown = 2
  /// Turned, with the home button on the right.
  case landscapeRight = 3
  /// Turned, with the home button on the left.
  case landscapeLeft = 4

  /// Whether it is upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is turned, either way.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
