import Foundation
import Testing
import UIKit

/// Selectors outside of controls.
@MainActor @Suite("Selectors of notifications and timers")
struct SelectorCallbackTests {
  @MainActor final class Panel: NSObject {
    var heard: [String] = []
    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func tick(_ timer: Timer) { heard.append("tick") }
  }

  @Test("an observer's method is called until the observer has gone")
  func notification() {
    let center = NotificationCenter()
    let name = Notification.Name("SelectorCallbackTests")
    var panel: Panel? = Panel()
    weak let kept = panel
    if let panel { center.addObserver(panel, selector: Selector(Panel.hear, named: "hear"), name: name, object: nil) }
    center.post(name: name, object: nil)
    #expect(panel?.heard == ["SelectorCallbackTests"])
    panel = nil
    #expect(kept == nil)
    center.post(name: name, object: nil)
  }

  @Test("a timer calls its target's method")
  func timer() {
    let panel = Panel()
    let timer = Timer.scheduledTimer(
      timeInterval: 1000, target: panel, selector: Selector(Panel.tick, named: "tick"), userInfo: nil, repeats: true)
    timer.fire()
    #expect(panel.heard == ["tick"])
    timer.invalidate()
  }
}
