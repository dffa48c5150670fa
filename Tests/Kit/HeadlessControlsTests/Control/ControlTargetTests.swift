import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Targets and actions of a control", .reportsIssuesAsFailures) struct ControlTargetTests {
  final class Listener: View {
    var calls: [String] = []
    weak var lastSender: Control?
    var lastEvent: Event?
    func plain() { calls.append("plain") }
    func other() { calls.append("other") }
    func withSender(_ sender: Control) {
      calls.append("sender")
      lastSender = sender
    }
    func withEvent(_ sender: Control, event: Event) {
      calls.append("event")
      lastSender = sender
      lastEvent = event
    }
    func withAnything(_ sender: Any) { calls.append("any \(type(of: sender))") }
  }

  /// A class that is on no actor, as a test's own helper often is.
  final class Counter {
    var count = 0
    func countUp() { count += 1 }
  }

  let button = Button(frame: .zero)
  let listener = Listener()
  let plain = Selector(Listener.plain, named: "plain")

  @Test func `D2.1 an action method may have no parameter, the sender, or the sender and the event`() {
    button.addTarget(listener, action: Listener.plain, for: .touchUpInside)
    button.addTarget(listener, action: Listener.withSender, for: .touchUpInside)
    button.addTarget(listener, action: Listener.withEvent, for: .touchUpInside)
    button.addTarget(listener, action: Listener.withAnything, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(listener.calls, ["plain", "sender", "event", "any Button"])
    #expect(listener.lastSender === button && listener.lastEvent != nil)
  }

  @Test func `e8 actions are sent without any window or application`() {
    let counter = Counter()
    button.addTarget(counter, action: Counter.countUp, for: .touchDown)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    expectEqual(counter.count, 1)
  }

  @Test func `e3 handlers run in the order of registration, each once for a mask of events`() {
    button.addTarget(listener, action: Listener.plain, for: [.touchDragInside, .touchDragEnter])
    button.addAction(Action { [listener] _ in listener.calls.append("action") }, for: .touchDragEnter)
    button.addTarget(listener, action: Listener.other, for: .touchDragInside)
    button.sendActions(for: [.touchDragInside, .touchDragEnter])
    expectEqual(listener.calls, ["plain", "action", "other"])
  }

  @Test func `e6 targets are not retained; the action of a deallocated one is not sent, nor up the responder chain`() {
    weak var gone: Listener?
    listener.addSubview(button)
    do {
      let target = Listener()
      gone = target
      button.addTarget(target, action: Listener.plain, for: .touchDown)
    }
    expectNil(gone)
    button.sendActions(for: .touchDown)
    #expect(listener.calls == [] && button.allTargets.isEmpty && button.allControlEvents.isEmpty)
  }

  @Test func `e6 the same target and named action twice is one handler; its events add up`() {
    button.addTarget(listener, action: plain, for: .touchDown)
    button.addTarget(listener, action: Selector(Listener.plain, named: "plain"), for: .touchUpInside)
    button.sendActions(for: [.touchDown, .touchUpInside])
    expectEqual(listener.calls, ["plain"])
    expectEqual(button.allControlEvents, [.touchDown, .touchUpInside])
  }

  @Test func `e6 the same line of source registers the same action again, as a cell does that is used again`() {
    for _ in 1...3 { button.addTarget(listener, action: Listener.plain, for: .touchDown) }
    button.sendActions(for: .touchDown)
    expectEqual(listener.calls, ["plain"])
  }

  @Test func `a handler that loses the event to an earlier one does not run, though it still has another`() {
    let action = Action { [weak button, weak listener, plain] _ in
      button?.removeTarget(listener, action: plain, for: .touchUpInside)
    }
    button.addAction(action, for: .touchUpInside)
    button.addTarget(listener, action: plain, for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    expectEqual(listener.calls, [])
    button.sendActions(for: .touchDown)
    expectEqual(listener.calls, ["plain"])
  }

  @Test func `a handler that sends its own event without end is reported, once at its depth`() throws {
    button.addAction(Action { [weak button] _ in button?.sendActions(for: .touchDown) }, for: .touchDown)
    let report = try #require(IssueReporting.collect { button.sendActions(for: .touchDown) }.first)
    #expect(report.place == "sendActions(for:) of Button" && report.problem.contains("100 calls within one another"))
  }

  @Test func `e6 an action with a nil target is sent up the responder chain, beginning at the control`() {
    listener.addSubview(button)
    button.addTarget(nil, action: Listener.plain, for: .touchDown)
    button.sendActions(for: .touchDown)
    expectEqual(listener.calls, ["plain"])
    #expect(button.allTargets.count == 1 && button.allTargets.first?.base is NSNull)
  }

  @Test func `e7 a later action with the same identifier replaces the earlier one`() {
    let name = Action.Identifier("buy")
    var calls: [String] = []
    button.addAction(Action(identifier: name) { _ in calls.append("old") }, for: .touchDown)
    button.addAction(Action(identifier: name) { _ in calls.append("new") }, for: .touchUpInside)
    button.sendActions(for: [.touchDown, .touchUpInside])
    expectEqual(calls, ["new"])
    button.removeAction(identifiedBy: name, for: .touchDown)
    button.sendActions(for: .touchDown)
    expectEqual(calls, ["new"])
  }

  @Test func `an action has a sender while it runs and not afterwards`() {
    weak var seen: AnyObject?
    let action = Action { seen = $0.sender }
    button.addAction(action, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(seen === button && action.sender == nil)
  }

  @Test func `a handler may remove another one, itself, or the control's last reference to it`() {
    var calls = 0
    let second = Action { _ in calls += 100 }
    let first = Action { [button] action in
      calls += 1
      button.removeAction(second, for: .allEvents)
      button.removeAction(action, for: .allEvents)
    }
    button.addAction(first, for: .touchDown)
    button.addAction(second, for: .touchDown)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchDown)
    expectEqual(calls, 1)
  }

  @Test func `an action that an earlier handler replaces does not run`() {
    var calls: [String] = []
    let old = Action(identifier: Action.Identifier("buy")) { _ in calls.append("old") }
    let first = Action { [button] _ in
      button.addAction(Action(identifier: old.identifier) { _ in calls.append("new") }, for: .touchDown)
    }
    button.addAction(first, for: .touchDown)
    button.addAction(old, for: .touchDown)
    button.sendActions(for: .touchDown)
    expectEqual(calls, [])
    button.removeAction(first, for: .touchDown)
    button.sendActions(for: .touchDown)
    expectEqual(calls, ["new"])
  }

  @Test func `the handlers can be listed, and listing can stop`() {
    button.addTarget(listener, action: plain, for: .touchDown)
    button.addAction(Action { _ in }, for: .touchUpInside)
    var events: [Control.Event] = []
    button.enumerateEventHandlers { _, _, handled, _ in events.append(handled) }
    expectEqual(events, [.touchDown, .touchUpInside])
    do { button.addTarget(Listener(), action: plain, for: .touchCancel) }
    events = []
    button.enumerateEventHandlers { _, _, handled, _ in events.append(handled) }
    expectEqual(events, [.touchDown, .touchUpInside], "not the one of a deallocated target")
    events = []
    button.enumerateEventHandlers { _, _, handled, stop in
      events.append(handled)
      stop = true
    }
    expectEqual(events, [.touchDown])
    expectEqual(button.actions(forTarget: listener, forControlEvent: .touchDown), ["plain"])
    expectNil(button.actions(forTarget: listener, forControlEvent: .touchCancel))
  }

  @Test func `a method that does not fit target and sender is reported with both`() throws {
    button.addTarget(View(frame: .zero), action: plain, for: .touchDown)
    let stranger = View(frame: .zero)
    button.addTarget(stranger, action: plain, for: .touchDown)
    let report = try #require(IssueReporting.collect { button.sendActions(for: .touchDown) }.first)
    expectEqual(report.place, "Button.sendAction(_:to:for:)")
    expectEqual(report.problem, "plain does not fit the target View and the sender Button.")
    #expect(report.cure.contains("target's class"))
  }

  @Test func `an override of sendAction sees every call`() {
    final class Watching: Button {
      var seen: [String] = []
      var hadEvent = false
      override func sendAction(_ action: Selector, to target: Any?, for event: TouchEvent?) {
        seen.append(action.name)
        hadEvent = event != nil
        super.sendAction(action, to: target, for: event)
      }
    }
    let watching = Watching(frame: .zero)
    watching.addTarget(listener, action: plain, for: .touchDown)
    watching.sendActions(for: .touchDown)
    #expect(watching.seen == ["plain"] && listener.calls == ["plain"])
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.show(watching)
    watching.frame = window.bounds
    tap(watching)
    #expect(watching.hadEvent)
    watching.sendActions(for: .touchDown)
    #expect(!watching.hadEvent, "the event of the tap is over")
  }

  @Test(arguments: [
    (Control.Event.touchDown, UInt(1)), (.touchUpInside, 64), (.touchCancel, 256), (.valueChanged, 4096),
    (.primaryActionTriggered, 8192), (.editingDidEndOnExit, 1 << 19), (.allTouchEvents, 0xFFF),
    (.allEvents, 0xFFFF_FFFF),
  ])
  func `events have UIKit's raw values`(event: Control.Event, raw: UInt) { expectEqual(event.rawValue, raw) }
}
