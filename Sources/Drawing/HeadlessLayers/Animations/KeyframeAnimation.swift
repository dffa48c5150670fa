import Foundation
import HeadlessGraphics

/// An animation through several values, or along a path.
/// > Documented: CAKeyframeAnimation, with its defaults.
open class KeyframeAnimation: PropertyAnimation {
  /// The interpolation between values.
  public struct CalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode in Core Animation, such as `linear`.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Values are interpolated linearly between key times.
    public static let linear = CalculationMode(rawValue: "linear")
    /// Values are not interpolated: each one is shown until the next key time.
    public static let discrete = CalculationMode(rawValue: "discrete")
    /// Values are interpolated linearly at a constant pace; the key times are ignored.
    public static let paced = CalculationMode(rawValue: "paced")
    /// Values are interpolated by a smooth curve through all of them.
    public static let cubic = CalculationMode(rawValue: "cubic")
    /// Values are interpolated by a smooth curve at a constant pace; the key times are ignored.
    public static let cubicPaced = CalculationMode(rawValue: "cubicPaced")
  }

  /// The rotation of an object that moves along a path; stored only.
  public struct RotationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode in Core Animation, such as `auto`.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The object is rotated with the tangent of the path.
    public static let rotateAuto = RotationMode(rawValue: "auto")
    /// The object is rotated with the tangent of the path, by another 180 degrees.
    public static let rotateAutoReverse = RotationMode(rawValue: "autoReverse")
  }

  private var storedValues: [Any]?
  private var storedKeyTimes: [NSNumber]?
  private var storedTensions: [NSNumber]?
  private var storedContinuities: [NSNumber]?
  private var storedBiases: [NSNumber]?

  /// The values in their order; a number that is not finite is reported and changes nothing.
  open var values: [Any]? {
    get { storedValues }
    set { if isUsable(newValue, "values") { storedValues = newValue } }
  }

  /// The path that a point moves along, instead of ``values``.
  open var path: CGPath?

  /// The times of the values, as fractions of the duration from 0 to 1, rising; nil for even steps.
  ///
  /// ``CalculationMode/discrete`` has one more than values. A number that is not finite is reported and refused.
  open var keyTimes: [NSNumber]? {
    get { storedKeyTimes }
    set { if isUsable(newValue, "keyTimes") { storedKeyTimes = newValue } }
  }

  /// The timing functions between values; nil is linear.
  open var timingFunctions: [MediaTimingFunction]?

  /// The interpolation between values; linear by default.
  open var calculationMode = CalculationMode.linear

  /// The tension of a smooth curve at each value, from -1, round, to 1, tight.
  open var tensionValues: [NSNumber]? {
    get { storedTensions }
    set { if isUsable(newValue, "tensionValues") { storedTensions = newValue } }
  }

  /// The continuity of a smooth curve at each value, from -1 to 1.
  open var continuityValues: [NSNumber]? {
    get { storedContinuities }
    set { if isUsable(newValue, "continuityValues") { storedContinuities = newValue } }
  }

  /// Whether a smooth curve bends before each value, 1, or after it, -1.
  open var biasValues: [NSNumber]? {
    get { storedBiases }
    set { if isUsable(newValue, "biasValues") { storedBiases = newValue } }
  }

  /// The rotation of an object that moves along a path; stored only.
  open var rotationMode: RotationMode?

  override func makeEmpty() -> LayerAnimation { KeyframeAnimation() }

  override func copyValues(of other: LayerAnimation) {
    super.copyValues(of: other)
    guard let other = other as? KeyframeAnimation else { return }
    storedValues = other.values
    path = other.path
    storedKeyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    storedTensions = other.tensionValues
    storedContinuities = other.continuityValues
    storedBiases = other.biasValues
    rotationMode = other.rotationMode
  }

  override var givenValues: [(member: String, value: Any)] {
    path == nil ? (values ?? []).map { ("values", $0) } : []
  }

  override func value(at fraction: Double, over shown: AnimatableValue?) -> AnimatableValue? {
    let time = progress(at: fraction)
    if let path {
      return MotionPath(path).point(
        at: time, keyTimes: numbers(keyTimes), isPaced: isPaced, isDiscrete: calculationMode == .discrete,
        ease: ease
      ).map(AnimatableValue.point)
    }
    let track = KeyframeTrack(
      values: (values ?? []).compactMap { AnimatableValue($0) }, keyTimes: numbers(keyTimes),
      isDiscrete: calculationMode == .discrete, isPaced: isPaced,
      isSmooth: calculationMode == .cubic || calculationMode == .cubicPaced, tensions: numbers(tensionValues) ?? [],
      continuities: numbers(continuityValues) ?? [], biases: numbers(biasValues) ?? [])
    return track.value(at: time, ease: ease)
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  private func numbers(_ list: [NSNumber]?) -> [Double]? { list?.map(\.doubleValue) }

  private func ease(_ segment: Int, _ fraction: Double) -> Double {
    guard let timingFunctions, timingFunctions.indices.contains(segment) else { return fraction }
    return timingFunctions[segment].progress(at: fraction)
  }
}
