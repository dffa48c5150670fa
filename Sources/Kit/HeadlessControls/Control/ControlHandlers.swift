import HeadlessLayers
import HeadlessReporting
import HeadlessViews

/// The handlers of a control, in the order of their registration.
@MainActor final class ControlHandlers {
  enum Key: Hashable {
    /// A method of a target; without a target, of an object of the responder chain.
    case target(ObjectIdentifier?, Selector)
    /// An action with a closure, known by its identifier.
    case action(Action.Identifier)
  }

  /// The handler and its events; none once it was removed.
  @MainActor final class Handler {
    let key: Key
    /// The target, which is not retained; nil for an action and for the responder chain.
    private(set) weak var target: AnyObject?
    let action: Action?
    var events: Control.Event

    init(_ key: Key, target: AnyObject? = nil, action: Action? = nil, events: Control.Event) {
      self.key = key
      self.target = target
      self.action = action
      self.events = events
    }

    var isTargetDeallocated: Bool { if case .target(_?, _) = key { target == nil } else { false } }
  }

  private var list = KeyedList<Key, Handler>()
  /// The number of handlers at which the handlers of deallocated targets are removed.
  private var sweepCount = 4

  /// The handlers in the order of registration, including handlers of deallocated targets.
  var all: [Handler] { handlers { _ in true } }

  /// Returns the handlers of any of some events, in the order of registration.
  func handlers(for events: Control.Event) -> [Handler] { handlers { !$0.events.isDisjoint(with: events) } }

  /// Returns the handlers for which a condition holds.
  ///
  /// It is a loop, as closures that the standard library calls check on which actor they run.
  private func handlers(where isWanted: (Handler) -> Bool) -> [Handler] {
    var found: [Handler] = []
    for handler in list.slots {
      if let handler, isWanted(handler) { found.append(handler) }
    }
    return found
  }

  /// Adds events to a target's action; the same target and action twice is one handler (fact e6).
  func add(_ target: AnyObject?, _ selector: Selector, for events: Control.Event) {
    let key = Key.target(target.map { ObjectIdentifier($0) }, selector)
    if let known = list.value(for: key) {
      if !known.isTargetDeallocated { return known.events.formUnion(events) }
      // A deallocated object may have had the same identity.
      list.removeValue(for: key)
    }
    append(Handler(key, target: target, events: events))
  }

  /// Adds an action; it replaces one with the same identifier and keeps its events (fact e7).
  func add(_ action: Action, for events: Control.Event) {
    let key = Key.action(action.identifier)
    let old = list.removeValue(for: key)
    append(Handler(key, action: action, events: events.union(old?.events ?? [])))
    old?.events = []
  }

  /// Removes events from the methods of a target, nil for every target and for every method.
  ///
  /// Constant time for one method of one target, else linear in the number of handlers.
  func remove(_ events: Control.Event, from target: AnyObject?, _ selector: Selector?) {
    let wanted = target.map { ObjectIdentifier($0) }
    if let wanted, let selector { return remove(events, from: .target(wanted, selector)) }
    var found: [Key] = []
    for case let handler? in list.slots {
      guard case .target(let owner, let own) = handler.key, wanted == nil || owner == wanted else { continue }
      if selector == nil || own == selector { found.append(handler.key) }
    }
    for key in found { remove(events, from: key) }
  }

  /// Removes events from a handler; a handler without events is removed.
  func remove(_ events: Control.Event, from key: Key) {
    guard let handler = list.value(for: key) else { return }
    handler.events.subtract(events)
    if handler.events.isEmpty || handler.isTargetDeallocated { list.removeValue(for: key) }
  }

  private func append(_ handler: Handler) {
    if list.count >= sweepCount {
      list.removeAll { $0.isTargetDeallocated }
      sweepCount = max(4, 2 * list.count)
    }
    list.set(handler, for: handler.key)
  }
}

extension Control {
  /// The handlers in the order of registration, including handlers of deallocated targets.
  final var allHandlers: [ControlHandlers.Handler] { handlers?.all ?? [] }

  final func makeHandlers() -> ControlHandlers {
    let made = handlers ?? ControlHandlers()
    handlers = made
    return made
  }

  // MARK: Sending

  /// Runs the handlers of any of the events, in the order of registration (fact e3).
  ///
  /// The current handlers run: one that an earlier one removes does not. Endless sending of its own event is reported.
  final func runHandlers(for events: Event, with event: TouchEvent?) {
    Self.eventNesting.call("sendActions(for:) of \(type(of: self))") {
      for handler in handlers?.handlers(for: events) ?? [] where !handler.events.isDisjoint(with: events) {
        if let action = handler.action {
          sendAction(action)
        } else if case .target(_, let selector) = handler.key, !handler.isTargetDeallocated {
          sendAction(selector, to: handler.target, for: event)
        }
      }
    }
  }

  static let actionNesting = CallbackNesting("actions of controls", cure: "Don't run an action within itself.")
  private static let eventNesting = CallbackNesting(
    "events of controls", cure: "Don't send an event in an action of the same event.")

  /// Calls a method on a target; without one, on an object of the responder chain.
  final func perform(_ selector: Selector, on target: AnyObject?, with event: TouchEvent?) {
    let isDone = selector.send(to: target, from: self, for: event)
    guard !isDone, let target else { return }
    report(
      "sendAction(_:to:for:)",
      "\(selector) does not fit the target \(type(of: target)) and the sender \(type(of: self)).",
      cure: "Register a method of the target's class whose first parameter accepts this control.")
  }
}
