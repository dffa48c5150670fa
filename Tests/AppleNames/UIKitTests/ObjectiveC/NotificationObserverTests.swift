import Testing
import UIKit

@MainActor @Suite("Observers of notifications") struct NotificationObserverTests {
  @MainActor final class Panel: NSObject {
    var log: [String] = []
    func note(_ notification: Notification) { log.append(notification.name.rawValue) }
  }

  private static let note = Selector(Panel.note, named: "note:")
  private let center = NotificationCenter()
  private let first = Notification.Name("first")
  private let second = Notification.Name("second")

  @Test func `pf6 removeObserver ends all observations of the observer, and no others`() {
    let (panel, other) = (Panel(), Panel())
    for observer in [panel, other] {
      center.addObserver(observer, selector: Self.note, name: first, object: nil)
      center.addObserver(observer, selector: Self.note, name: nil, object: nil)
    }
    center.removeObserver(panel)
    center.post(name: first, object: nil)
    #expect(panel.log == [] && other.log == ["first", "first"])
  }

  @Test func `pf6 removeObserver ends the observations of a name and a sender`() {
    let (panel, sender) = (Panel(), NSObject())
    center.addObserver(panel, selector: Self.note, name: first, object: nil)
    center.addObserver(panel, selector: Self.note, name: second, object: sender)
    center.removeObserver(panel, name: first, object: nil)
    center.removeObserver(panel, name: second, object: NSObject())
    center.post(name: first, object: nil)
    center.post(name: second, object: sender)
    expectEqual(panel.log, ["second"])
    center.removeObserver(panel, name: second, object: sender)
    center.post(name: second, object: sender)
    expectEqual(panel.log, ["second"])
  }

  @Test func `pf6 removeObserver ends an observation by a token`() {
    var calls = 0
    let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { calls += 1 }
    }
    center.post(name: first, object: nil)
    center.removeObserver(token)
    center.post(name: first, object: nil)
    expectEqual(calls, 1)
  }
}
