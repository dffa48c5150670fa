import Testing
import UIKit

/// The behavior of the changed lines of `Docs/Porting.md`, besides compiling.
@MainActor @Suite("A ported panel") struct PortedPanelTests {
  private let panel = Panel()

  @Test func `targets are called by method and by name, and removed by name`() {
    panel.connect()
    panel.button.sendActions(for: .touchUpInside)
    panel.button.sendActions(for: .touchDown)
    panel.disconnect()
    panel.button.sendActions(for: .touchDown)
    #expect(panel.calls == ["close", "close"])
    #expect(panel.gestureRecognizers?.count == 1)
  }

  @Test func `an action takes a target's place`() {
    panel.connectInBothWorlds()
    panel.button.sendActions(for: .touchUpInside)
    #expect(panel.calls == ["close"])
  }

  @Test func `notifications and timers call a closure`() {
    let center = NotificationCenter()
    let observer = panel.observe(center)
    center.post(name: .changed, object: nil)
    center.removeObserver(observer)
    panel.timer().fire()
    #expect(panel.calls == ["refresh", "refresh"])
  }

  @Test func `didSet notifies observers, in the class and in an overridden property`() {
    var counts: [Int?] = []
    let observation = panel.observe(\.count, options: [.new]) { _, change in counts.append(change.newValue) }
    panel.count = 1
    withExtendedLifetime(observation) {}
    let button = HighlightButton()
    button.isHighlighted = true
    #expect(counts == [1])
    #expect(button.highlights == [true])
  }

  @Test func `a key is a string, and a method is called by itself`() {
    #expect(panel.values().first as? String == "cornerRadius")
    #expect(panel.calls == ["refresh"])
  }
}
