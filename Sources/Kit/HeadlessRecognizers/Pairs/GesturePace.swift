import Foundation

/// The velocity of a number, by the seconds of the clock.
struct GesturePace {
  private var last: (time: TimeInterval, value: CGFloat)?
  /// The change of the number in a second; 0 while the clock does not advance.
  private(set) var velocity: CGFloat = 0

  /// Adds the number at a time; only the last two times are used.
  mutating func add(_ value: CGFloat, at time: TimeInterval) {
    guard let last else { return self.last = (time, value) }
    guard time > last.time else { return }
    velocity = (value - last.value) / CGFloat(time - last.time)
    self.last = (time, value)
  }

  /// Continues from another number, with a velocity of zero.
  mutating func restart(at value: CGFloat) {
    velocity = 0
    last = last.map { ($0.time, value) }
  }
}
