import Foundation

/// The frames that a screen shows: one at every sixtieth of a second of its clock.
extension VirtualClock {
  package nonisolated static var framesPerSecond: TimeInterval { 60 }

  /// The fraction of a frame by which the clock may be before it, as sums of sixtieths are not exact.
  package nonisolated static var frameLeeway: TimeInterval { 1e-6 }

  /// Returns the number of the last frame at a time, counted from the clock's beginning.
  package nonisolated static func frame(at time: TimeInterval) -> Int {
    // Times that no frame has a number for stay at the last one that has.
    Int(exactly: (time * framesPerSecond + frameLeeway).rounded(.down)) ?? Int.max / 2
  }

  /// Schedules a callback for the time of a frame, whose number may be a fraction.
  package func schedule(
    atFrame frame: TimeInterval, for owner: (any ClockUser)? = nil, _ body: @escaping @MainActor () -> Void
  ) -> Token {
    schedule(after: (frame - Self.frameLeeway) / Self.framesPerSecond - now, for: owner, body)
  }
}
