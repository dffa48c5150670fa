import Foundation
import HeadlessReporting
import Synchronization

/// The time of a screen, which goes on only when told to: no test waits for it.
@preconcurrency @MainActor
public final class VirtualClock {
  private typealias Ring = @MainActor () -> Void

  /// Stands for something to happen at a time, until it happens or is cancelled.
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
  /// How many alarms led to what rings now, one at the same time setting the next one.
  private var depth = 0
  private var isAdvancing = false

  nonisolated init() {}

  /// How often something may ask for itself at one and the same time, before that counts as for ever.
  ///
  /// > Assumed: far above what any interface waits for.
  private static let limit = 10_000

  /// How often something may ask for itself while time goes on once.
  ///
  /// > Assumed: 60 times a second for more than four hours.
  private static let chainLimit = 1_000_000

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
    let delay = max(0, delay.isNaN ? 0 : delay)
    alarms.insert(
      Alarm(
        time: now + delay, rank: made, depth: isAdvancing && now + delay <= now ? depth + 1 : 0,
        chain: isAdvancing ? chain + 1 : 0))
    rings[made] = body
    return Token(rank: made)
  }

  private var chain = 0

  /// Takes back what was scheduled, if it has not happened yet.
  public func cancel(_ token: Token) {
    guard rings.removeValue(forKey: token.rank) != nil else { return }
    // What was taken back stays in the queue until its time; a queue of little else is made anew.
    if alarms.count > 64, alarms.count > 2 * rings.count { alarms.keep { rings[$0.rank] != nil } }
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
    let outer = (isAdvancing, depth, chain)
    isAdvancing = true
    defer { (isAdvancing, depth, chain) = outer }
    while let alarm = alarms.first, alarm.time <= end {
      alarms.removeFirst()
      guard let ring = rings.removeValue(forKey: alarm.rank) else { continue }
      if alarm.depth >= Self.limit {
        refuse("advance(by:)", "\(Self.limit) things happened at \(now) seconds; the next one was dropped.")
        break
      }
      if alarm.chain >= Self.chainLimit {
        refuse("advance(by:)", "something asked for itself \(Self.chainLimit) times; the next one was dropped.")
        break
      }
      (depth, chain) = (alarm.depth, alarm.chain)
      now = max(now, alarm.time)
      ring()
    }
    now = max(now, end)
  }

  private func refuse(_ member: String, _ problem: String) {
    IssueReporting.report(
      IssueReport(place: "VirtualClock.\(member)", problem: problem, cure: "Give finite seconds, zero or more."))
  }
}
