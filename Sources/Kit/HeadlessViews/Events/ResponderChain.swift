import HeadlessReporting

/// The limit of recursion along the responder chain and down the tree.
@MainActor package enum ResponderChain {
  private static var depth = 0

  /// Runs one more level of an overridable recursion, or reports that it is too deep.
  package static func descend(for place: @autoclosure () -> String, _ body: () -> Void) {
    if depth == EndlessWork.depthLimit { return EndlessWork.reportDepth(place()) }
    depth += 1
    defer { depth -= 1 }
    body()
  }
}

extension Responder {
  /// Passes something on to the next responder, which may pass it on itself.
  final func forward(_ deliver: (Responder) -> Void) {
    guard let next else { return }
    ResponderChain.descend(for: "the responder chain of \(type(of: self))") { deliver(next) }
  }

  /// Returns the first result of a closure for this responder and those up the chain; one without an end is reported.
  final func firstInChain<Result>(_ find: (Responder) -> Result?) -> Result? {
    var current: Responder? = self
    for _ in 0..<EndlessWork.depthLimit {
      guard let candidate = current else { return nil }
      if let result = find(candidate) { return result }
      current = candidate.next
    }
    EndlessWork.reportDepth("the responder chain of \(type(of: self))")
    return nil
  }

  /// The window of this view, or of the nearest view up the responder chain.
  final var nearestWindow: Window? { firstInChain { $0 as? View }?.window }
}

/// An object through which controls send their actions: an application object of a class of one's own.
@preconcurrency @MainActor package protocol ActionSending: AnyObject {
  /// Calls a method on a target, or without one on an object of the responder chain; see
  /// ``Selector/send(to:from:startingAt:for:keyWindow:)``.
  func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: TouchEvent?) -> Bool
}

/// The application objects whose classes may override how an action is sent.
@MainActor package enum ActionSenders {
  private struct Entry {
    weak var sender: (any ActionSending)?
  }

  private static var entries: [Entry] = []

  /// The sender that was added last, of those that still exist; nil for the standard way.
  static var current: (any ActionSending)? {
    if entries.isEmpty { return nil }
    entries.removeAll { $0.sender == nil }
    return entries.last?.sender
  }

  /// Sends the actions of all controls through an object, for as long as it exists; it is not retained.
  package static func add(_ sender: any ActionSending) { entries.append(Entry(sender: sender)) }
}

extension Selector {
  /// Sends the action to an object, nil for the responder chain, as the application does: through an application object
  /// that overrides it, else directly.
  ///
  /// For a sender that is not a responder, such as an item of a bar, `start` is a responder of its own.
  @MainActor package func send(
    to target: AnyObject?, from sender: AnyObject?, startingAt start: Responder? = nil, for event: TouchEvent?
  ) -> Bool {
    if let application = ActionSenders.current {
      return application.sendAction(self, to: target, from: sender, for: event)
    }
    return send(to: target, from: sender, startingAt: start, for: event, keyWindow: Screen.main.shownKeyWindow)
  }

  /// Calls the method on a target, or on the first responder or the nearest object above it that has it.
  ///
  /// Without a target the search begins at the first responder, whatever the sender is: the key window's, or else the
  /// sender's window's. Where there is none, it begins at the sender, and without a sender at the key window.
  /// > Seen: fact s6. Assumed: the sender's window is used where the key window has no first responder.
  @MainActor package func send(
    to target: AnyObject?, from sender: AnyObject?, startingAt start: Responder? = nil, for event: TouchEvent?,
    keyWindow: Window?
  ) -> Bool {
    if let target { return call(target, sender, event) }
    let responder = start ?? sender as? Responder
    let first = keyWindow?.firstResponder ?? responder?.nearestWindow?.firstResponder ?? responder ?? keyWindow
    return call(upFrom: first, sender, event)
  }

  /// Calls the method on the object that handles it, found by a responder's
  /// ``Responder/target(forAction:withSender:)``.
  ///
  /// Where the sender does not fit the method, the next responders are searched, each once.
  ///
  /// - Returns: Whether an object had the method.
  @MainActor @discardableResult
  func call(upFrom first: Responder?, _ sender: AnyObject?, _ event: TouchEvent?) -> Bool {
    var responder = first
    var asked: Set<ObjectIdentifier> = []
    while let candidate = responder, asked.insert(ObjectIdentifier(candidate)).inserted,
      let target = candidate.target(forAction: self, withSender: sender) as AnyObject?
    {
      if call(target, sender, event) { return true }
      let next = (target as? Responder)?.next
      // A target below its candidate would lead back to it.
      responder = next.map { asked.contains(ObjectIdentifier($0)) } == true ? candidate.next : next
    }
    return false
  }
}
