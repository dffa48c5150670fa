import HeadlessViews

/// A set of orientations of an interface.
///
/// > Documented: UIInterfaceOrientationMask: each is a bit at the raw value of its orientation.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// Turned, with the home button on the left.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// Turned, with the home button on the right.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// Turned, either way.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: InterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.landscape, .portrait]

  private init(_ orientation: InterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }
}

/// The animation of a status bar that is shown or hidden.
///
/// > Documented: UIStatusBarAnimation, with its raw values.
public enum StatusBarAnimation: Int, Sendable {
  /// None.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}
