import Foundation
import HeadlessLayers
import HeadlessViews
import Testing
import XCTest

extension Trait where Self == ScopeTrait {
  /// Moves the clock of the test's screen while the test waits for real time, such as in `Task.sleep`.
  ///
  /// Callbacks that are due during a wait have run when it ends.
  public static var waitsMoveClock: Self {
    ScopeTrait { body in
      let time = await RealTime(on: Screen.main)
      do {
        try await RealTime.$current.withValue(time) { try await body() }
      } catch {
        await time.stop()
        throw error
      }
      await time.stop()
    }
  }
}

extension XCTestCase {
  /// Moves the clock of the test's screen while the test waits for real time, until it ends; call it in `setUp()`.
  ///
  /// It applies to `wait(for:timeout:)`, `waitForExpectations(timeout:)`, `fulfillment(of:)`,
  /// `RunLoop.main.run(until:)` and `Task.sleep`. Callbacks that are due during a wait have run when it ends.
  public func waitsMoveClock() {
    let time = Self.onMainThread { RealTime() }
    addTeardownBlock { Self.onMainThread { time.stop() } }
  }

  /// Runs code on the main thread, which serves its queue while it waits for an asynchronous test.
  private static func onMainThread<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if MainThread.isCurrent { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}
