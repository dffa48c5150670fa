import Foundation
import HeadlessReporting
import HeadlessViews

extension Control {
  /// The handlers in the order of registration, those of targets that have gone among them.
  final var allHandlers: [ControlHandlers.Handler] { handlers?.all ?? [] }

  /// The handlers, made on first use.
  final func makeHandlers() -> ControlHandlers {
    if let handlers { return handlers }
    let made = ControlHandlers()
    handlers = made
    return made
  }

  // MARK: Sending

  /// Runs the handlers of any of the events, in the order of registration (fact e3).
  ///
  /// The handlers are those of the moment: one that an earlier one removes does not run. A handler that sends its own
  /// event without end is reported.
  final func runHandlers(for events: Event, with event: TouchEvent?) {
    ResponderChain.descend(for: "sendActions(for:) of \(type(of: self))") { run(for: events, with: event) }
  }

  private func run(for events: Event, with event: TouchEvent?) {
    for handler in handlers?.handlers(for: events) ?? [] where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let reference, let selector):
        if !reference.isGone { sendAction(selector, to: reference.object, for: event) }
      }
    }
  }

  /// Calls a method on a target; without one, on an object of the responder chain.
  final func perform(_ selector: Selector, on target: AnyObject?, with event: TouchEvent?) {
    let isDone = selector.send(to: target, from: self, for: event)
    if !isDone, let target { reportMisfit(selector, target) }
  }

  private func reportMisfit(_ selector: Selector, _ target: AnyObject) {
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: self)).sendAction(_:to:for:)",
        problem: "\(selector) does not fit the target \(type(of: target)) and the sender \(type(of: self)).",
        cure: "Register a method of the target's class whose first argument takes this control."))
  }

  // MARK: Adding methods as Swift writes them

  /// Calls a method of a target on events; the target is not retained.
  ///
  /// The same line of source registers the same method; name methods with ``Selector`` to register one from two lines or
  /// to remove it. A nil target stands for the responder chain, from the first responder on.
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> @MainActor () -> Void, for controlEvents: Event,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Calls a method of a target on events, with the control; see the form without arguments.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender) -> Void, for controlEvents: Event,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Calls a method of a target on events, with the control and the event; see the form without arguments.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender, TouchEvent) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Calls a method of a target on events, with the control and the event if any; see the form without arguments.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender, TouchEvent?) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Swift cannot tell methods apart here.
  @available(
    *, unavailable,
    message: "Swift cannot compare methods without Objective-C: name it with Selector(_:named:), or remove nil for all"
  )
  public final func removeTarget<Target: AnyObject, Method>(
    _ target: Target?, action: (Target) -> Method, for controlEvents: Event
  ) {}
}

// The same for targets of classes that are on no actor. (Their lines are `UInt`, because two functions that differ only in
// the actor of a parameter have one symbol.)
extension Control {
  /// Calls a method of a target on events; see the form for targets on the main actor.
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void, for controlEvents: Event,
    fileID: StaticString = #fileID, line: UInt = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Calls a method of a target on events, with the control; see the form for targets on the main actor.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event,
    fileID: StaticString = #fileID, line: UInt = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Calls a method of a target on events, with the control and the event; see the form on the main actor.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> (Sender, TouchEvent) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Calls a method of a target on events, with the control and the event if any; see the form on the main actor.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> (Sender, TouchEvent?) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }
}
