import Foundation
import HeadlessGeometry
import HeadlessLayers
import HeadlessViews

/// An object that defines the progress of an animator over time.
/// > Documented: UITimingCurveProvider.
@preconcurrency @MainActor public protocol TimingCurveProvider: AnyObject {
  /// The kind of the curve.
  var timingCurveType: TimingCurveType { get }
  /// The curve, or nil.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring, or nil.
  var springTimingParameters: SpringTimingParameters? { get }
}

/// An object that provides the progress over time.
public enum TimingCurveType: Int, Sendable {
  /// One of the four standard curves.
  case builtin
  /// A cubic curve of two control points.
  case cubic
  /// The motion of a spring.
  case spring
  /// A curve that is made of a spring's.
  case composed
}

/// The timing of a property animator as a cubic Bézier curve from (0, 0) to (1, 1).
/// > Documented: UICubicTimingParameters.
@preconcurrency @MainActor open class CubicTimingParameters: NSObject, TimingCurveProvider {
  /// The standard curve that it is nearest to: the one it was made of, else slow at both ends.
  public final let animationCurve: View.AnimationCurve
  /// The first control point of the curve; its x is from 0 to 1.
  public final let controlPoint1: CGPoint
  /// The second control point of the curve; its x is from 0 to 1.
  public final let controlPoint2: CGPoint
  /// The type of the timing: a standard curve, or one of two control points.
  public final let timingCurveType: TimingCurveType

  final let curve: CubicCurve

  /// Creates a curve that is slow at both ends.
  /// > Assumed: the real one's curve differs by a little.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates the timing of a standard curve.
  public init(animationCurve curve: View.AnimationCurve) {
    animationCurve = curve
    self.curve = curve.cubic
    controlPoint1 = CGPoint(x: self.curve.x1, y: self.curve.y1)
    controlPoint2 = CGPoint(x: self.curve.x2, y: self.curve.y2)
    timingCurveType = .builtin
    super.init()
  }

  /// Creates a curve of two control points, whose x are from 0 to 1; see ``MediaTimingFunction``.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    curve =
      MediaTimingFunction(controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y)).curve
    timingCurveType = .cubic
    super.init()
  }

  /// The timing parameters of the curve, which are this object.
  public final var cubicTimingParameters: CubicTimingParameters? { self }
  /// The timing parameters of a spring: nil, as this is a curve.
  public final var springTimingParameters: SpringTimingParameters? { nil }
}

/// The timing of an animation by a damped spring.
/// > Documented: UISpringTimingParameters.
@preconcurrency @MainActor open class SpringTimingParameters: NSObject, TimingCurveProvider {
  /// The velocity at the beginning, in distances per second; the length of the vector is used.
  public final let initialVelocity: CGVector

  final let pace: AnimationPace
  /// The duration until it settles, where it does not follow the animator's duration.
  final let settlingDuration: TimeInterval?

  /// Creates a spring that does not swing.
  /// > Documented: a damping ratio of 4.56. Reported: that is a mass of 3, a stiffness of 1000 and a damping of 500.
  public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  /// Creates a spring that rests at the end of the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Creates a spring that rests at the end of the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    let place = "\(Self.self).init(dampingRatio:initialVelocity:)"
    pace = .spring(
      dampingRatio: View.usable(Double(ratio), 1, "the damping \(ratio)", in: place),
      velocity: Self.length(of: velocity, in: place))
    settlingDuration = nil
    super.init()
  }

  /// Creates a spring with a duration of its own, which replaces the animator's.
  ///
  /// An invalid number is reported, and the default of `CASpringAnimation` is used.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    let spring = SpringAnimation(keyPath: nil)
    spring.mass = mass
    spring.stiffness = stiffness
    spring.damping = damping
    spring.initialVelocity = CGFloat(
      Self.length(of: velocity, in: "\(Self.self).init(mass:stiffness:damping:initialVelocity:)"))
    pace = .motion(spring.motion)
    settlingDuration = spring.motion.comesToRest ? spring.settlingDuration : nil
    super.init()
  }

  /// Creates a spring from its perceived duration and bounce; see `View.animate(springDuration:bounce:)`.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    let place = "\(Self.self).init(duration:bounce:initialVelocity:)"
    let duration = max(1e-6, View.usable(duration, 0.5, "the duration \(duration)", in: place))
    let bounce = min(max(View.usable(Double(bounce), 0, "the bounce \(bounce)", in: place), 0), 0.99)
    let motion = SpringMotion(
      frequency: 2 * .pi / duration, dampingRatio: 1 - bounce, velocity: Self.length(of: velocity, in: place))
    pace = .motion(motion)
    settlingDuration = motion.restingTime
    super.init()
  }

  /// Returns the velocity as one number, with the sign of its sum; one that is not finite is reported and becomes 0.
  /// > Assumed: one number of the two, as the progress is one for a value of two numbers.
  private static func length(of velocity: CGVector, in place: String) -> Double {
    let length = Double(hypot(velocity.dx, velocity.dy))
    return View.usable(velocity.dx + velocity.dy < 0 ? -length : length, 0, "the velocity \(velocity)", in: place)
  }

  /// The type of the timing, always a spring.
  public final var timingCurveType: TimingCurveType { .spring }
  /// The timing parameters of a curve: nil, as this is a spring.
  public final var cubicTimingParameters: CubicTimingParameters? { nil }
  /// The timing parameters of the spring, which are this object.
  public final var springTimingParameters: SpringTimingParameters? { self }
}
