import Testing
import UIKit

/// Messages that an object does not understand, which end the program on iOS.
@MainActor @Suite("Selectors without a method") struct UnknownSelectorTests {
  @MainActor final class Panel: NSObject {
    var log: [String] = []
    func refresh() { log.append("refresh") }
    func show(_ text: NSString) { log.append("show \(text)") }
  }

  private static let show = Selector(Panel.show, named: "show:")

  private static func missing(_ place: String) -> String {
    "\(place): Expected a method named \"refesh\" of Panel; there is none; nothing was called. "
      + "Name it by Selector(Panel.refesh, named: \"refesh\")."
  }

  @Test func `pf2 a message that no class implements is reported`() {
    let panel = Panel()
    let reports = IssueReporting.collect {
      panel.perform(Selector("refesh"))
      panel.perform(Selector("refesh"), with: "a")
      panel.performSelector(onMainThread: Selector("refesh"), with: nil, waitUntilDone: true)
      Screen.withMain(Screen()) {
        panel.perform(Selector("refesh"), with: nil, afterDelay: 1)
        Screen.main.advance(by: 1)
      }
    }
    #expect(
      reports.map(\.description) == [
        Self.missing("Panel.perform(_:)"), Self.missing("Panel.perform(_:with:)"),
        Self.missing("Panel.performSelector(onMainThread:with:waitUntilDone:)"),
        Self.missing("Panel.perform(_:with:afterDelay:)"),
      ])
  }

  @Test func `pf2 an argument that the method does not take is reported`() {
    let panel = Panel()
    let reports = IssueReporting.collect {
      panel.perform(Self.show)
      panel.perform(Self.show, with: UIView())
      panel.perform(Self.show, with: "a")
    }
    expectEqual(panel.log, ["show a"])
    expectEqual(
      reports.map(\.problem),
      ["nil", "View"].map { "Expected an argument that \"show:\" of Panel takes; got \($0); nothing was called." })
  }

  @Test func `pf2 notifications and timers report it as well`() {
    let (panel, center, name) = (Panel(), NotificationCenter(), Notification.Name("UnknownSelectorTests"))
    let reports = IssueReporting.collect {
      center.addObserver(panel, selector: Selector("refesh"), name: name, object: nil)
      center.post(name: name, object: nil)
      let timer = Timer(timeInterval: 1000, target: panel, selector: Selector("refesh"), userInfo: nil, repeats: false)
      timer.fire()
    }
    #expect(
      reports.map(\.description) == [
        Self.missing("NotificationCenter.addObserver(_:selector:name:object:)"),
        Self.missing("Timer.init(timeInterval:target:selector:userInfo:repeats:)"),
      ])
  }
}
