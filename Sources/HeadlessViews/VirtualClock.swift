import Foundation
import HeadlessReporting

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

  /// How much may happen at one and the same time, before it counts as something that asks for itself for ever.
  ///
  /// > Assumed: far above what any interface waits for.
  private static let limit = 10_000

  /// Runs `body` when the clock has gone on by `delay` seconds; a delay below zero means at the next advance.
  ///
  /// A delay that is not a number is reported and taken as zero.
  ///
  /// - Parameters:
  ///   - delay: How long from now, in seconds.
  ///   - body: What happens then.
  /// - Returns: What to ``cancel(_:)`` it by.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Token {
    if delay.isNaN { refuse("schedule(after:_:)", "\(delay) is no delay; zero is taken.") }
    made += 1
    alarms.append(Alarm(time: now + max(0, delay.isNaN ? 0 : delay), order: made, ring: body))
    return Token(order: made)
  }

  /// Takes back what was scheduled, if it has not happened yet.
  public func cancel(_ token: Token) {
    alarms.removeAll { $0.order == token.order }
  }

  /// Lets time go by: what falls due happens in the order of its time, each at its own time.
  ///
  /// A time below zero or without end is reported and changes nothing.
  public func advance(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds >= 0 else {
      refuse("advance(by:)", "time does not go on by \(seconds) seconds; it stays as it is.")
      return
    }
    let end = now + seconds
    var rung = 0
    while let index = nextAlarm(until: end) {
      let alarm = alarms.remove(at: index)
      rung = alarm.time > now ? 1 : rung + 1
      if rung > Self.limit {
        refuse("advance(by:)", "\(Self.limit) things happened at \(now) seconds; the next one was dropped.")
        break
      }
      now = max(now, alarm.time)
      alarm.ring()
    }
    now = max(now, end)
  }

  private func refuse(_ member: String, _ problem: String) {
    IssueReporting.report(
      IssueReport(place: "VirtualClock.\(member)", problem: problem, cure: "Give finite seconds, zero or more."))
  }

  private func nextAlarm(until end: TimeInterval) -> Int? {
    let next = alarms.indices.min { (alarms[$0].time, alarms[$0].order) < (alarms[$1].time, alarms[$1].order) }
    return next.flatMap { alarms[$0].time <= end ? $0 : nil }
  }
}
