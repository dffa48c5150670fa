import HeadlessTesting
import Synchronization
import UIKit

@MainActor @Suite("Targets of timers") struct TimerReleaseTests {
  final class Ticker {
    var timer: Timer?
    private(set) var count = 0
    func tick() { count += 1 }
    deinit { timer?.invalidate() }
  }

  private static let tick = Selector(Ticker.tick, named: "tick")

  @Test(arguments: [true, false])
  func `the failure of a retained target names its timer and the method`(repeats: Bool) {
    let messages = Mutex<[String]>([])
    var timer: Timer?
    withKnownIssue {
      expectReleased {
        let ticker = Ticker()
        timer = .scheduledTimer(timeInterval: 60, target: ticker, selector: Self.tick, userInfo: nil, repeats: repeats)
        return [ticker]
      }
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    timer?.invalidate()
    #expect(
      messages.withLock { $0 } == [
        """
        Expected the objects to be released; still retained:
        <Ticker>: a timer that calls its method tick retains it
        """
      ])
  }

  @Test func `a timer that has ended releases its target, which may retain the timer`() {
    for repeats in [true, false] {
      expectReleased {
        let ticker = Ticker()
        let timer = Timer.scheduledTimer(
          timeInterval: 60, target: ticker, selector: Self.tick, userInfo: nil, repeats: repeats)
        ticker.timer = timer
        if repeats { timer.invalidate() } else { timer.fire() }
        return [ticker]
      }
    }
  }

  @Test func `a timer that its run loop has fired once releases its target, which retains the timer`() {
    expectReleased {
      let ticker = Ticker()
      let timer = Timer(timeInterval: 0, target: ticker, selector: Self.tick, userInfo: nil, repeats: false)
      ticker.timer = timer
      RunLoop.current.add(timer, forMode: .default)
      for _ in 0..<1000 where timer.isValid { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
      #expect(ticker.count == 1 && !timer.isValid)
      return [ticker]
    }
  }
}
