import Foundation

/// The start, speed and number of runs of an animation, or of the time in a layer.
/// > Documented: CAMediaTiming. Times are seconds of the parent's time: the layer's for an animation, the group's for
/// > one in a group, the superlayer's for a layer.
public protocol MediaTiming {
  /// The beginning, in the parent's time; 0 means the time at which an animation is added.
  var beginTime: TimeInterval { get set }
  /// The duration of one run.
  var duration: TimeInterval { get set }
  /// The speed relative to the parent; 0 pauses it.
  var speed: Float { get set }
  /// The offset in its own time at which it begins; an animation wraps from its end to its beginning.
  var timeOffset: TimeInterval { get set }
  /// The number of runs; 0 is treated as 1.
  var repeatCount: Float { get set }
  /// The duration of all runs, instead of ``repeatCount``; 0 for none.
  var repeatDuration: TimeInterval { get set }
  /// Whether each run is followed by its reverse.
  var autoreverses: Bool { get set }
  /// Whether it shows before it begins and after it has ended.
  var fillMode: LayerAnimation.FillMode { get set }
}

/// The arithmetic of ``MediaTiming``, as a pure value.
struct MediaTimes: Hashable, Sendable {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = LayerAnimation.FillMode.removed

  /// Returns the object's own time at a time of the parent, not clamped to its duration.
  /// > Documented: t = (tp − begin) · speed + offset.
  func localTime(at parentTime: TimeInterval) -> TimeInterval {
    (parentTime - beginTime) * TimeInterval(speed) + timeOffset
  }

  /// Returns the parent's time for a local time; nil for an object with a speed of 0.
  func parentTime(at localTime: TimeInterval) -> TimeInterval? {
    speed == 0 ? nil : (localTime - timeOffset) / TimeInterval(speed) + beginTime
  }

  /// The duration of all runs in its own time; infinite without an end.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let once = autoreverses ? 2 * duration : duration
    if repeatCount <= 0 { return once }
    return once == 0 ? 0 : once * TimeInterval(repeatCount)
  }

  /// The offset at which an animation begins, when it lasts as long as without one and wraps: one that runs forward.
  /// > Reported: fact em4. Assumed: a negative offset delays; with a negative speed it ends at its beginning; with an
  /// > offset of whole runs, what accumulates begins after these runs.
  private var wrappingOffset: TimeInterval { speed > 0 ? max(0, timeOffset) : 0 }

  /// The end in the parent's time; infinite for an endless one.
  var end: TimeInterval {
    if speed == 0 { return .infinity }
    if wrappingOffset > 0 { return beginTime + activeDuration / TimeInterval(speed) }
    return parentTime(at: speed > 0 ? activeDuration : 0) ?? .infinity
  }

  /// Returns the fraction of a run, 0 to 1, and the number of whole runs before it; nil while it is not active.
  func run(at parentTime: TimeInterval) -> (fraction: Double, repeats: Int)? {
    let offset = wrappingOffset
    var time = localTime(at: parentTime) - offset
    let active = activeDuration
    let isBefore = time < 0
    if isBefore {
      guard fillMode.showsBefore else { return nil }
      time = 0
    }
    if time > active || (time == active && !fillMode.showsAfter && active > 0) {
      guard fillMode.showsAfter else { return nil }
      time = active
    }
    guard duration > 0 else { return (isBefore ? 0 : 1, 0) }
    let position = (time + offset) / duration
    let runs = position.rounded(.down)
    var fraction = position - runs
    var whole = runs
    // The end of the last run belongs to it.
    if fraction == 0, time == active, whole > 0 {
      whole -= 1
      fraction = 1
    }
    if autoreverses {
      let back = whole.truncatingRemainder(dividingBy: 2) == 1
      return (back ? 1 - fraction : fraction, count(whole / 2))
    }
    return (fraction, count(whole))
  }

  private func count(_ whole: Double) -> Int { Int(min(whole, 1e15)) }
}

extension LayerAnimation {
  /// Whether an animation shows before it begins and after it has ended.
  public struct FillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode in Core Animation, such as `forwards`.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The final value is shown after the end.
    public static let forwards = FillMode(rawValue: "forwards")
    /// The first value is shown before the beginning.
    public static let backwards = FillMode(rawValue: "backwards")
    /// The first value is shown before the beginning, and the final one after the end.
    public static let both = FillMode(rawValue: "both")
    /// The animation is shown only while it runs.
    public static let removed = FillMode(rawValue: "removed")

    var showsBefore: Bool { self == .backwards || self == .both }
    var showsAfter: Bool { self == .forwards || self == .both }
  }
}
