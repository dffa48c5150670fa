import HeadlessKit
import HeadlessTesting

@MainActor @Suite("DisplayLink", .screen(scale: 2), .reportsIssuesAsFailures) struct DisplayLinkTests {
  @MainActor final class Counter {
    var stamps: [TimeInterval] = []
    var plain = 0
    func step(_ link: DisplayLink) { stamps.append(link.timestamp) }
    func tick() { plain += 1 }
    func unfit(_ button: Button) {}
  }

  let counter = Counter()

  private func link(_ change: (DisplayLink) -> Void = { _ in }) -> DisplayLink {
    let link = DisplayLink(target: counter, selector: Selector(Counter.step, named: "step"))
    change(link)
    link.add(to: .main, forMode: .common)
    return link
  }

  @Test func `it calls at every sixtieth of a second, with the time of the frame`() {
    let link = link()
    expectEqual(link.timestamp, 0)
    Screen.main.advance(by: 0.05)
    let frame: TimeInterval = 1 / 60
    #expect(counter.stamps == [frame, 2 * frame, 3 * frame] && link.duration == frame)
    expectEqual(link.targetTimestamp, 4.0 / 60)
    for _ in 0..<6 { Screen.main.advance(by: 1.0 / 60) }
    expectEqual(counter.stamps.count, 9, "sums of sixtieths meet the frames")
  }

  @Test(arguments: [(30, 3), (20, 2), (0, 6), (-1, 6), (45, 6)])
  func `lower rates divide sixty`(preferred: Int, calls: Int) {
    _ = link { $0.preferredFramesPerSecond = preferred }
    Screen.main.advance(by: 0.1)
    expectEqual(counter.stamps.count, calls)
  }

  @Test func `a range's preferred rate counts`() {
    let link = link { $0.preferredFrameRateRange = FrameRateRange(minimum: 10, maximum: 60, preferred: 30) }
    Screen.main.advance(by: 0.1)
    #expect(counter.stamps.count == 3 && link.preferredFramesPerSecond == 30)
  }

  @Test func `a paused link continues with the next frame`() {
    let link = link()
    link.isPaused = true
    Screen.main.advance(by: 1)
    expectEqual(counter.stamps, [])
    link.isPaused = false
    Screen.main.advance(by: 1.5 / 60)
    expectEqual(counter.stamps, [61.0 / 60] as [TimeInterval])
  }

  @Test func `an invalid link calls nothing and releases its target`() {
    var target: Counter? = Counter()
    weak let watched = target
    let link = target.map { DisplayLink(target: $0, selector: Counter.tick) }
    link?.add(to: .current, forMode: .default)
    Screen.main.advance(by: 0.02)
    expectEqual(target?.plain, 1)
    target = nil
    #expect(watched != nil, "a link retains its target")
    link?.invalidate()
    expectNil(watched)
    link?.add(to: .main, forMode: .common)
    Screen.main.advance(by: 1)
    expectEqual(link?.timestamp, 1.0 / 60)
  }

  @Test func `a link that is removed calls nothing until it is added again`() {
    let link = link()
    link.remove(from: .main, forMode: .common)
    Screen.main.advance(by: 0.1)
    expectEqual(counter.stamps, [])
    link.add(to: .main, forMode: .common)
    Screen.main.advance(by: 1.0 / 60)
    expectEqual(counter.stamps.count, 1)
  }

  @Test func `a method with another parameter is reported once`() {
    let link = DisplayLink(target: counter, selector: Selector(Counter.unfit, named: "unfit"))
    link.add(to: .main, forMode: .common)
    let reports = IssueReporting.collect { Screen.main.advance(by: 1) }
    #expect(reports.count == 1 && reports[0].problem.contains("has no \"unfit\" that takes a DisplayLink"))
  }

  @Test func `the screen makes links`() {
    let link = Screen.main.displayLink(withTarget: counter, selector: Selector(Counter.tick, named: "tick"))
    link?.add(to: .main, forMode: .common)
    Screen.main.advance(by: 0.05)
    expectEqual(counter.plain, 3)
  }

  @Test(arguments: [Float.infinity, .nan, 1e38, -1])
  func `rates and times that no frame has a number for do no harm`(rate: Float) {
    let link = link { $0.preferredFrameRateRange = FrameRateRange(minimum: 0, maximum: rate) }
    Screen.main.advance(by: 0.05)
    #expect(!counter.stamps.isEmpty)
    link.isPaused = true
    Screen.main.advance(by: 1e300)
    link.isPaused = false
    link.invalidate()
  }
}
