import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Screens", .reportsIssuesAsFailures, .forgetsHooks) struct ScreenTests {
  @Test func `a screen has two pixels per point by default, and a new grid with a new scale`() {
    let screen = Screen()
    #expect(screen.scale == 2 && screen.grid == PixelGrid(scale: 2))
    expectEqual(screen.bounds, CGRect(x: 0, y: 0, width: 375, height: 667))
    expectEqual(Screen(scale: 3, size: CGSize(width: 10, height: 20)).bounds, CGRect(x: 0, y: 0, width: 10, height: 20))
    screen.scale = 3
    #expect(screen.scale == 3 && screen.grid.up(CGFloat(0.4)) == CGFloat(2) / 3)
  }

  @Test func `a screen is the main one for a scope, and the outer one is restored, also after an error`() {
    struct Failure: Error {}
    let outer = Screen.main
    let inner = Screen(scale: 1)
    let seen = Screen.withMain(inner) { Screen.main }
    #expect(seen === inner && Screen.main === outer)
    #expect(throws: Failure.self) { try Screen.withMain(inner) { throw Failure() } }
    #expect(Screen.main === outer)
  }

  @Test func `a window belongs to the screen it was made on`() {
    let screen = Screen(scale: 3, size: CGSize(width: 30, height: 40))
    let window = Screen.withMain(screen) { Window() }
    #expect(window.screen === screen && window.bounds == screen.bounds)
    window.makeKeyAndVisible()
    expectEqual(screen.visibleWindows, [window])
    #expect(!Screen.main.visibleWindows.contains(window))
  }

  nonisolated static let badScales: [(CGFloat, String)] = [
    (0, "0"), (-2, "-2"), (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
  ]

  @Test(arguments: badScales)
  func `a scale that is not finite and above 0 is reported and changes nothing, an initial one becomes 2`(
    scale: CGFloat, printed: String
  ) {
    func message(_ member: String, _ used: Int) -> String {
      """
      Screen.\(member): Expected a finite scale above 0; got \(printed); using \(used). \
      Pass the number of pixels per point: 1, 2 or 3.
      """
    }
    let screen = Screen(scale: 3)
    let reports = IssueReporting.collect {
      screen.scale = scale
      expectEqual(Screen(scale: scale).scale, 2)
    }
    #expect(reports.map(\.description) == [message("scale", 3), message("init(scale:size:)", 2)] && screen.scale == 3)
  }

  @Test func `an initial size that is negative or not finite is reported and becomes the default`() {
    var screen: Screen?
    let reports = IssueReporting.collect { screen = Screen(size: CGSize(width: CGFloat.nan, height: 5)) }
    let message = """
      Screen.init(scale:size:): Expected a size from 0×0 up; got nan×5; using 375×667. \
      Pass finite numbers of points that are not negative.
      """
    #expect(reports.map(\.description) == [message] && screen?.bounds == Screen().bounds)
    expectEqual(IssueReporting.collect { _ = Screen(size: CGSize(width: 1, height: -1)) }.count, 1)
  }

  @Test func `flush() lays out the visible windows in the order they were made, and no hidden one`() {
    let (log, screen) = (Log(), Screen())
    let windows = Screen.withMain(screen) { [Window(), Window(), Window()] }
    for (number, window) in windows.enumerated() { window.addSubview(LoggedView("\(number)", log)) }
    expectEqual(log.lines { screen.flush() }, "", "windows are hidden at first")
    windows[2].makeKeyAndVisible()
    windows[0].isHidden = false
    expectEqual(screen.visibleWindows, [windows[0], windows[2]])
    expectEqual(log.lines { screen.flush() }, "0 2")
    expectEqual(log.lines { screen.flush() }, "")
    windows[1].makeKeyAndVisible()
    // The screen does not retain its windows, and an optimized build releases them after their last use.
    withExtendedLifetime(windows) { expectEqual(log.lines { screen.flush() }, "1") }
  }

  @Test func `a deallocated window is no longer a window of the screen`() {
    let screen = Screen()
    do {
      let window = Screen.withMain(screen) { Window() }
      window.makeKeyAndVisible()
      expectEqual(screen.visibleWindows.count, 1)
    }
    expectEqual(screen.visibleWindows, [])
    screen.flush()
  }

  @Test func `a window made during a flush waits for the next one`() {
    let (log, screen) = (Log(), Screen())
    let first = Screen.withMain(screen) { Window() }
    let content = first.adding(LoggedView("first", log))
    first.makeKeyAndVisible()
    var late: Window?
    content.onLayout = { _ in
      late = Screen.withMain(screen) { Window() }
      late?.addSubview(LoggedView("late", log))
      late?.makeKeyAndVisible()
    }
    expectEqual(log.lines { screen.flush() }, "first")
    expectEqual(log.lines { screen.flush() }, "late")
  }

  @Test func `work that waits for the end of the turn does not retain the screen`() {
    var screen: Screen? = Screen(scale: 2)
    weak let released = screen
    let clock = screen?.clock
    screen?.performAfterLayout {}
    screen = nil
    #expect(clock != nil && released == nil)
  }
}
