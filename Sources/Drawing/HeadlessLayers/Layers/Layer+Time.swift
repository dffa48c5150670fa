import Foundation

/// The time of layers, each of which may change the time of its sublayers.
extension Layer {
  /// The times of this layer and its superlayers, where they have one of their own, this one first.
  private var timed: [MediaTimes] {
    sequence(first: self) { $0.superlayer }.compactMap { $0.rare.isEmpty ? nil : $0.rare.times }
  }

  package final func localTime(at clockTime: TimeInterval) -> TimeInterval {
    timed.reversed().reduce(clockTime) { $1.localTime(at: $0) }
  }

  /// Returns the clock's time at a time of the layer; a paused layer is treated as running.
  final func clockTime(at time: TimeInterval) -> TimeInterval {
    timed.reduce(time) { $1.parentTime(at: $0) ?? $0 }
  }

  /// Returns the clock's time at a time of the layer; infinite where the layer is paused before it.
  final func alarmTime(at time: TimeInterval) -> TimeInterval {
    timed.reduce(time) { $1.parentTime(at: $0) ?? .infinity }
  }

  final func setTime(_ member: String, _ value: TimeInterval, _ change: (inout MediaTimes) -> Void) {
    guard isFinite(value, member) else { return }
    change(&rare.times)
    guard MainThread.isCurrent else { return }
    MainThread.run(with: self) { $0.rescheduleAnimations() }
  }

  /// Stores a time, which may be infinite; it has no other effect.
  final func storeTime(_ member: String, _ value: TimeInterval, _ change: (inout MediaTimes) -> Void) {
    if value.isNaN {
      refuse(member, value: "\(value)", because: "is not a number", cure: "Pass a number; it may be infinite.")
    } else {
      change(&rare.times)
    }
  }

  /// Reschedules the running animations of this layer and its descendants, without recursion.
  @MainActor private func rescheduleAnimations() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      for animation in layer.rare.animations.all { animation.schedule() }
      waiting += layer.ownSublayers
      waiting += layer.layerOwner?.madeLayersBelow ?? []
    }
  }

  package final var clock: VirtualClock { nearestOwned?.onOwner { $0.layerClock } ?? VirtualClock.current }

  /// The layer of a view that is nearest: this one or one above.
  final var nearestOwned: Layer? { sequence(first: self) { $0.parent }.first { $0.layerOwner != nil } }
}
