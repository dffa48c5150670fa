import Testing
import UIKit

@MainActor @Suite("Selectors of notifications and timers") struct SelectorCallbackTests {
  @MainActor final class Panel: NSObject {
    var heard: [String] = []
    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func tick(_ timer: Timer) { heard.append("tick") }
  }

  @Test func `an observer's method is called until the observer is deallocated`() {
    let center = NotificationCenter()
    let name = Notification.Name("SelectorCallbackTests")
    var panel: Panel? = Panel()
    weak let kept = panel
    if let panel { center.addObserver(panel, selector: Selector(Panel.hear, named: "hear"), name: name, object: nil) }
    center.post(name: name, object: nil)
    expectEqual(panel?.heard, ["SelectorCallbackTests"])
    panel = nil
    expectNil(kept)
    center.post(name: name, object: nil)
  }

  @Test func `a timer calls its target's method, scheduled, added to a run loop later, or once at a date`() {
    let (panel, selector) = (Panel(), Selector(Panel.tick, named: "tick"))
    let timers = [
      Timer.scheduledTimer(timeInterval: 1000, target: panel, selector: selector, userInfo: nil, repeats: true),
      Timer(timeInterval: 1000, target: panel, selector: selector, userInfo: nil, repeats: true),
      Timer(
        fireAt: Date(timeIntervalSinceNow: 1000), interval: 0, target: panel, selector: selector, userInfo: nil,
        repeats: false),
    ]
    RunLoop.current.add(timers[1], forMode: .tracking)
    for (index, timer) in timers.enumerated() {
      timer.fire()
      #expect(panel.heard.count == index + 1 && timer.isValid == (index < 2))
    }
    #expect(timers[1].timeInterval == 1000 && Set(panel.heard) == ["tick"])
    timers.forEach { $0.invalidate() }
  }

  /// A class on no actor, as a controller or a model of an app.
  nonisolated final class Model: NSObject {
    private(set) nonisolated(unsafe) var heard = 0
    let name: Notification.Name
    let center: NotificationCenter
    init(_ center: NotificationCenter, _ name: Notification.Name) {
      (self.center, self.name) = (center, name)
      super.init()
      center.addObserver(self, selector: Selector(Model.hear, named: "hear"), name: name, object: nil)
    }
    func hear() { heard += 1 }
    deinit { center.post(name: Notification.Name(Selector(Model.hear, named: "hear").name), object: nil) }
  }

  @Test func `a class on no actor names its methods, also while an instance is deallocated`() {
    let (center, name) = (NotificationCenter(), Notification.Name("Model"))
    var model: Model? = Model(center, name)
    center.post(name: name, object: nil)
    expectEqual(model?.heard, 1)
    let selectors = (0..<100).map { _ in Selector(Model.hear, named: "hear") }
    #expect(Set(selectors).count == 1 && NSStringFromSelector(selectors[0]) == "hear")
    model = nil
    center.post(name: name, object: nil)
  }
}
