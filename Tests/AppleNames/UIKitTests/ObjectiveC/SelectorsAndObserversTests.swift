import Testing
import UIKit

@MainActor @Suite(.reportsIssuesAsFailures) struct `Selectors, observers and key paths` {
  @MainActor final class Panel: NSObject {
    var log: [String] = []
    func one() { log.append("one") }
    func two() { log.append("two") }
    func note(_ notification: Notification) {
      log.append("note")
      if let other { NotificationCenter.default.removeObserver(other) }
    }
    var other: Panel?
  }

  private static let one = Selector(Panel.one, named: "one")
  private static let two = Selector(Panel.two, named: "two")

  @Test func `pf2 of two delayed messages only the one of the selector is canceled`() {
    let (panel, screen) = (Panel(), UIScreen.main)
    panel.perform(Self.one, with: nil, afterDelay: 1)
    panel.perform(Self.two, with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: panel, selector: Self.one, object: nil)
    screen.advance(by: 2)
    #expect(panel.log == ["two"])
    screen.advance(by: 2)
    #expect(panel.log == ["two"], "once")
  }

  @Test func `pf3 a message to the main thread that does not wait is sent after the running code`() async {
    let panel = Panel()
    panel.performSelector(onMainThread: Self.one, with: nil, waitUntilDone: false)
    #expect(panel.log.isEmpty)
    panel.performSelector(onMainThread: Self.two, with: nil, waitUntilDone: true)
    #expect(panel.log == ["two"])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(panel.log == ["two", "one"])
  }

  @Test func `pf6 an observer that another one removes while a notification is posted is not called`() {
    let (first, second) = (Panel(), Panel())
    let name = Notification.Name("SelectorsAndObserversTests")
    let note = Selector(Panel.note, named: "note:")
    (first.other, second.other) = (second, first)
    for panel in [first, second] {
      NotificationCenter.default.addObserver(panel, selector: note, name: name, object: nil)
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(first.log.count + second.log.count == 1)
    for panel in [first, second] { NotificationCenter.default.removeObserver(panel) }
  }

  @Test func `nil and paths of several keys are set`() {
    let view = UIView()
    view.backgroundColor = .red
    view.setValue(nil, forKey: "backgroundColor")
    #expect(view.backgroundColor == nil)
    view.setValue(5, forKeyPath: "layer.transform.translation.x")
    #expect(view.layer.transform.m41 == 5)
  }

  @Test(arguments: [NSKeyValueObservingOptions(), .new, .old, [.new, .old]])
  func `ko2 a change has the values that the options ask for`(options: NSKeyValueObservingOptions) {
    let label = UILabel()
    var values: [Bool] = []
    let observation = label.observe(\.text, options: options) { _, change in
      values += [change.newValue != nil, change.oldValue != nil]
    }
    label.text = "a"
    #expect(values == [options.contains(.new), options.contains(.old)])
    observation.invalidate()
    label.text = "b"
    #expect(values.count == 2)
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

  @Test func `pf2 all delayed messages to a receiver are canceled`() {
    let (panel, screen) = (Panel(), UIScreen.main)
    for delay in [1.0, 2] { panel.perform(Self.one, with: nil, afterDelay: delay) }
    NSObject.cancelPreviousPerformRequests(withTarget: panel)
    screen.advance(by: 3)
    #expect(panel.log.isEmpty)
  }

  @Test func `wc5 a second object for a key replaces the first`() {
    let (table, key) = (NSMapTable<NSString, UIView>.strongToStrongObjects(), NSString("key"))
    let (first, second) = (UIView(), UIView())
    for view in [first, second] { table.setObject(view, forKey: key) }
    #expect(table.object(forKey: key) === second && table.count == 1)
    table.removeObject(forKey: key)
    #expect(table.object(forKey: key) == nil)
  }
}
