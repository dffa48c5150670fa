import Foundation

extension TouchDispatch {
  /// The number of events that may be sent from within one another.
  /// > Assumed: far more than any real code nests, and few enough for the call stack of a debug build.
  static var nestingLimit: Int { 50 }

  /// The fingers on the window, in the order they landed.
  var fingers: [Contact] {
    contacts.values.filter { !$0.hasEnded }.sorted { $0.touch.order < $1.touch.order }
  }

  func contact(of touch: Touch) -> Contact? { contacts[ObjectIdentifier(touch)] }

  // MARK: An event

  func send(_ event: Event, in window: Window) {
    guard mayEnter(event, in: window) else { return }
    events.append(event)
    defer { events.removeLast() }
    let touches = (event.allTouches ?? []).filter { $0.window === window }.sorted { $0.order < $1.order }
    for touch in touches where touch.phase == .began && contact(of: touch) == nil {
      land(touch, with: event, in: window)
    }
    let updates = touches.compactMap { touch in contact(of: touch).flatMap { record(touch, of: $0, with: event) } }
    GestureTurn.collect { deliverToRecognizers(updates, event) }
    GestureTurn.flush()
    for update in updates where update.contact.hasEnded {
      for recognizer in update.contact.recognizers.objects { recognizer.didLift(update.contact.touch) }
    }
    GestureTurn.resolve()
    deliverToViews()
  }

  /// Returns whether an event may be sent; one that is being delivered already, or is too deep in others, is reported.
  private func mayEnter(_ event: Event, in window: Window) -> Bool {
    if events.contains(where: { $0 === event }) {
      window.report(
        "sendEvent(_:)", "the event is being delivered already and was not sent again.", cure: "Make another event.")
      return false
    }
    if events.count < Self.nestingLimit { return true }
    window.report(
      "sendEvent(_:)", "\(Self.nestingLimit) events were sent from within one another; this one was not sent.",
      cure: "Send the next event when the last one has been delivered.")
    return false
  }

  // MARK: Landing

  /// Finds the view of a finger that touches down, and the recognizers of that view and of its superviews.
  /// > Documented: UIGestureRecognizer: "touches hit-tested to a specific view and all of that view's subviews".
  private func land(_ touch: Touch, with event: Event, in window: Window) {
    let view = window.hitTest(touch.location(in: nil), with: event)
    touch.storedView = view
    let contact = Contact(of: touch, on: view, beganEvent: event, isForView: view.map(canReceiveFinger) ?? false)
    contacts[ObjectIdentifier(touch)] = contact
    var owner = view
    while let current = owner {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.accept(touch, of: event, from: self) {
        contact.recognizers.add(recognizer)
      }
      owner = current.storedSuperview
    }
  }

