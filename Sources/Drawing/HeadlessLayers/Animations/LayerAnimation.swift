import Foundation

/// The base class of all animations of a layer.
///
/// `Layer.add(_:forKey:)` stores a copy, so that later changes have no effect. Its time is the time of the screen's
/// ``VirtualClock``: nothing moves before a test advances it.
/// > Documented: CAAnimation, with its defaults.
open class LayerAnimation: NSObject, MediaTiming, LayerAction {
  final var times = MediaTimes()
  private var custom: [String: Any] = [:]

  /// Creates an animation of no duration, which becomes the transaction's when it is added.
  public override init() { super.init() }

  /// Creates an animation as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The timing function; nil is linear.
  open var timingFunction: MediaTimingFunction?

  /// The delegate, which is retained, as on the real system.
  open var delegate: (any LayerAnimationDelegate)?

  /// Whether the layer lets the animation go when it is over; true by default.
  open var isRemovedOnCompletion = true

  // MARK: Time

  /// The beginning, in the layer's time; 0 means the time at which the animation is added.
  open var beginTime: TimeInterval {
    get { times.beginTime }
    set { if isUsable(newValue, "beginTime", .finite) { times.beginTime = newValue } }
  }

  /// The duration of one run, in seconds, not negative; 0, the default, means the transaction's duration.
  open var duration: TimeInterval {
    get { times.duration }
    set { if isUsable(newValue, "duration", .finiteFromZero) { times.duration = newValue } }
  }

  /// The speed relative to the layer; 1 by default.
  open var speed: Float {
    get { times.speed }
    set { if isUsable(Double(newValue), "speed", .finite) { times.speed = newValue } }
  }

  /// The offset in its own time at which it begins, in seconds.
  open var timeOffset: TimeInterval {
    get { times.timeOffset }
    set { if isUsable(newValue, "timeOffset", .finite) { times.timeOffset = newValue } }
  }

  /// The number of runs; may be infinite, may not be negative; 0, by default, is treated as 1.
  open var repeatCount: Float {
    get { times.repeatCount }
    set { if isUsable(Double(newValue), "repeatCount", .fromZero) { times.repeatCount = newValue } }
  }

  /// The duration of all runs, in seconds; may be infinite, may not be negative.
  open var repeatDuration: TimeInterval {
    get { times.repeatDuration }
    set { if isUsable(newValue, "repeatDuration", .fromZero) { times.repeatDuration = newValue } }
  }

  /// Whether each run is followed by its reverse, which doubles the duration.
  open var autoreverses: Bool {
    get { times.autoreverses }
    set { times.autoreverses = newValue }
  }

  /// Whether it shows before it begins and after it has ended.
  open var fillMode: FillMode {
    get { times.fillMode }
    set { times.fillMode = newValue }
  }

  // MARK: Values of one's own

  /// Stores a value under a name, so that the delegate can identify the animation; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) { custom[key] = value }

  /// Returns the value stored under a name, or nil.
  open func value(forKey key: String) -> Any? { custom[key] }

  /// Stores a value under a name; see ``setValue(_:forKey:)``.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// Returns the value stored under a name, or nil.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  // MARK: Action

  /// Adds the animation to a layer: what makes it an action of the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? Layer)?.add(self, forKey: event)
  }

  // MARK: Copies and effects

  /// Returns a new animation with the same values.
  open override func copy() -> Any {
    let copy = makeEmpty()
    copy.copyValues(of: self)
    return copy
  }

  func makeEmpty() -> LayerAnimation { LayerAnimation() }

  /// The key that replaces the one it is added for; nil for none.
  var fixedKey: String? { nil }

  /// Sets its own duration for the animations in it that have none.
  func applyDurations() {}

  /// Reports values of another kind than the layer's, which show nothing.
  func reportValuesOfOtherKinds(in layer: Layer) {}

  func copyValues(of other: LayerAnimation) {
    times = other.times
    custom = other.custom
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  final func apply(to layer: Layer, at time: TimeInterval) {
    guard let run = times.run(at: time) else { return }
    apply(to: layer, fraction: run.fraction, repeats: run.repeats)
  }

  func apply(to layer: Layer, fraction: Double, repeats: Int) {}

  func progress(at fraction: Double) -> Double { timingFunction?.progress(at: fraction) ?? fraction }
}

/// An object that is notified when an animation begins and ends.
/// > Documented: CAAnimationDelegate, whose members are optional.
@preconcurrency @MainActor public protocol LayerAnimationDelegate: AnyObject {
  /// Called when an animation begins; nothing unless implemented.
  func animationDidStart(_ anim: LayerAnimation)

  /// Called when an animation has ended or was removed; `flag` is whether it ended by itself.
  func animationDidStop(_ anim: LayerAnimation, finished flag: Bool)
}

extension LayerAnimationDelegate {
  /// Does nothing; implement it to run code at the beginning.
  public func animationDidStart(_ anim: LayerAnimation) {}

  /// Does nothing; implement it to run code at the end.
  public func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {}
}

/// An action that a layer runs when one of its values changes, such as an animation.
/// > Documented: CAAction.
public protocol LayerAction {
  /// Runs the action, for the value for a key of a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Represents no action: `layer.actions = ["position": NSNull()]`.
extension NSNull: LayerAction {
  /// Does nothing: `NSNull` stands for no action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
