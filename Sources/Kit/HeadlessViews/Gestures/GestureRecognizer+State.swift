extension GestureRecognizer {
  /// Whether it has had a finger since its last reset.
  final var isInPlay: Bool { !sequence.isEmpty }

  /// Whether it has fingers and is still possible.
  private var isUndecided: Bool { storedState == .possible && isInPlay }

  final func change(to new: State) {
    // Without a touch nothing resets the recognizer: code that sets its state may begin again at any time.
    if !isInPlay, storedState.isOver { storedState = .possible }
    if storedState.isOver { return }
    // A timer may fire after the view or its window was deallocated.
    if isInPlay, owner == nil || dispatch == nil { return abandon() }
    switch new {
    case .possible: break
    case .began, .ended:
      if storedState == .possible { tryToRecognize(new) } else if new == .ended { advance(to: .ended) }
    case .changed:
      if storedState.isActive { advance(to: .changed) } else if heldState == nil { refuseChange() }
    case .failed, .cancelled:
      if storedState.isActive { advance(to: .cancelled) } else { fail() }
    }
    GestureTurn.resolveUnlessCollecting()
  }

  private func refuseChange() {
    report("state", "changed does not follow possible; keeping the old value.", cure: "Set began first.")
  }

  /// Calls the delegates and overrides, and recognizes, waits or fails.
  ///
  /// A state that they set replaces the new one; they are not called again.
  private func tryToRecognize(_ new: State) {
    let isDeciding = heldState != nil
    heldState = new
    if isDeciding { return }
    let countAtStart = resetCount
    let mayBegin = mayBegin()
    guard resetCount == countAtStart, storedState == .possible else { return }
    guard mayBegin, !isPrevented() else { return fail() }
    guard resetCount == countAtStart, storedState == .possible else { return }
    GestureTurn.hold(self)
    reconsider(isComplete: true)
  }

  /// Recognizes if no other recognizer has to fail first any more; see ``verdict(isComplete:)``.
  final func reconsider(isComplete: Bool) {
    guard let held = heldState, storedState == .possible else { return }
    switch verdict(isComplete: isComplete) {
    case .wait: break
    case .fail: fail()
    case .recognize: recognize(held)
    }
  }

  private func recognize(_ new: State) {
    heldState = nil
    storedState = new
    if cancelsTouchesInView { dispatch?.cancelInViews(sequence) }
    // Waiting recognizers are checked when all that this one prevents have failed.
    GestureTurn.postponingReconsideration {
      for other in rivals where other.isUndecided && prevents(other) { other.fail() }
      GestureTurn.queueAction(of: self)
    }
    GestureTurn.reconsiderHeld(afterRecognition: true)
  }

  private func advance(to new: State) {
    storedState = new
    GestureTurn.queueAction(of: self)
  }

  final func fail() {
    heldState = nil
    storedState = .failed
    GestureTurn.changed(self)
    GestureTurn.reconsiderHeld()
  }

  /// Cancels or fails and ignores all fingers: it was disabled or detached, or its view was deallocated.
  final func abandon() {
    if storedState.isActive { advance(to: .cancelled) } else if isUndecided || heldState != nil { fail() }
    for touch in fingers { remove(touch) }
    GestureTurn.changed(self)
    GestureTurn.resolveUnlessCollecting()
  }

  /// Resets the recognizer when the gesture is over, its actions are sent and its fingers have lifted.
  final func resetIfOver() {
    guard isInPlay, storedState.isOver, fingers.isEmpty, actionsWaiting == 0, !isSendingActions else { return }
    resetCount += 1
    sequence = []
    lastFingers = []
    storedState = .possible
    reset()
  }

  /// Calls the views from the hit-tested view up to its own, and then the delegate.
  /// > Documented: UIView.gestureRecognizerShouldBegin is called while the recognizer is possible. Assumed: every view
  /// > on the way is called, since a button refuses the tap of an ancestor's recognizer with it.
  private func mayBegin() -> Bool {
    var askedViews: Set<ObjectIdentifier> = []
    for touch in sequence {
      var current = touch.view
      while let view = current, askedViews.insert(ObjectIdentifier(view)).inserted {
        if !view.gestureRecognizerShouldBegin(self) { return false }
        if view === owner { break }
        current = view.storedSuperview
      }
    }
    if let owner, !askedViews.contains(ObjectIdentifier(owner)), !owner.gestureRecognizerShouldBegin(self) {
      return false
    }
    // A view that is the delegate as well implements both questions with one method.
    if let view = delegate as? View, view === owner || askedViews.contains(ObjectIdentifier(view)) { return true }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Returns whether another active gesture with one of these touches excludes this one.
  private func isPrevented() -> Bool {
    rivals.contains { $0.storedState.isActive && $0.prevents(self) }
  }

  private func prevents(_ other: GestureRecognizer) -> Bool {
    if !canPrevent(other) || !other.canBePrevented(by: self) { return false }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false { return false }
    return !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
  }

  final var rivals: [GestureRecognizer] {
    Self.unique(sequence.flatMap { dispatch?.contact(of: $0)?.recognizers.objects ?? [] }).filter { $0 !== self }
  }

  /// Returns the recognizers in their order, without duplicates.
  static func unique(_ recognizers: [GestureRecognizer]) -> [GestureRecognizer] {
    if recognizers.count < 2 { return recognizers }
    var seen: Set<ObjectIdentifier> = []
    return recognizers.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
