import Foundation

extension GestureRecognizer {
  /// The touches that define the gesture's location: those on the view, else those that lifted last.
  final var placedFingers: [Touch] { fingers.isEmpty ? lastFingers : fingers }

  /// Returns the average of the locations of some fingers in a view's coordinates; zero without fingers.
  package final func middle(of touches: [Touch], in view: View?) -> CGPoint {
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(max(points.count, 1))
    return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// Returns the point where a finger touched down, in the window's coordinates, or nil for a finger not on the window.
  package final func landingPoint(of touch: Touch) -> CGPoint? { dispatch?.contact(of: touch)?.start }

  /// Adds a finger that touches down, unless the recognizer or its delegate refuses it, or a gesture is done; returns
  /// whether the recognizer watches it.
  final func accept(_ touch: Touch, of event: Event, from dispatch: TouchDispatch) -> Bool {
    guard isEnabled, shouldReceive(event) else { return false }
    guard delegate?.gestureRecognizer(self, shouldReceive: event) ?? true, isEnabled else { return false }
    if !isInPlay, storedState != .possible { storedState = .possible }
    guard !storedState.isOver, delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
    guard owner != nil, isEnabled, !storedState.isOver else { return false }
    self.dispatch = dispatch
    if !isWatching { sequence = [] }
    fingers.append(touch)
    sequence.append(touch)
    return true
  }

  final func receive(_ phase: Touch.Phase, _ touches: Set<Touch>, _ event: Event) {
    if storedState.isOver || !isEnabled { return }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled:
      touchesCancelled(touches, with: event)
      if fingers.allSatisfy(touches.contains), isInPlay, !storedState.isOver { change(to: .cancelled) }
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Records that a finger has lifted, after the actions have been sent.
  final func didLift(_ touch: Touch) {
    guard fingers.contains(touch) else { return }
    if fingers.count == 1 { lastFingers = fingers }
    fingers.removeAll { $0 === touch }
    GestureTurn.changed(self)
  }

  /// Releases a touch before it lifts.
  final func remove(_ touch: Touch) {
    fingers.removeAll { $0 === touch }
    dispatch?.contact(of: touch)?.recognizers.remove(self)
    GestureTurn.changed(self)
  }

  final func delaysBeginning(of touch: Touch) -> Bool {
    delaysTouchesBegan && isEnabled && storedState == .possible && sequence.contains(touch)
  }

  final func delaysEnding(of touch: Touch) -> Bool {
    delaysTouchesEnded && isEnabled && storedState == .possible && sequence.contains(touch) && isWatching
  }

  /// Whether it has fingers, waits for more, or waits for another recognizer.
  final var isWatching: Bool { heldState != nil || !fingers.isEmpty || awaitsTaps }
}
