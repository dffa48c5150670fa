import Foundation

/// The number of taps in quick succession.
package struct TapRhythm {
  /// The longest time from one tap's lifting to the next tap's touching down, in seconds.
  /// > Reported: 0.35, the value that other code of Apple's sets on a tap recognizer of the system; not documented.
  package static let interval: TimeInterval = 0.35

  /// The largest movement of a tap, and distance between two taps, along each axis, in points.
  /// > Reported: 45, from the same place as ``interval``.
  static let reach: CGFloat = 45

  private var lastTime: TimeInterval?
  private var lastPoint = CGPoint.zero
  private var lastCount = 0
  private weak var lastView: AnyObject?

  /// Returns the number of taps, itself included, for a finger that would touch down at a point.
  /// > Assumed: only taps on the same view are counted together.
  func count(at point: CGPoint, on view: AnyObject?, time: TimeInterval) -> Int {
    guard let lastTime, time - lastTime <= Self.interval, view === lastView, Self.isNear(point, lastPoint) else {
      return 1
    }
    return lastCount + 1
  }

  /// Adds a finger that has lifted, with its number of taps: it has made a tap if it lifts where it touched down.
  mutating func add(_ count: Int, from start: CGPoint, to end: CGPoint, on view: AnyObject?, time: TimeInterval) {
    lastTime = Self.isNear(start, end) ? time : nil
    lastPoint = end
    lastCount = count
    lastView = view
  }

  package static func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) <= reach && abs(one.y - other.y) <= reach
  }
}
