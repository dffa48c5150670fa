import HeadlessKit
import HeadlessTesting

@MainActor @Suite("The current clock", .reportsIssuesAsFailures) struct CurrentClockTests {
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
      let (layer, fade) = (Layer(), BasicAnimation(keyPath: "opacity"))
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
      layer.add(fade, forKey: nil)
      screen.advance(by: 0.25)
      #expect(layer.presentation()?.opacity == 0.25)
    }
  }
}
