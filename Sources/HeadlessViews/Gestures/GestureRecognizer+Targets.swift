import HeadlessReporting

/// One thing to do when a gesture is recognized.
struct GestureTarget {
  /// Whose method it is; nil for a closure.
  let identity: ObjectIdentifier?
  /// The line of source that registered it, which stands for the method; nil for a closure.
  var site: String?
  /// The method's name, where it was given by one.
  var selector: Selector?
  /// Calls the target, unless it has gone.
  let perform: @MainActor (GestureRecognizer) -> Void
}

extension GestureRecognizer {
  /// Calls a method of a target, which is not kept alive, at every change of state from began on.
  ///
  /// Methods cannot be compared: the same line of source, run again for the same target, adds nothing.
  ///
  /// The object's method takes no argument, such as `MyView.tapped`.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    add(target, site: "\(fileID):\(line):\(column)") { [weak target] _ in
      if let target { action(target)() }
    }
  }

  /// Calls a method of a target, which is not kept alive, with the recognizer, at every change of state from began on.
  ///
  /// A method that takes another class of recognizer than this one is reported when it should be called.
  ///
  /// The object's method takes the recognizer, such as `MyView.tapped(_:)`.
  public final func addTarget<Target: AnyObject, Sender: GestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    add(target, site: "\(fileID):\(line):\(column)") { [weak target] recognizer in
      guard let target else { return }
      if let sender = recognizer as? Sender {
        action(target)(sender)
      } else {
        recognizer.refuseSender(Sender.self)
      }
    }
  }

  final func add(_ target: AnyObject, _ selector: Selector) {
    let identity = ObjectIdentifier(target)
    if targets.contains(where: { $0.identity == identity && $0.selector == selector }) { return }
    targets.append(
      GestureTarget(identity: identity, selector: selector) { [weak target] recognizer in
        guard let target, !selector.send(to: target, from: recognizer) else { return }
        IssueReporting.report(
          IssueReport(
            place: "\(type(of: recognizer)).addTarget(_:action:)",
            problem:
              "\(type(of: target)) has no \"\(selector)\" that takes a \(type(of: recognizer)); it was not called.",
            cure: "Name a method of the target's class that takes the recognizer or nothing."))
      })
  }

  final func remove(_ target: AnyObject?, _ selector: Selector?) {
    targets.removeAll { known in
      let isTargets = target.map { known.identity == ObjectIdentifier($0) } ?? true
      return isTargets && (selector == nil || known.selector == selector)
    }
  }

  private func add(
    _ target: AnyObject, site: String, _ perform: @escaping @MainActor (GestureRecognizer) -> Void
  ) {
    let identity = ObjectIdentifier(target)
    if targets.contains(where: { $0.identity == identity && $0.site == site }) { return }
    targets.append(GestureTarget(identity: identity, site: site, perform: perform))
  }

  /// Runs a closure with the recognizer at every change of state from began on.
  ///
  /// The recognizer keeps what the closure captures, and its view keeps the recognizer: capture the view weakly.
  public final func addHandler(_ handler: @escaping @MainActor (GestureRecognizer) -> Void) {
    targets.append(GestureTarget(identity: nil, perform: handler))
  }

  /// Calls no method of a target any more; nil means no target's and no closure.
  public final func removeTarget(_ target: AnyObject?) {
    guard let target else {
      targets = []
      return
    }
    targets.removeAll { $0.identity == ObjectIdentifier(target) }
  }

  final func sendActions() {
    let wasSending = isSendingActions
    isSendingActions = true
    for target in targets where stillHas(target) { target.perform(self) }
    isSendingActions = wasSending
  }

  /// Whether an earlier action of the same round has not removed the target.
  private func stillHas(_ target: GestureTarget) -> Bool {
    target.identity == nil
      || targets.contains {
        $0.identity == target.identity && $0.site == target.site && $0.selector == target.selector
      }
  }

  private func refuseSender(_ sender: GestureRecognizer.Type) {
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: self)).addTarget(_:action:)",
        problem: "the action takes a \(sender), not a \(type(of: self)); it was not called.",
        cure: "Give a method that takes a \(type(of: self)) or any GestureRecognizer."))
  }
}
