import Foundation
import HeadlessReporting

/// Brings a window's touches to the recognizers and views, and remembers who has been told what.
///
/// An event goes first to the recognizers, then the recognizers' actions are sent, then the views are told. Nothing of
/// it keeps a view alive.
@MainActor
final class TouchDispatch {
  private var contacts: [ObjectIdentifier: Contact] = [:]
  private var events: [Event] = []
  var rhythm = TapRhythm()

  /// How many events may be sent from within one another.
  ///
  /// > Assumed: far more than any real code nests, and the call stack holds it in a debug build.
  static let nestingLimit = 50

  nonisolated init() {}

  /// The fingers on the window, in the order they landed.
  var fingers: [Contact] {
    contacts.values.filter { !$0.isGone }.sorted { $0.touch.order < $1.touch.order }
  }

  func contact(of touch: Touch) -> Contact? {
    contacts[ObjectIdentifier(touch)]
  }

  // MARK: An event

  func send(_ event: Event, in window: Window) {
    guard mayEnter(event, in: window) else { return }
    events.append(event)
    defer { events.removeLast() }
    let touches = (event.allTouches ?? []).filter { $0.window === window }.sorted { $0.order < $1.order }
    for touch in touches where touch.phase == .began && contact(of: touch) == nil {
      land(touch, with: event, in: window)
    }
    let news = touches.compactMap { touch in contact(of: touch).flatMap { note(touch, of: $0, with: event) } }
    GestureTurn.collect { tellRecognizers(news, event) }
    GestureTurn.flush()
    for news in news where news.contact.isGone {
      for recognizer in news.contact.liveRecognizers { recognizer.lose(news.contact.touch) }
    }
    GestureTurn.settle()
    tellViews()
  }

  /// Refuses an event that is on its way already, and an endless nest of events.
  private func mayEnter(_ event: Event, in window: Window) -> Bool {
    if events.contains(where: { $0 === event }) {
      refuse(window, "the event is being delivered already and was not sent again.", "Make another event.")
      return false
    }
    if events.count < Self.nestingLimit { return true }
    refuse(
      window, "\(Self.nestingLimit) events were sent from within one another; this one was not sent.",
      "Send the next event when the last one has been delivered.")
    return false
  }

  private func refuse(_ window: Window, _ problem: String, _ cure: String) {
    IssueReporting.report(IssueReport(place: "\(type(of: window)).sendEvent(_:)", problem: problem, cure: cure))
  }

  // MARK: Landing

  /// Finds the view of a finger that touches down, and the recognizers of that view and of all above it.
  ///
  /// > Documented: UIGestureRecognizer: "operates on touches hit-tested to a specific view and all of that view's
  /// > subviews".
  private func land(_ touch: Touch, with event: Event, in window: Window) {
    let view = window.hitTest(touch.location(in: nil), with: event)
    touch.land(on: view)
    let contact = Contact(of: touch, on: view, landing: event, isForView: view.map(isFree) ?? false)
    contacts[ObjectIdentifier(touch)] = contact
    var owner = view
    while let current = owner {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.take(touch, of: event, from: self) {
        contact.add(recognizer)
      }
      owner = current.storedSuperview
    }
  }