  /// Returns whether a view receives one more finger.
  /// > Documented: UIView.isMultipleTouchEnabled ("receives only the first touch event in a multi-touch sequence") and
  /// > isExclusiveTouch ("block the delivery of touch events to other views in the same window"). Reported: an
  /// > exclusive view gets a finger only while no other view has one; a window gets every finger.
  private func canReceiveFinger(_ view: View) -> Bool {
    for other in contacts.values where other.isOnView {
      guard let holder = other.view else { continue }
      if holder === view {
        if !view.isMultipleTouchEnabled, !(view is Window) { return false }
      } else if view.isExclusiveTouch || holder.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  // MARK: Recognizers

  private typealias TouchUpdate = (contact: Contact, phase: Touch.Phase)

  /// Stores the change of a finger in an event; nil for none.
  private func record(_ touch: Touch, of contact: Contact, with event: Event) -> TouchUpdate? {
    if contact.hasEnded { return nil }
    switch touch.phase {
    case .began where contact.beganEvent !== event, .stationary, .regionEntered, .regionMoved, .regionExited: return nil
    case .began: break
    case .moved: contact.movedEvent = event
    case .ended:
      contact.endedEvent = event
      tapRhythm.add(
        touch.tapCount, from: contact.start, to: touch.location(in: nil), on: touch.view, time: touch.timestamp)
    case .cancelled: contact.cancelledEvent = event
    }
    return (contact, touch.phase)
  }

  private func deliverToRecognizers(_ updates: [TouchUpdate], _ event: Event) {
    let recognizers = recognizers(of: updates)
    if recognizers.isEmpty { return }
    let phases = [Touch.Phase.began, .moved, .ended, .cancelled].filter { phase in
      updates.contains { $0.phase == phase }
    }
    for recognizer in recognizers {
      for phase in phases {
        let touches = updates.filter { $0.phase == phase && recognizer.fingers.contains($0.contact.touch) }
        if !touches.isEmpty { recognizer.receive(phase, Set(touches.map(\.contact.touch)), event) }
      }
    }
  }

  /// Returns the recognizers of an event: the hit-tested views' first, those for many taps before those for fewer.
  /// > Assumed: so a view's recognizer wins over an ancestor's equal one, and a double tap over the second single tap.
  private func recognizers(of updates: [TouchUpdate]) -> [GestureRecognizer] {
    let all = updates.flatMap(\.contact.recognizers.objects)
    if all.count < 2 { return all }
    return GestureRecognizer.unique(all).sorted { $0.rank > $1.rank }
  }

  // MARK: Cancelling

  /// Cancels fingers in their views for a recognizer that has recognized.
  func cancelInViews(_ touches: [Touch]) {
    for touch in touches { contact(of: touch)?.isCancelledForView = true }
  }

  /// Cancels the touches of the views of a subtree that is removed from the window.
  /// > Documented: UIResponder.touchesCancelled: called when "the view handling the touch events" is "removed from its
  /// > window". Assumed: recognizers of superviews keep their touches, as a scroll view does whose cell is removed.
  func cancelTouches(in root: View) { cancelTouches { $0?.isInSubtree(of: root) ?? false } }

  /// Cancels all fingers because the window is deallocated, also those on views that were deallocated.
  func cancelAllTouches() { cancelTouches { _ in true } }

  private func cancelTouches(onViewsWhere isRemoved: (View?) -> Bool) {
    let removed = contacts.values.filter { !($0.hasEnded && $0.stage == .over) && isRemoved($0.view) }
    if removed.isEmpty { return }
    for contact in removed {
      contact.isCancelledForView = true
      for recognizer in contact.recognizers.objects where recognizer.view == nil || isRemoved(recognizer.view) {
        recognizer.abandon()
      }
    }
    GestureTurn.resolve()
    deliverToViews()
  }

  // MARK: Views

  /// Delivers to the views their new touches that no recognizer delays: began, moved, ended, cancelled.
  ///
  /// Each event is marked as delivered before the view gets it, and the contacts are read again each time: whatever
  /// changes in between, a view gets nothing twice.
  func deliverToViews() {
    deliver(
      .began, of: { $0.stage == .waiting && !$0.isCancelled && !$0.isBeginningDelayed }, by: { $0.beganEvent }
    ) { $0.stage = .begun }
    for contact in contacts.values where contact.stage == .waiting { contact.movedEvent = nil }
    deliver(.moved, of: { $0.stage == .begun && !$0.isCancelledForView }, by: { $0.movedEvent }) { $0.movedEvent = nil }
    deliver(.ended, of: { $0.stage == .begun && !$0.isCancelledForView && !$0.isEndingDelayed }, by: { $0.endedEvent })
    {
      $0.stage = .over
    }
    deliver(
      .cancelled, of: { $0.stage == .begun && $0.isCancelled },
      by: { $0.cancelledEvent ?? $0.endedEvent ?? $0.movedEvent ?? $0.beganEvent }
    ) {
      $0.stage = .over
      $0.touch.storedPhase = .cancelled
    }
    for contact in contacts.values where contact.stage == .waiting && contact.isCancelled { contact.stage = .over }
    contacts = contacts.filter { !($0.value.hasEnded && $0.value.stage == .over) }
  }

  /// Calls the touch method of a phase for the fingers that are due: one call for those with one view and one event.
  private func deliver(
    _ phase: Touch.Phase, of isDue: (Contact) -> Bool, by event: (Contact) -> Event?, markDelivered: (Contact) -> Void
  ) {
    while true {
      let due = contacts.values.filter { event($0) != nil && isDue($0) }.sorted { $0.touch.order < $1.touch.order }
      guard let first = due.first, let cause = event(first) else { return }
      let group = due.filter { $0.view === first.view && event($0) === cause }
      for contact in group { markDelivered(contact) }
      guard let view = first.view else { continue }
      deliver(phase, group.map(\.touch)[...], of: Set(group.map(\.touch)), to: view, with: cause)
    }
  }

  /// Calls the touch method of a phase while the remaining touches, one after the other, are set to that phase.
  private func deliver(
    _ phase: Touch.Phase, _ remaining: ArraySlice<Touch>, of touches: Set<Touch>, to view: View, with event: Event
  ) {
    guard let touch = remaining.first else {
      switch phase {
      case .began: return view.touchesBegan(touches, with: event)
      case .moved: return view.touchesMoved(touches, with: event)
      case .ended: return view.touchesEnded(touches, with: event)
      case .cancelled: return view.touchesCancelled(touches, with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: return
      }
    }
    touch.withPhase(phase) { deliver(phase, remaining.dropFirst(), of: touches, to: view, with: event) }
  }
}

extension TouchDispatch.Contact {
  var isCancelled: Bool { isCancelledForView || cancelledEvent != nil }

  /// Whether the finger has left the window.
  var hasEnded: Bool { endedEvent != nil || cancelledEvent != nil }

  /// Whether the finger is on the window and belongs to its view.
  var isOnView: Bool { isForView && !hasEnded }

  /// Whether a recognizer delays the view's `touchesBegan` until it has failed.
  var isBeginningDelayed: Bool { hasRecognizer(from: &beginningDelayer) { $0.delaysBeginning(of: touch) } }

  /// Whether a recognizer delays the view's `touchesEnded` until it has failed.
  var isEndingDelayed: Bool { hasRecognizer(from: &endingDelayer) { $0.delaysEnding(of: touch) } }

  /// Returns whether a condition holds for a recognizer, starting with the one for which it held last.
  ///
  /// Recognizers fail one after the other, and views get their events after each of them: the recognizers before the
  /// place have failed already, so that all searches together visit each recognizer about once.
  private func hasRecognizer(from hint: inout Int, where condition: (GestureRecognizer) -> Bool) -> Bool {
    let count = recognizers.slotCount
    let start = min(hint, count)
    for index in [start..<count, 0..<start].joined() {
      guard let recognizer = recognizers.object(at: index), condition(recognizer) else { continue }
      hint = index
      return true
    }
    return false
  }
}

extension Touch {
  /// Runs `body` with an earlier phase, for an event that is delivered late.
  fileprivate final func withPhase(_ phase: Phase, _ body: () -> Void) {
    let current = storedPhase
    storedPhase = phase
    body()
    if storedPhase == phase { storedPhase = current }
  }
}

extension Window {
  /// The fingers on the window, in the order they landed.
  package final var fingersDown: [Touch] { touchDispatch.fingers.map(\.touch) }

  /// Returns the number of taps, itself included, for a finger that touches down now at a point of the window.
  package final func tapCount(at point: CGPoint, on view: View?) -> Int {
    touchDispatch.tapRhythm.count(at: point, on: view, time: screen.clock.now)
  }
}
