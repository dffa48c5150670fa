import Foundation
import HeadlessGeometry

/// Buttons and keys of events: fingers have none.
extension Event {
  /// The pressed buttons of a mouse or trackpad.
  /// > Documented: UIEvent.ButtonMask, with its raw values.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each button, the primary one first.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button, on the left of most mice.
    public static let primary = ButtonMask(rawValue: 1 &<< 0)
    /// The secondary button, which opens context menus.
    public static let secondary = ButtonMask(rawValue: 1 &<< 1)

    /// Returns the mask of the button with a number, 1 for the primary one; empty for numbers outside of 1 to 62.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...62).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// The pressed buttons of the pointer: none.
  public final var buttonMask: ButtonMask { [] }

  /// The pressed keys that modify others: none.
  public final var modifierFlags: KeyModifierFlags { [] }
}

extension GestureRecognizer {
  /// The pressed buttons of the pointer: none.
  public final var buttonMask: Event.ButtonMask { [] }

  /// The pressed keys that modify others: none.
  public final var modifierFlags: KeyModifierFlags { [] }
}

extension Touch {
  /// The properties of a touch that can be estimates.
  /// > Documented: UITouch.Properties, with its raw values.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each property.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force of the touch.
    public static let force = Properties(rawValue: 1 &<< 0)
    /// The angle of a pencil around the normal of the screen.
    public static let azimuth = Properties(rawValue: 1 &<< 1)
    /// The angle of a pencil above the screen.
    public static let altitude = Properties(rawValue: 1 &<< 2)
    /// The location of the touch.
    public static let location = Properties(rawValue: 1 &<< 3)
  }

  /// The properties that are estimates: none.
  public final var estimatedProperties: Properties { [] }

  /// The properties that will be updated: none.
  public final var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The index of a later update: nil.
  public final var estimationUpdateIndex: NSNumber? { nil }

  /// Returns the direction in which a pencil leans as a vector of length 1, in a view's coordinates.
  public final func azimuthUnitVector(in view: View?) -> CGVector {
    let angle = azimuthAngle(in: view)
    return CGVector(dx: cos(angle), dy: sin(angle))
  }
}
