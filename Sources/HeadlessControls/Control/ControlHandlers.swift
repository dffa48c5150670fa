import HeadlessViews

/// What a control runs on its events, in the order of registration.
@MainActor
struct ControlHandlers {
  /// What one handler runs.
  enum Kind {
    /// A method of a target that is not retained; without a target, of whom ``Application`` finds.
    case target(TargetReference, Selector)
    /// A closure.
    case action(Action)
  }

  struct Handler {
    let kind: Kind
    var events: Control.Event
    let order: Int
  }

  /// A target, or the responder chain.
  struct TargetReference {
    private(set) weak var object: AnyObject?
    private let identity: ObjectIdentifier?

    init(_ object: AnyObject?) {
      self.object = object
      identity = object.map { ObjectIdentifier($0) }
    }

    var isResponderChain: Bool { identity == nil }

    /// Whether the target has gone.
    var isGone: Bool { identity != nil && object == nil }

    func refers(to other: AnyObject?) -> Bool {
      isResponderChain ? other == nil : object != nil && object === other
    }
  }

  private(set) var all: [Handler] = []
  private var made = 0

  /// Adds events to a target's action; the same target and action twice is one handler (fact e6).
  mutating func add(_ target: AnyObject?, _ selector: Selector, for events: Control.Event) {
    all.removeAll { $0.isGone }
    if let index = all.firstIndex(where: { $0.isTarget(target, selector) }) {
      all[index].events.formUnion(events)
    } else {
      append(.target(TargetReference(target), selector), for: events)
    }
  }

  /// Adds an action; one with the same identifier goes and its events come along (fact e7).
  mutating func add(_ action: Action, for events: Control.Event) {
    let old = all.firstIndex { $0.action?.identifier == action.identifier }
    let oldEvents = old.map { all.remove(at: $0).events } ?? []
    append(.action(action), for: events.union(oldEvents))
  }

  /// Takes events from the handlers that match; one without events left goes.
  mutating func remove(_ events: Control.Event, where matches: (Handler) -> Bool) {
    for index in all.indices where matches(all[index]) { all[index].events.subtract(events) }
    all.removeAll { $0.events.isEmpty || $0.isGone }
  }

  private mutating func append(_ kind: Kind, for events: Control.Event) {
    made += 1
    all.append(Handler(kind: kind, events: events, order: made))
  }
}

extension ControlHandlers.Handler {
  var action: Action? {
    if case .action(let action) = kind { action } else { nil }
  }

  var isGone: Bool {
    if case .target(let reference, _) = kind { reference.isGone } else { false }
  }

  /// Whether this calls the method on exactly this target, or on the responder chain for nil.
  @MainActor
  func isTarget(_ target: AnyObject?, _ selector: Selector) -> Bool {
    guard case .target(let reference, let own) = kind else { return false }
    return reference.refers(to: target) && own == selector
  }

  /// Whether this is a handler to remove: nil stands for every target, and for every method.
  @MainActor
  func isRemoved(with target: AnyObject?, _ selector: Selector?) -> Bool {
    guard case .target(let reference, let own) = kind else { return false }
    return (target == nil || reference.refers(to: target)) && (selector == nil || own == selector)
  }
}
