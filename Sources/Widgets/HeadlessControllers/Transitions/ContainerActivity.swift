/// The activity of a container of view controllers, which shows a change of its controllers once it is idle.
@MainActor enum ContainerActivity {
  case idle
  /// Callbacks of a change are running, within a transition or without one.
  case callingBack(ControllerTransition?)
  /// A transition is running, and no callback.
  case transitioning(ControllerTransition)

  var isIdle: Bool { if case .idle = self { true } else { false } }

  var transition: ControllerTransition? {
    switch self {
    case .idle: nil
    case .callingBack(let transition): transition
    case .transitioning(let transition): transition
    }
  }

  mutating func startCallbacks() { self = .callingBack(transition) }

  /// Ends callbacks that started during another activity, whose own callbacks are still running.
  mutating func endCallbacks(within outer: ContainerActivity = .idle) {
    if case .callingBack = outer { return startCallbacks() }
    self = transition.map { .transitioning($0) } ?? .idle
  }
}
