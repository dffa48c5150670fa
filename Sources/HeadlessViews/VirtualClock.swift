import Foundation

/// The time of a screen, which goes on only when told to: no test waits for it.
@MainActor
public final class VirtualClock {
  private struct Alarm {
    let time: TimeInterval
    let order: Int
    let ring: @MainActor () -> Void
  }

  /// Stands for something to happen at a time, until it happens or is cancelled.
  public struct Token: Hashable, Sendable {
    fileprivate let order: Int
  }

  /// Now, in seconds since the screen was made.
  public private(set) var now: TimeInterval = 0

  private var alarms: [Alarm] = []
  private var made = 0

  nonisolated init() {}

  /// Runs `body` when the clock has gone on by `delay` seconds.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Token {
    made += 1
    alarms.append(Alarm(time: now + max(delay, 0), order: made, ring: body))
    return Token(order: made)
  }

  /// Takes back what was scheduled, if it has not happened yet.
  public func cancel(_ token: Token) {
    alarms.removeAll { $0.order == token.order }
  }

  /// Lets time go by: what falls due happens in the order of its time, each at its own time.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(seconds, 0)
    while let index = nextAlarm(until: end) {
      let alarm = alarms.remove(at: index)
      now = max(now, alarm.time)
      alarm.ring()
    }
    now = max(now, end)
  }

  private func nextAlarm(until end: TimeInterval) -> Int? {
    let next = alarms.indices.min { (alarms[$0].time, alarms[$0].order) < (alarms[$1].time, alarms[$1].order) }
    return next.flatMap { alarms[$0].time <= end ? $0 : nil }
  }
}