  /// Whether a view gets one more finger.
  ///
  /// > Documented: UIView.isMultipleTouchEnabled ("receives only the first touch event in a multi-touch sequence") and
  /// > isExclusiveTouch ("block the delivery of touch events to other views in the same window").
  /// > Reported: an exclusive view in its turn gets a finger only while no other view has one; a window takes every
  /// > finger.
  private func isFree(_ view: View) -> Bool {
    for other in contacts.values where other.holdsView {
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

  private struct News {
    let contact: Contact
    let phase: Touch.Phase
  }

  /// Writes down what an event says of a finger; nil for nothing.
  private func note(_ touch: Touch, of contact: Contact, with event: Event) -> News? {
    if contact.isGone { return nil }
    switch touch.phase {
    case .began where contact.landing !== event, .stationary, .regionEntered, .regionMoved, .regionExited: return nil
    case .began: break
    case .moved: contact.movement = event
    case .ended:
      contact.lifting = event
      rhythm.end(touch, from: contact.start)
    case .cancelled: contact.loss = event
    }
    return News(contact: contact, phase: touch.phase)
  }

  private func tellRecognizers(_ news: [News], _ event: Event) {
    let recognizers = recognizers(of: news)
    if recognizers.isEmpty { return }
    let phases = [Touch.Phase.began, .moved, .ended, .cancelled].filter { phase in news.contains { $0.phase == phase } }
    for recognizer in recognizers {
      for phase in phases {
        let touches = news.filter { $0.phase == phase && recognizer.fingers.contains($0.contact.touch) }
        if !touches.isEmpty { recognizer.hear(phase, Set(touches.map(\.contact.touch)), event) }
      }
    }
  }

  /// The recognizers of an event: the landing views' first, those for many taps before those for few.
  ///
  /// > Assumed: so a view's recognizer wins over the same kind of an ancestor, and a double tap over the second of two
  /// > single taps.
  private func recognizers(of news: [News]) -> [GestureRecognizer] {
    let found = GestureRecognizer.unique(news.flatMap(\.contact.liveRecognizers))
    if found.count < 2 { return found }
    let ranked = found.enumerated().map { (rank: $1.rank, place: $0, recognizer: $1) }
    return ranked.sorted { ($1.rank, $0.place) < ($0.rank, $1.place) }.map(\.recognizer)
  }

  // MARK: Going

  /// Takes fingers from their views for a recognizer.
  func take(_ touches: [Touch]) {
    for touch in touches { contact(of: touch)?.isTaken = true }
  }

  /// Takes the fingers from the views of a subtree that leaves the window.
  ///
  /// > Documented: UIResponder.touchesCancelled: called when "the view handling the touch events" is "removed from its
  /// > window". Assumed: recognizers above the subtree keep their fingers, as a scroll view does whose cell goes.
  func cancelTouches(in root: View) {
    cancelTouches { $0?.stands(in: root) ?? false }
  }

  /// Takes all fingers from their views because the window goes, also those on what has gone already: the window itself.
  func cancelAllTouches() {
    cancelTouches { _ in true }
  }

  private func cancelTouches(onViewsThat leave: (View?) -> Bool) {
    let lost = contacts.values.filter { !($0.isGone && $0.stage == .over) && leave($0.view) }
    if lost.isEmpty { return }
    for contact in lost {
      contact.isTaken = true
      for recognizer in contact.liveRecognizers where recognizer.view == nil || leave(recognizer.view) {
        recognizer.abandon()
      }
    }
    GestureTurn.settle()
    tellViews()
  }

  // MARK: Views

  /// Tells the views all they have not been told and may know by now: began, moved, ended, cancelled.
  ///
  /// What is told is struck off the list before the view hears of it, and the list is read anew each time: whatever
  /// the view does meanwhile, nothing is told twice.
  func tellViews() {
    tell(.began, of: { $0.stage == .waiting && !$0.isTaken && $0.loss == nil && !$0.isDelayed }, by: { $0.landing }) {
      $0.stage = .begun
    }
    for contact in contacts.values where contact.stage == .waiting { contact.movement = nil }
    tell(.moved, of: { $0.stage == .begun && !$0.isTaken }, by: { $0.movement }) { $0.movement = nil }
    tell(.ended, of: { $0.stage == .begun && !$0.isTaken && !$0.isHeld }, by: { $0.lifting }) { $0.stage = .over }
    tell(
      .cancelled, of: { $0.stage == .begun && ($0.isTaken || $0.loss != nil) },
      by: { $0.loss ?? $0.lifting ?? $0.movement ?? $0.landing }
    ) {
      $0.stage = .over
      $0.touch.cancel()
    }
    for contact in contacts.values where contact.stage == .waiting && (contact.isTaken || contact.loss != nil) {
      contact.stage = .over
    }
    contacts = contacts.filter { !($0.value.isGone && $0.value.stage == .over) }
  }

  private func tell(
    _ phase: Touch.Phase, of isDue: (Contact) -> Bool, by event: (Contact) -> Event?, strike: (Contact) -> Void
  ) {
    while true {
      let due = contacts.values.filter { event($0) != nil && isDue($0) }.sorted { $0.touch.order < $1.touch.order }
      guard let first = due.first, let cause = event(first) else { return }
      let group = due.filter { $0.view === first.view && event($0) === cause }
      for contact in group { strike(contact) }
      guard let view = first.view else { continue }
      deliver(phase, group.map(\.touch)[...], of: Set(group.map(\.touch)), to: view, with: cause)
    }
  }

  private func deliver(
    _ phase: Touch.Phase, _ late: ArraySlice<Touch>, of touches: Set<Touch>, to view: View, with event: Event
  ) {
    guard let touch = late.first else {
      switch phase {
      case .began: return view.touchesBegan(touches, with: event)
      case .moved: return view.touchesMoved(touches, with: event)
      case .ended: return view.touchesEnded(touches, with: event)
      case .cancelled: return view.touchesCancelled(touches, with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: return
      }
    }
    touch.replaying(phase) { deliver(phase, late.dropFirst(), of: touches, to: view, with: event) }
  }
}
