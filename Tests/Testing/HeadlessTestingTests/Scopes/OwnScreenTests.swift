import HeadlessKit
import HeadlessTesting
import Synchronization

/// The screen and the clock that each test has without a trait.
@MainActor struct OwnScreenTests {
  nonisolated private static let rows = Array(0..<8)

  @Test(arguments: rows, [0.5, 0.5])
  func `each test has a clock that begins at 0, and a screen without windows`(row: Int, wait: TimeInterval) async {
    let screen = Screen.main
    #expect(screen.clock.now == 0 && screen.visibleWindows.isEmpty)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    for step in 1...4 {
      screen.advance(by: wait)
      await Task.yield()
      #expect(Screen.main === screen && screen.clock.now == Double(step) * wait)
      expectEqual(screen.visibleWindows, [window])
    }
  }

  @Test(arguments: rows) func `an animation of one test ends only by the time of this test`(row: Int) async {
    var count = 0
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    Screen.main.flush()
    View.animate(withDuration: 1, animations: { window.alpha = 0.5 }, completion: { _ in count += 1 })
    for _ in 0..<4 {
      Screen.main.advance(by: 0.2)
      await Task.yield()
    }
    expectEqual(count, 0)
    Screen.main.advance(by: 0.3)
    expectEqual(count, 1)
  }

  @Test(arguments: rows) func `tasks of a test have its screen, with any priority`(row: Int) async {
    let screen = Screen.main
    #expect(await Task { Screen.main }.value === screen)
    #expect(await Task(priority: .background) { @concurrent in Screen.main }.value === screen)
    async let child = Screen.main
    #expect(await child === screen)
  }

  @Test func `a scope within a test precedes the screen of the test, which is there again after it`() {
    let screen = Screen.main
    Screen.withMain(Screen(scale: 3)) { #expect(Screen.main.scale == 3 && Screen.main !== screen) }
    #expect(Screen.main === screen)
  }

  @Test(.screen(scale: 3)) func `a trait has a clock that begins at 0`() {
    expectEqual(Screen.main.clock.now, 0)
    Screen.main.advance(by: 5)
  }

  @Test(.device(.iPhone16), .userInterfaceStyle(.dark))
  func `a callback of a queue, which belongs to no test, has the screen that was used last on the main actor`() {
    let screen = Screen.main
    #expect(Self.screenOnQueue() === screen && screen.traitCollection.userInterfaceStyle == .dark)
    Screen.withMain(Screen(scale: 3)) {
      let inner = Screen.main
      #expect(Self.screenOnQueue() === inner)
    }
    #expect(Self.screenOnQueue() === screen)
  }

  @Test func `asynchronous code has another screen for a scope`() async {
    let other = Screen(scale: 3)
    await other.runAsMain {
      await Task.yield()
      #expect(Screen.main === other)
    }
    #expect(Screen.main !== other)
  }

  private static func screenOnQueue() -> Screen? {
    let found = Mutex<Screen?>(nil)
    let end = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      found.withLock { $0 = Screen.main }
      end.signal()
    }
    end.wait()
    return found.withLock { $0 }
  }
}
