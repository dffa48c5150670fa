import Foundation
import HeadlessGraphics
import HeadlessReporting
import HeadlessViews

/// The device of an app; its state changes only by its setters.
@preconcurrency @MainActor public final class Device {
  /// The idiom of a device's interface.
  public typealias InterfaceIdiom = UserInterfaceIdiom

  /// The orientation of a device in space.
  /// > Documented: UIDeviceOrientation, with its raw values.
  public enum Orientation: Int, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// The device is upright, with the home button at the bottom.
    case portrait = 1
    /// The device is upside down, with the home button at the top.
    case portraitUpsideDown = 2
    /// The device is turned, with the home button on the right.
    case landscapeLeft = 3
    /// The device is turned, with the home button on the left.
    case landscapeRight = 4
    /// The device lies on its back, with the screen up.
    case faceUp = 5
    /// The device lies on its front, with the screen down.
    case faceDown = 6

    /// Whether it is upright, either way.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is turned, either way.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat, on its back or its front.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have it: upright or turned, either way.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  }

  /// Whether a device has power from outside.
  /// > Documented: UIDevice.BatteryState, with its raw values.
  public enum BatteryState: Int, Sendable {
    /// The state is not known, or the battery is not monitored.
    case unknown = 0
    /// The device runs on its battery.
    case unplugged = 1
    /// The device is connected to power, and its battery is charged.
    case charging = 2
    /// The battery is full and plugged in.
    case full = 3
  }

  /// The device that the app runs on; there is one in a program.
  public static let current = Device()

  /// Creates a device with the values that ``current`` begins with.
  public init() {}

  private var ownIdiom: InterfaceIdiom?

  /// The idiom of its interface; by default, the one that fits the main screen's size.
  public var userInterfaceIdiom: InterfaceIdiom {
    get { ownIdiom ?? Screen.main.traitCollection.userInterfaceIdiom }
    set { ownIdiom = newValue }
  }

  /// The orientation of the device; upright by default, and not the interface's.
  public var orientation = Orientation.portrait
  /// The name that its user gave it; `iPhone` by default.
  public var name = "iPhone"
  /// The model, such as `iPhone` or `iPad`; `iPhone` by default.
  public var model = "iPhone"
  /// The model in the user's language: the same text.
  public var localizedModel: String { model }
  /// The name of the operating system; `iOS` by default.
  public var systemName = "iOS"
  /// The version of the operating system.
  /// > Assumed: the one that most facts of this package were measured on.
  public var systemVersion = "26.1"

  /// The device's name for this app; the same as long as the program runs.
  public let identifierForVendor: UUID? = UUID()
  /// Whether it posts notifications of its orientation; stored only.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Whether apps continue to run in the background: true.
  public var isMultitaskingSupported: Bool { true }

  /// Whether the device monitors its proximity to the user; false by default, and stored only.
  public var isProximityMonitoringEnabled = false

  /// Whether the device is close to the user: false.
  public var proximityState: Bool { false }

  /// Posted when ``proximityState`` has changed; here only a test posts it.
  public nonisolated static let proximityStateDidChangeNotification = notification("DeviceProximityStateDidChange")

  // MARK: Battery

  /// Whether ``batteryLevel`` and ``batteryState`` are known; false by default.
  public var isBatteryMonitoringEnabled = false

  /// The charge of the battery, 0 to 1; -1 while it is not monitored.
  ///
  /// A full battery unless a test sets another charge, which is announced while the battery is monitored. A number that
  /// is not from 0 to 1 is reported and changes nothing.
  /// > Documented: UIDevice.batteryLevel. Differs: it can be set.
  public var batteryLevel: Float {
    get { isBatteryMonitoringEnabled ? charge : -1 }
    set {
      guard (0...1).contains(newValue) else {
        return IssueReporting.report(
          place: "Device.batteryLevel", problem: "Expected a charge from 0 to 1; got \(newValue); using \(charge).",
          cure: "Pass 0 for an empty battery and 1 for a full one.")
      }
      if newValue == charge { return }
      charge = newValue
      announceBattery(Self.batteryLevelDidChangeNotification)
    }
  }

  /// Whether the battery charges; unknown while it is not monitored.
  ///
  /// Full unless a test sets another state, which is announced while the battery is monitored.
  /// > Documented: UIDevice.batteryState. Differs: it can be set.
  public var batteryState: BatteryState {
    get { isBatteryMonitoringEnabled ? power : .unknown }
    set {
      if newValue == power { return }
      power = newValue
      announceBattery(Self.batteryStateDidChangeNotification)
    }
  }

  private var charge: Float = 1
  private var power = BatteryState.full

  private func announceBattery(_ name: NSNotification.Name) {
    if isBatteryMonitoringEnabled { NotificationCenter.default.post(name: name, object: self) }
  }

  /// Posted when the battery's charge has changed.
  public nonisolated static let batteryLevelDidChangeNotification = notification("DeviceBatteryLevelDidChange")

  /// Posted when the battery's state has changed.
  public nonisolated static let batteryStateDidChangeNotification = notification("DeviceBatteryStateDidChange")

  // MARK: Sounds

  /// Clicks as the keyboard does, which ``FeedbackGenerator/recording(_:)`` records.
  /// > Documented: UIDevice.playInputClick(). Differs: UIKit clicks only while an ``InputViewAudioFeedback`` shows.
  public func playInputClick() { FeedbackGenerator.record(.inputClick) }

  /// Begins notifications of the orientation, which does not change by itself.
  public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }

  /// Ends the notifications of ``beginGeneratingDeviceOrientationNotifications()``.
  public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// The device has been turned; only a test posts it here.
  public nonisolated static let orientationDidChangeNotification = notification("DeviceOrientationDidChange")
}

/// An input view that may play clicks as the keyboard does.
/// > Documented: UIInputViewAudioFeedback. Differs: there is no sound.
@preconcurrency @MainActor public protocol InputViewAudioFeedback: AnyObject {
  /// Whether it clicks while it can be seen.
  var enableInputClicksWhenVisible: Bool { get }
}

extension InputViewAudioFeedback {
  /// The default: false, as the view plays no clicks.
  public var enableInputClicksWhenVisible: Bool { false }
}
