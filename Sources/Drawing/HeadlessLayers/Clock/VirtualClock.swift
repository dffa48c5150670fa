import Foundation
import HeadlessReporting
import Synchronization

/// An object that schedules callbacks, and that messages about them name.
@MainActor package protocol ClockUser: AnyObject {
  var nameInMessages: String { get }
  var retainedTarget: AnyObject? { get }
}

/// The time of a screen, which only ``advance(by:)`` changes: no test waits for it.
@preconcurrency @MainActor public final class VirtualClock {
  private struct Ring {
    let body: @MainActor () -> Void
    let owner: (any ClockUser)?
  }

  /// The identity of a scheduled callback, until it runs or is cancelled.
  public struct Token: Hashable, Sendable {
    /// Later tokens have higher ones.
    let rank: Int
  }

  /// Now, in seconds since the screen was made; readable from any thread.
  public nonisolated private(set) var now: TimeInterval {
    get { TimeInterval(bitPattern: bits.load(ordering: .relaxed)) }
    set { bits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  private nonisolated let bits = Atomic<UInt64>(0)
  private var alarms = AlarmQueue()
  private var rings: [Int: Ring] = [:]
  private var made = 0
  /// The number of callbacks that led to the running one, each scheduled by the one before it for the same time.
  private var depth = 0
  /// The number of callbacks that led to the running one, each scheduled by the one before it.
  private var chain = 0
  /// The number of callbacks that have run at the current time and that others scheduled for the same time.
  private var simultaneousCount = 0
  private var isAdvancing = false
  /// The closure that ends the turn of the run loop; the screen sets it while work waits for the end of the turn.
  package var endTurn: (@MainActor () -> Void)?
  /// The number of calls of ``advance(by:)`` within one another.
  private var nesting = 0

  package nonisolated init() {}

  /// The clock of the current scope: the main screen's.
  package nonisolated static var current: VirtualClock { ScreenScope.current.clock }

  package var scheduledCount: Int { rings.count }

  /// The owners of the scheduled callbacks, in the order of scheduling, for those that have one.
  package var scheduledOwners: [any ClockUser] {
    rings.sorted { $0.key < $1.key }.compactMap(\.value.owner)
  }

  /// The time of the next callback, in seconds; nil for none.
  package var nextTime: TimeInterval? {
    while let alarm = alarms.first, rings[alarm.rank] == nil { alarms.removeFirst() }
    return alarms.first?.time
  }

  /// Begins again at 0, with nothing scheduled.
  package func reset() { (now, alarms, rings, endTurn) = (0, AlarmQueue(), [:], nil) }

  // MARK: Time

  /// The largest number of callbacks at one time of which each schedules the next one without a delay.
  /// > Assumed: far above what any interface waits for.
  private static let depthLimit = 10_000

  /// The largest number of callbacks in one advance of which each schedules the next one.
  /// > Assumed: 60 times per second for more than four hours.
  private static let chainLimit = 1_000_000

  /// The largest number of callbacks without a delay at one time, where each callback schedules several.
  /// > Assumed: far above what any interface does at one time.
  private static let simultaneousLimit = 100_000

  /// Schedules `body` to run when the clock has advanced by `delay` seconds; a delay below zero means the next advance.
  ///
  /// A delay that is NaN is reported, and zero is used.
  ///
  /// - Parameters:
  ///   - delay: The delay from now, in seconds.
  ///   - body: The callback.
  /// - Returns: The token for ``cancel(_:)``.
  /// - Complexity: O(log *n*) for *n* scheduled callbacks.
  @discardableResult public func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Token {
    schedule(after: delay, for: nil, body)
  }

  /// Schedules a callback, as ``schedule(after:_:)`` does, for an object that messages name.
  package func schedule(
    after delay: TimeInterval, for owner: (any ClockUser)?, _ body: @escaping @MainActor () -> Void
  ) -> Token {
    if delay.isNaN { report("schedule(after:_:)", "\(delay) is not a delay; using 0.", cure: Self.finiteCure) }
    made += 1
    let delay = max(0, delay.isNaN ? 0 : delay)
    alarms.insert(
      Alarm(
        time: now + delay, rank: made, depth: isAdvancing && now + delay <= now ? depth + 1 : 0,
        chain: isAdvancing ? chain + 1 : 0))
    rings[made] = Ring(body: body, owner: owner)
    return Token(rank: made)
  }

  /// Cancels a callback that has not run yet.
  ///
  /// - Complexity: Amortized O(1).
  public func cancel(_ token: Token) {
    guard rings.removeValue(forKey: token.rank) != nil else { return }
    // A cancelled alarm stays in the queue until its time; a queue that consists mostly of them is filtered.
    if alarms.count > 64, alarms.count > 2 * rings.count { alarms.removeAll(except: { rings[$0.rank] != nil }) }
  }

  /// Advances the time: scheduled callbacks run in the order of their times, each at its own time.
  ///
  /// Each time is a turn of the run loop: work that is scheduled for the end of a turn runs before the next time.
  ///
  /// A time that is negative or not finite is reported and changes nothing. Callbacks that schedule each other
  /// endlessly are dropped and reported; all others run at their times.
  ///
  /// - Complexity: O(log *n*) for each callback that is due, for *n* scheduled ones; idle time costs nothing.
  public func advance(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds >= 0 else {
      return report(
        "advance(by:)", "Expected zero or more finite seconds; got \(seconds); the time is unchanged.",
        cure: Self.finiteCure)
    }
    guard nesting < CallbackNesting.limit else {
      return report(
        "advance(by:)",
        "Expected callbacks that end; got \(nesting) calls within one another; the time is unchanged.",
        cure: "Don't advance the time in a callback that schedules itself.")
    }
    nesting += 1
    defer { nesting -= 1 }
    let end = now + seconds
    let outer = (isAdvancing, depth, chain)
    if !isAdvancing { simultaneousCount = 0 }
    isAdvancing = true
    defer { (isAdvancing, depth, chain) = outer }
    while let alarm = nextAlarm(until: end) {
      alarms.removeFirst()
      guard let ring = rings.removeValue(forKey: alarm.rank), isWithinLimits(alarm) else { continue }
      (depth, chain) = (alarm.depth, alarm.chain)
      now = max(now, alarm.time)
      ring.body()
    }
    now = max(now, end)
  }

  /// Returns the next alarm until a time, after the end of the turn where that is later than now.
  private func nextAlarm(until end: TimeInterval) -> Alarm? {
    if let endTurn, alarms.first.map({ $0.time > now || $0.time > end }) ?? true {
      // The work at the end of the turn may schedule callbacks.
      endTurn()
    }
    return alarms.first.flatMap { $0.time <= end ? $0 : nil }
  }

  /// Returns whether a callback that is due may run: one of an endless series is dropped and reported.
  private func isWithinLimits(_ alarm: Alarm) -> Bool {
    if alarm.time > now { simultaneousCount = 0 }
    if alarm.depth > 0 { simultaneousCount += 1 }
    if alarm.depth >= Self.depthLimit {
      let series = "\(Self.depthLimit) callbacks, each scheduled by the one before it, ran at \(now) seconds"
      reportEndless("\(series); the next one was dropped.")
    } else if alarm.depth > 0, simultaneousCount > Self.simultaneousLimit {
      // The rest is dropped without a report.
      if simultaneousCount > Self.simultaneousLimit + 1 { return false }
      let series = "\(Self.simultaneousLimit) callbacks, scheduled by others without a delay, ran at \(now) seconds"
      reportEndless("\(series); the rest of them was dropped.")
    } else if alarm.chain >= Self.chainLimit {
      let series = "\(Self.chainLimit) callbacks, each scheduled by the one before it, ran in one advance"
      reportEndless("\(series); the next one was dropped.")
    } else {
      return true
    }
    return false
  }

  private func reportEndless(_ problem: String) {
    report("advance(by:)", problem, cure: "Stop scheduling the callback again, or pass a delay greater than 0.")
  }

  private static let finiteCure = "Pass finite seconds, zero or more."

  private func report(_ member: String, _ problem: String, cure: String) {
    IssueReporting.report(place: "VirtualClock.\(member)", problem: problem, cure: cure)
  }
}
