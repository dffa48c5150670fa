import HeadlessKit
import HeadlessTesting
import XCTest

/// The screen and the clock of each test of XCTest: each begins at 0, in any order.
final class XCTestScreenTests: XCTestCase {
  private func advance() {
    MainActor.assumeIsolated {
      XCTAssertEqual(Screen.main.clock.now, 0)
      XCTAssert(Screen.main.visibleWindows.isEmpty)
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      Screen.main.advance(by: 3)
      XCTAssertEqual(Screen.main.clock.now, 3)
    }
  }

  func testTheFirstBeginsAtZero() { advance() }
  func testTheSecondBeginsAtZero() { advance() }

  @MainActor func testTasksAndQueuesHaveTheScreenOfTheTest() async {
    let screen = Screen.main
    screen.advance(by: 1)
    let detached = await Task.detached { Screen.main }.value
    XCTAssert(detached === screen)
    let queued = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: Screen.main) }
    }
    XCTAssert(queued === screen)
  }
}

final class XCTestAsynchronousWaitTests: XCTestCase {
  override func setUp() async throws { waitsMoveClock() }

  func testAnExpectationOffTheMainActorIsFulfilledByTheClock() async {
    let end = expectation(description: "end")
    await MainActor.run { _ = Screen.main.clock.schedule(after: 0.1) { end.fulfill() } }
    await fulfillment(of: [end], timeout: 10)
  }
}

final class XCTestWaitTests: XCTestCase {
  private static let wait = 0.1

  override func setUp() {
    super.setUp()
    waitsMoveClock()
  }

  /// Schedules a callback for the end of the wait, waits, and checks that it has run.
  private func check(fulfilling expectation: XCTestExpectation? = nil, _ wait: () -> Void) {
    let count = MainActor.assumeIsolated {
      let count = Count()
      Screen.main.clock.schedule(after: Self.wait) {
        count.value += 1
        expectation?.fulfill()
      }
      return count
    }
    wait()
    MainActor.assumeIsolated { XCTAssertEqual(count.value, 1) }
  }

  func testARunLoopMovesTheClock() { check { RunLoop.main.run(until: Date(timeIntervalSinceNow: Self.wait)) } }

  func testAnExpectationIsFulfilledByTheClock() {
    let end = expectation(description: "end")
    check(fulfilling: end) { wait(for: [end], timeout: 10) }
  }

  @MainActor func testAllExpectationsAreFulfilledByTheClock() async {
    let end = expectation(description: "end")
    Screen.main.clock.schedule(after: Self.wait) { end.fulfill() }
    waitForAllExpectations()
  }

  @MainActor private func waitForAllExpectations() { waitForExpectations(timeout: 10) }

  func testAnInvertedExpectationMovesTheClock() {
    let never = expectation(description: "never")
    never.isInverted = true
    check { wait(for: [never], timeout: Self.wait) }
  }

  @MainActor func testASleepMovesTheClock() async throws {
    let count = Count()
    Screen.main.clock.schedule(after: Self.wait) { count.value += 1 }
    try await Task.sleep(for: .seconds(Self.wait))
    XCTAssertEqual(count.value, 1)
  }

  @MainActor func testAnAsynchronousExpectationIsFulfilledByTheClock() async {
    let end = expectation(description: "end")
    Screen.main.clock.schedule(after: Self.wait) { end.fulfill() }
    await fulfillment(of: [end], timeout: 10)
  }
}

final class XCTestStillClockTests: XCTestCase {
  func testWithoutTheWordAWaitMovesNoClock() {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    MainActor.assumeIsolated { XCTAssertEqual(Screen.main.clock.now, 0) }
  }
}

@MainActor private final class Count { var value = 0 }
