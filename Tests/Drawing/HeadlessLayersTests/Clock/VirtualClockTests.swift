import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Virtual clock", .reportsIssuesAsFailures) struct VirtualClockTests {
  let log = Log()
  let clock = Screen().clock

  /// The number of callbacks that ran, for those that schedule themselves.
  private final class Counts { var runs = 0 }
  private let counts = Counts()

  @Test func `its time changes only in its own advance(by:), not in another screen's`() {
    Screen().clock.advance(by: 5)
    expectEqual(clock.now, 0)
    clock.advance(by: 1.5)
    clock.advance(by: 0)
    expectEqual(clock.now, 1.5)
  }

  @Test func `what falls due happens in the order of its time, each at its own time`() {
    for (name, delay) in [("late", 3.0), ("early", 1), ("first of two", 2), ("second of two", 2), ("never", 9)] {
      clock.schedule(after: delay) { [log, unowned clock] in log.write("\(name)@\(clock.now)") }
    }
    expectEqual(log.lines { clock.advance(by: 3) }, "early@1.0 first of two@2.0 second of two@2.0 late@3.0")
    expectEqual(clock.now, 3)
  }

  @Test func `what is cancelled does not happen; cancelling twice is nothing`() {
    let token = clock.schedule(after: 1) { [log] in log.write("rings") }
    clock.cancel(token)
    clock.cancel(token)
    expectEqual(log.lines { clock.advance(by: 2) }, "")
  }

  @Test func `a callback that is scheduled during an advance runs in it if it is due`() {
    clock.schedule(after: 1) { [log, unowned clock] in
      log.write("outer")
      clock.schedule(after: 1) { log.write("inner@\(clock.now)") }
      clock.schedule(after: 5) { log.write("later") }
    }
    expectEqual(log.lines { clock.advance(by: 3) }, "outer inner@2.0")
  }

  @Test func `a delay of zero or below waits for the next advance`() {
    clock.schedule(after: 0) { [log] in log.write("zero") }
    clock.schedule(after: -1) { [log] in log.write("below") }
    #expect(log.lines { clock.advance(by: 0) } == "zero below" && clock.now == 0)
  }

  @Test func `an advance inside an advance never decreases the time`() {
    clock.schedule(after: 1) { [unowned clock] in clock.advance(by: 10) }
    clock.advance(by: 2)
    expectEqual(clock.now, 11)
  }

  @Test(arguments: [-1, TimeInterval.nan, .infinity])
  func `time does not go back or to the end`(seconds: TimeInterval) {
    let reports = IssueReporting.collect { clock.advance(by: seconds) }
    expectEqual(clock.now, 0)
    let message =
      "VirtualClock.advance(by:): Expected zero or more finite seconds; got \(seconds); the time is unchanged. "
      + "Pass finite seconds, zero or more."
    expectEqual(reports.map(\.description), [message])
  }

  @Test func `a delay of NaN is reported and treated as zero`() {
    let reports = IssueReporting.collect { clock.schedule(after: .nan) { [log] in log.write("rings") } }
    expectEqual(reports.map(\.problem), ["nan is not a delay; using 0."])
    expectEqual(log.lines { clock.advance(by: 0) }, "rings")
  }

  @Test func `something that asks for itself at the same time for ever is stopped and reported`() {
    @MainActor func again() {
      counts.runs += 1
      clock.schedule(after: 0) { again() }
    }
    clock.schedule(after: 1) { again() }
    let reports = IssueReporting.collect { clock.advance(by: 2) }
    #expect(counts.runs == 10_000 && clock.now == 2)
    let message = """
      VirtualClock.advance(by:): 10000 callbacks, each scheduled by the one before it, ran at 1.0 seconds; \
      the next one was dropped. Stop scheduling the callback again, or pass a delay greater than 0.
      """
    expectEqual(reports.map(\.description), [message])
  }

  @Test func `callbacks beside one without end run in the same advance, each at its own time`() {
    @MainActor func again() { clock.schedule(after: 0) { again() } }
    clock.schedule(after: 0.5) { [log, unowned clock] in
      log.write("before@\(clock.now)")
      clock.schedule(after: 0.25) { log.write("nested@\(clock.now)") }
    }
    again()
    clock.schedule(after: 0.5) { again() }
    clock.schedule(after: 0.5) { [log, unowned clock] in log.write("beside@\(clock.now)") }
    clock.schedule(after: 1) { [log, unowned clock] in log.write("end@\(clock.now)") }
    var reports: [IssueReport] = []
    let lines = log.lines { reports = IssueReporting.collect { clock.advance(by: 1) } }
    expectEqual(lines, "before@0.5 beside@0.5 nested@0.75 end@1.0")
    #expect(reports.count == 2 && clock.now == 1)
    expectEqual(IssueReporting.collect { clock.advance(by: 1) }, [])
  }

  @Test func `callbacks of which each schedules two at the same time are stopped and reported`() {
    @MainActor func twice() {
      counts.runs += 1
      for _ in 1...2 { clock.schedule(after: 0) { twice() } }
    }
    clock.schedule(after: 1) { twice() }
    clock.schedule(after: 2) { [log, unowned clock] in log.write("later@\(clock.now)") }
    var reports: [IssueReport] = []
    let lines = log.lines { reports = IssueReporting.collect { clock.advance(by: 3) } }
    #expect(counts.runs == 100_001 && lines == "later@2.0")
    let message = """
      VirtualClock.advance(by:): 100000 callbacks, scheduled by others without a delay, ran at 1.0 seconds; \
      the rest of them was dropped. Stop scheduling the callback again, or pass a delay greater than 0.
      """
    expectEqual(reports.map(\.description), [message])
  }

  @Test func `callbacks that schedule each other with a delay are dropped after a million in one advance`() {
    @MainActor func again() {
      counts.runs += 1
      clock.schedule(after: 1e-9) { again() }
    }
    clock.schedule(after: 0) { again() }
    clock.schedule(after: 0.75) { [log, unowned clock] in log.write("beside@\(clock.now)") }
    var reports: [IssueReport] = []
    let lines = log.lines { reports = IssueReporting.collect { clock.advance(by: 1) } }
    #expect(counts.runs == 1_000_000 && lines == "beside@0.75" && clock.now == 1)
    let message =
      "1000000 callbacks, each scheduled by the one before it, ran in one advance; the next one was dropped."
    expectEqual(reports.map(\.problem), [message])
  }

  // MARK: The current clock

  @Test func `the current clock is the main screen's, in a scope and outside`() {
    let outer = VirtualClock.current
    #expect(outer === Screen.main.clock)
    let screen = Screen(scale: 3)
    Screen.withMain(screen) {
      #expect(VirtualClock.current === screen.clock && screen.clock !== outer)
    }
    #expect(VirtualClock.current === outer)
  }

  @Test func `a layer without a view uses the clock of the scope`() {
    let screen = Screen(scale: 2)
    Screen.withMain(screen) {
      let layer = Layer()
      layer.add(BasicAnimation.of("opacity", from: 0, to: 1), forKey: nil)
      screen.advance(by: 0.25)
      expectEqual(layer.presentation()?.opacity, 0.25)
    }
  }
}
