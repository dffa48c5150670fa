import Foundation

/// The machine that an app believes to run on; nothing of it changes by itself.
@preconcurrency @MainActor
public final class Device {
  /// What kind of interface a device has.
  ///
  /// > Documented: UIUserInterfaceIdiom, with its raw values.
  public enum InterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision = 6
  }

  /// Which way up a device is held.
  ///
  /// > Documented: UIDeviceOrientation, with its raw values.
  public enum Orientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Turned, with the home button on the right.
    case landscapeLeft = 3
    /// Turned, with the home button on the left.
    case landscapeRight = 4
    /// Lying on its back.
    case faceUp = 5
    /// Lying on its face.
    case faceDown = 6

    /// Whether it is upright, either way.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is turned, either way.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// The only device.
  public static let current = Device()

  /// What kind of interface it has; a phone's unless set.
  public var userInterfaceIdiom = InterfaceIdiom.phone
  /// Which way up it is held; upright unless set.
  public var orientation = Orientation.portrait
  /// Its name.
  public var name = "iPhone"
  /// Its kind.
  public var model = "iPhone"
  /// Its kind in the user's language.
  public var localizedModel: String { model }
  /// The system's name.
  public var systemName = "iOS"
  /// The system's version.
  ///
  /// > Assumed: the one that most facts of this package were measured on.
  public var systemVersion = "26.1"

  private init() {}
}
