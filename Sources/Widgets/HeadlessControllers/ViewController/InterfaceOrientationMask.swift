import HeadlessViews

/// A set of orientations of an interface.
/// > Documented: UIInterfaceOrientationMask: each is a bit at the raw value of its orientation.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bit mask of the orientations, with UIKit's values.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upright orientation.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// The orientation upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// The landscape orientation with the home button on the left.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// The landscape orientation with the home button on the right.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// The set of all four orientations.
  public static let all: InterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// All orientations but upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.landscape, .portrait]

  private init(_ orientation: InterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }
}

/// The animation of a status bar that is shown or hidden.
/// > Documented: UIStatusBarAnimation, with its raw values.
public enum StatusBarAnimation: Int, Sendable {
  /// No animation; the change is immediate.
  case none = 0
  /// The status bar fades in or out.
  case fade = 1
  /// The status bar slides in or out at the top.
  case slide = 2
}
