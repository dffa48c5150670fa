import HeadlessReporting

extension GestureRecognizer {
  /// Creates a recognizer that calls a method with no argument, like `MyView.tapped`, of a target it does not retain.
  public convenience init<Target: AnyObject>(target: Target, action: @escaping @MainActor (Target) -> () -> Void) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method with itself, such as `MyView.tapped(_:)`, of a target it does not retain.
  public convenience init<Target: AnyObject, Sender: GestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that runs a closure with itself as the argument.
  public convenience init(handler: @escaping @MainActor (GestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Calls a method of a target, which is not retained, at every change of state from began on.
  ///
  /// Methods cannot be compared: the same line of source, run again for the same target, adds nothing.
  ///
  /// The object's method has no parameter, such as `MyView.tapped`.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    add(.line(ObjectIdentifier(target), "\(fileID):\(line):\(column)"), target) { [weak target] _ in
      if let target { action(target)() }
    }
  }

  /// Calls a method of a target, which is not retained, with the recognizer, at every change of state from began on.
  ///
  /// A method for another class of recognizer than this one is reported when it should be called.
  ///
  /// The object's method has a parameter for the recognizer, such as `MyView.tapped(_:)`.
  public final func addTarget<Target: AnyObject, Sender: GestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    add(.line(ObjectIdentifier(target), "\(fileID):\(line):\(column)"), target) { [weak target] recognizer in
      guard let target else { return }
      guard let sender = recognizer as? Sender else { return recognizer.refuseSender(Sender.self) }
      action(target)(sender)
    }
  }

  final func add(_ target: AnyObject, _ selector: Selector) {
    add(.selector(ObjectIdentifier(target), selector), target) { [weak target] recognizer in
      guard let target, !selector.send(to: target, from: recognizer) else { return }
      recognizer.report(
        "addTarget(_:action:)",
        "\(type(of: target)) has no \"\(selector)\" that takes a \(type(of: recognizer)); it was not called.",
        cure: "Name a method of the target's class that takes the recognizer or nothing.")
    }
  }

  final func remove(_ target: AnyObject?, _ selector: Selector?) {
    if let target, let selector {
      targets.removeValue(for: .selector(ObjectIdentifier(target), selector))
      return
    }
    let identity = target.map { ObjectIdentifier($0) }
    targets.removeAll { known in
      (identity == nil || known.identity == identity) && (selector == nil || known.selector == selector)
    }
  }

  /// Adds a target at the end, unless it was added before.
  private func add(
    _ key: GestureTargetKey, _ object: AnyObject?, _ perform: @escaping @MainActor (GestureRecognizer) -> Void
  ) {
    if let known = targets.value(for: key) {
      if known.object === object { return }
      // An object that was deallocated may have had the same identity.
      targets.removeValue(for: key)
    }
    targets.set(GestureTarget(key: key, object: object, perform: perform), for: key)
  }

  /// Runs a closure with the recognizer at every change of state from began on.
  ///
  /// The recognizer retains what the closure captures, and its view retains the recognizer: capture the view weakly.
  public final func addHandler(_ handler: @escaping @MainActor (GestureRecognizer) -> Void) {
    handlerCount += 1
    add(.closure(handlerCount), nil, handler)
  }

  /// Calls no method of a target any more; nil means no target's and no closure.
  public final func removeTarget(_ target: AnyObject?) { remove(target, nil) }

  final func sendActions() {
    let wasSending = isSendingActions
    isSendingActions = true
    Self.actionNesting.call("the actions of \(type(of: self))") {
      for (index, target) in targets.slots.enumerated() {
        if let target, stillHas(target, at: index) { target.perform(self) }
      }
    }
    isSendingActions = wasSending
  }

  private static let actionNesting = CallbackNesting(
    "actions of recognizers", cure: "Don't set the state of a recognizer in its own action.")

  /// Returns whether the target at a place is still there; an earlier action of the same round may have removed it.
  private func stillHas(_ target: GestureTarget, at index: Int) -> Bool {
    target.identity == nil || targets.contains(target.key, near: index)
  }

  private func refuseSender(_ sender: GestureRecognizer.Type) {
    report(
      "addTarget(_:action:)", "the action takes a \(sender), not a \(type(of: self)); it was not called.",
      cure: "Pass a method that takes a \(type(of: self)) or any GestureRecognizer.")
  }
}
