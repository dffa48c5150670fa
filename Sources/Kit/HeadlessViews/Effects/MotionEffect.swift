import Foundation
import HeadlessGeometry

/// The base class of effects that move a view when the device is tilted.
///
/// The device lies still here.
@preconcurrency @MainActor open class MotionEffect: NSObject {
  /// Creates an effect that changes no values.
  public override init() { super.init() }

  /// Returns the values to add under key paths for a tilt; nil by default.
  ///
  /// An override is not called here, as the device never tilts; tests can call it.
  ///
  /// - Parameter viewerOffset: The tilt, −1 to 1 in each axis.
  /// - Returns: Values by key path, or nil for none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: Offset) -> [String: Any]? { nil }
}

/// An effect that interpolates between two values with the tilt of the device.
/// > Documented: UIInterpolatingMotionEffect.
open class InterpolatingMotionEffect: MotionEffect {
  /// The axis of a tilt of the device.
  /// > Documented: UIInterpolatingMotionEffect.EffectType, with its raw values.
  public enum EffectType: Int, Sendable {
    /// The device is tilted to the left and the right.
    case tiltAlongHorizontalAxis = 0
    /// The device is tilted to the front and the back.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the view's value that changes, such as `center.x`.
  public final let keyPath: String
  /// The axis whose tilt changes the value.
  public final let type: EffectType
  /// The value that is added at −1; stored only.
  open var minimumRelativeValue: Any?
  /// The value that is added at 1; stored only.
  open var maximumRelativeValue: Any?

  /// Creates an effect for a key path; it has no effect until both values are set.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// An effect that applies several effects at once.
open class MotionEffectGroup: MotionEffect {
  /// The effects that are applied together; nil by default.
  open var motionEffects: [MotionEffect]?
}
