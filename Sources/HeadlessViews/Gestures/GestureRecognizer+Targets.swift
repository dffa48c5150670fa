import HeadlessReporting

/// One thing to do when a gesture is recognized.
struct GestureTarget {
  /// Whose method it is; nil for a closure.
  let identity: ObjectIdentifier?
  /// Calls the target, unless it has gone.
  let perform: @MainActor (GestureRecognizer) -> Void
}

extension GestureRecognizer {
  /// Calls a method of a target, which is not kept alive, at every change of state from began on.
  ///
  /// Methods cannot be compared: adding the same one twice calls it twice.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - action: A method without arguments, such as `MyView.tapped`.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> () -> Void
  ) {
    targets.append(
      GestureTarget(identity: ObjectIdentifier(target)) { [weak target] _ in
        if let target { action(target)() }
      })
  }

  /// Calls a method of a target, which is not kept alive, with the recognizer, at every change of state from began on.
  ///
  /// A method that takes another class of recognizer than this one is reported when it should be called.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - action: A method that takes the recognizer, such as `MyView.tapped(_:)`.
  public final func addTarget<Target: AnyObject, Sender: GestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    targets.append(
      GestureTarget(identity: ObjectIdentifier(target)) { [weak target] recognizer in
        guard let target else { return }
        if let sender = recognizer as? Sender {
          action(target)(sender)
        } else {
          recognizer.refuseSender(Sender.self)
        }
      })
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
    for target in targets { target.perform(self) }
    isSendingActions = wasSending
  }

  private func refuseSender(_ sender: GestureRecognizer.Type) {
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: self)).addTarget(_:action:)",
        problem: "the action takes a \(sender), not a \(type(of: self)); it was not called.",
        cure: "Give a method that takes a \(type(of: self)) or any GestureRecognizer."))
  }
}
