import HeadlessLayers
import HeadlessReporting
import HeadlessViews

/// The handlers of a control, in the order of their registration.
@MainActor final class ControlHandlers {
  enum Kind {
    /// A method of a target that is not retained; without a target, of an object of the responder chain.
    case target(TargetReference, Selector)
    case action(Action)
  }

  enum Key: Hashable {
    /// A method of a target; without a target, of the responder chain.
    case target(ObjectIdentifier?, Selector)
    /// An action with a closure, known by its identifier.
    case action(Action.Identifier)
  }

  /// The handler and its events; none once it was removed.
  @MainActor final class Handler {
    let kind: Kind
    /// The target's identity; nil for an action and for the responder chain.
    let target: ObjectIdentifier?
    var events: Control.Event

    init(_ kind: Kind, events: Control.Event) {
      self.kind = kind
      target = if case .target(let reference, _) = kind { reference.identity } else { nil }
      self.events = events
    }
  }

  struct TargetReference {
    private(set) weak var object: AnyObject?
    let identity: ObjectIdentifier?

    init(_ object: AnyObject?) {
      self.object = object
      identity = object.map { ObjectIdentifier($0) }
    }

    var isResponderChain: Bool { identity == nil }

    var isTargetDeallocated: Bool { identity != nil && object == nil }

    func refers(to other: AnyObject?) -> Bool {
      isResponderChain ? other == nil : object != nil && object === other
    }
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
    let reference = TargetReference(target)
    let key = Key.target(reference.identity, selector)
    if let known = list.value(for: key) {
      if !known.isTargetDeallocated { return known.events.formUnion(events) }
      // A deallocated object may have had the same identity.
      list.removeValue(for: key)
    }
    append(Handler(.target(reference, selector), events: events), for: key)
  }

  /// Adds an action; it replaces one with the same identifier and keeps its events (fact e7).
  func add(_ action: Action, for events: Control.Event) {
    let key = Key.action(action.identifier)
    let old = list.removeValue(for: key)
    append(Handler(.action(action), events: events.union(old?.events ?? [])), for: key)
    old?.events = []
  }

  func remove(_ events: Control.Event, from action: Action.Identifier) {
    remove(events, from: .action(action))
  }

  /// Removes events from the methods of a target, nil for every target and for every method.
  ///
  /// Constant time for one method of one target, else linear in the number of handlers.
  func remove(_ events: Control.Event, from target: AnyObject?, _ selector: Selector?) {
    let wanted = target.map { ObjectIdentifier($0) }
    if let wanted, let selector { return remove(events, from: .target(wanted, selector)) }
    var found: [(ObjectIdentifier?, Selector)] = []
    for handler in list.slots {
      guard let handler, wanted == nil || handler.target == wanted else { continue }
      guard case .target(_, let own) = handler.kind, selector == nil || own == selector else { continue }
      found.append((handler.target, own))
    }
    for (owner, own) in found { remove(events, from: .target(owner, own)) }
  }

  /// Removes events from a handler; a handler without events is removed.
  private func remove(_ events: Control.Event, from key: Key) {
    guard let handler = list.value(for: key) else { return }
    handler.events.subtract(events)
    if handler.events.isEmpty || handler.isTargetDeallocated { list.removeValue(for: key) }
  }

  private func append(_ handler: Handler, for key: Key) {
    if list.count >= sweepCount {
      list.removeAll { $0.isTargetDeallocated }
      sweepCount = max(4, 2 * list.count)
    }
    list.set(handler, for: key)
  }
}

extension ControlHandlers.Handler {
  var isTargetDeallocated: Bool {
    if case .target(let reference, _) = kind { reference.isTargetDeallocated } else { false }
  }
}

extension Control {
  /// The handlers in the order of registration, including handlers of deallocated targets.
  final var allHandlers: [ControlHandlers.Handler] { handlers?.all ?? [] }

  final func makeHandlers() -> ControlHandlers {
    if let handlers { return handlers }
    let made = ControlHandlers()
    handlers = made
    return made
  }

  // MARK: Sending

  /// Runs the handlers of any of the events, in the order of registration (fact e3).
  ///
  /// The current handlers run: one that an earlier one removes does not. Endless sending of its own event is reported.
  final func runHandlers(for events: Event, with event: TouchEvent?) {
    Self.eventNesting.call("sendActions(for:) of \(type(of: self))") { run(for: events, with: event) }
  }

  static let actionNesting = CallbackNesting("actions of controls", cure: "Don't run an action within itself.")
  private static let eventNesting = CallbackNesting(
    "events of controls", cure: "Don't send an event in an action of the same event.")

  private func run(for events: Event, with event: TouchEvent?) {
    for handler in handlers?.handlers(for: events) ?? [] where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let reference, let selector):
        if !reference.isTargetDeallocated { sendAction(selector, to: reference.object, for: event) }
      }
    }
  }

  /// Calls a method on a target; without one, on an object of the responder chain.
  final func perform(_ selector: Selector, on target: AnyObject?, with event: TouchEvent?) {
    let isDone = selector.send(to: target, from: self, for: event)
    if !isDone, let target { reportMisfit(selector, target) }
  }

  private func reportMisfit(_ selector: Selector, _ target: AnyObject) {
    report(
      "sendAction(_:to:for:)",
      "\(selector) does not fit the target \(type(of: target)) and the sender \(type(of: self)).",
      cure: "Register a method of the target's class whose first parameter accepts this control.")
  }
}
