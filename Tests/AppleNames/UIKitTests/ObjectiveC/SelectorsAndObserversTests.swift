import Testing
import UIKit

@MainActor @Suite(.reportsIssuesAsFailures) struct `Selectors, observers and key paths` {
  @MainActor final class Panel: NSObject {
    var log: [String] = []
    func one() { log.append("one") }
    func note(_ notification: Notification) {
      log.append("note")
      if let other { NotificationCenter.default.removeObserver(other) }
    }
    var other: Panel?
  }

  private static let one = Selector(Panel.one, named: "one")

  @Test func `pf6 an observer that another one removes while a notification is posted is not called`() {
    let (first, second) = (Panel(), Panel())
    let name = Notification.Name("SelectorsAndObserversTests")
    let note = Selector(Panel.note, named: "note:")
    (first.other, second.other) = (second, first)
    for panel in [first, second] {
      NotificationCenter.default.addObserver(panel, selector: note, name: name, object: nil)
    }
    NotificationCenter.default.post(name: name, object: nil)
    expectEqual(first.log.count + second.log.count, 1)
    for panel in [first, second] { NotificationCenter.default.removeObserver(panel) }
  }

  @Test(arguments: [NSKeyValueObservingOptions(), .new, .old, [.new, .old]])
  func `ko2 a change has the values that the options ask for`(options: NSKeyValueObservingOptions) {
    let label = UILabel()
    var values: [Bool] = []
    let observation = label.observe(\.text, options: options) { _, change in
      values += [change.newValue != nil, change.oldValue != nil]
    }
    label.text = "a"
    expectEqual(values, [options.contains(.new), options.contains(.old)])
    observation.invalidate()
    label.text = "b"
    expectEqual(values.count, 2)
  }

  @Test func `a target that is removed leaves the others, and an action that is replaced is not called`() {
    let (control, one, two) = (UIControl(), Panel(), Panel())
    for panel in [one, two] { control.addTarget(panel, action: Self.one, for: .touchUpInside) }
    control.removeTarget(one, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(one.log.isEmpty && two.log == ["one"])
    var log: [String] = []
    let identifier = UIAction.Identifier("second")
    control.addAction(
      UIAction { _ in
        control.addAction(UIAction(identifier: identifier) { _ in log.append("new") }, for: .valueChanged)
      }, for: .valueChanged)
    control.addAction(UIAction(identifier: identifier) { _ in log.append("old") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(!log.contains("old"))
  }

  @Test func `s6 the first responder of the sender's window gets an action where the key window has none`() {
    final class Receiver: UIView {
      var count = 0
      func receive() { count += 1 }
      override var canBecomeFirstResponder: Bool { true }
    }
    let (key, other, button) = (UIWindow(), UIWindow(), UIButton())
    let (first, above) = (Receiver(), Receiver())
    other.addSubview(first)
    other.addSubview(above)
    above.addSubview(button)
    other.makeKeyAndVisible()
    #expect(first.becomeFirstResponder())
    key.makeKeyAndVisible()
    let action = Selector(Receiver.receive, named: "receive")
    #expect(UIApplication.shared.sendAction(action, to: nil, from: button, for: nil))
    #expect(first.count == 1 && above.count == 0)
    first.resignFirstResponder()
    #expect(UIApplication.shared.sendAction(action, to: nil, from: button, for: nil))
    #expect(first.count == 1 && above.count == 1)
  }
}
