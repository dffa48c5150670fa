import HeadlessKit
import HeadlessTesting

/// Waits of Swift Testing that move the clock; those of XCTest are in `XCTestWaitTests`.
@MainActor struct RealTimeTests {
  private static let wait = Duration.milliseconds(100)

  @Test(.waitsMoveClock) func `what is due while a task sleeps has run when it continues`() async throws {
    var count = 0
    Screen.main.clock.schedule(after: 0.1) { count += 1 }
    try await Task.sleep(for: Self.wait)
    #expect(count == 1 && Screen.main.clock.now >= 0.1)
  }

  @Test(.waitsMoveClock, .screen(scale: 3)) func `the clock is the traits', before the word`() async throws {
    try await Task.sleep(for: Self.wait)
    #expect(Screen.main.scale == 3 && Screen.main.clock.now >= 0.1)
  }

  @Test(.screen(scale: 3), .waitsMoveClock) func `the clock is the traits', after the word`() async throws {
    try await Task.sleep(for: Self.wait)
    #expect(Screen.main.scale == 3 && Screen.main.clock.now >= 0.1)
  }

  @Test func `without the word a wait moves no clock`() async throws {
    try await Task.sleep(for: Self.wait)
    expectEqual(Screen.main.clock.now, 0)
  }
}
