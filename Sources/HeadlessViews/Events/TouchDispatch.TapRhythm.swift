import Foundation

/// Counts taps in quick succession.
@MainActor
package struct TapRhythm {
  /// The longest time from one tap's lifting to the next tap's touching down, in seconds.
  ///
  /// > Reported: 0.35, the value that other code of Apple's gives a tap recognizer of the system; not documented.
  package nonisolated static let interval: TimeInterval = 0.35

  /// How far a tap may stray, and how far from the last one the next may be, along each axis, in points.
  ///
  /// > Reported: 45, from the same place as ``interval``.
  nonisolated static let reach: CGFloat = 45

  private var lastTime: TimeInterval?
  private var lastPoint = CGPoint.zero
  private var lastCount = 0
  private weak var lastView: View?

  nonisolated init() {}

  /// How many taps a finger makes that would touch down on a view, itself included.
  ///
  /// > Assumed: only taps on the same view count together.
  func count(at point: CGPoint, on view: View?, time: TimeInterval) -> Int {
    guard let lastTime, time - lastTime <= Self.interval, view === lastView,
      Self.isNear(point, lastPoint)
    else { return 1 }
    return lastCount + 1
  }

  /// A finger that lifts where it touched down has made a tap.
  mutating func end(_ touch: Touch, from start: CGPoint) {
    let point = touch.location(in: nil)
    guard Self.isNear(start, point) else {
      lastTime = nil
      return
    }
    lastTime = touch.timestamp
    lastPoint = point
    lastCount = touch.tapCount
    lastView = touch.view
  }

  package nonisolated static func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) <= reach && abs(one.y - other.y) <= reach
  }
}
