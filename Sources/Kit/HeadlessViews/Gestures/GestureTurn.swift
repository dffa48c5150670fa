import HeadlessLayers

/// The pending consequences of recognizers' changes: actions first, then resets, then the views' touches.
@MainActor enum GestureTurn {
  private static var depth = 0
  private static var actions = WorkQueue<GestureRecognizer>()
  private static var changes = WorkQueue<GestureRecognizer>()
  private static var held = WeakList<GestureRecognizer>()
  private static var isReconsidering = false
  private static var request = Request.none

  /// The check that the waiting recognizers need.
  private enum Request: Int {
    case none
    /// Whether the one that they wait for has failed.
    case afterFailure
    /// Whether any of those that they wait for has recognized.
    case complete
  }

  /// Runs `body`, in which recognizers receive an event; the changes that they cause wait until all have received it.
  static func collect(_ body: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    body()
  }

  static func resolveUnlessCollecting() {
    if depth > 0 { return }
    flush()
    resolve()
  }

  /// Schedules the actions of a recognizer; the same state twice in one event is sent once.
  static func queueAction(of recognizer: GestureRecognizer) {
    changed(recognizer)
    if recognizer.actionsWaiting > 0 { return }
    recognizer.actionsWaiting += 1
    actions.append(recognizer)
  }

  static func flush() {
    while let recognizer = actions.popFirst() {
      recognizer.actionsWaiting -= 1
      recognizer.sendActions()
      changed(recognizer)
    }
  }

  static func hold(_ recognizer: GestureRecognizer) { held.add(recognizer) }

  /// Checks waiting recognizers again, now that one of the others has failed, or has recognized.
  ///
  /// One of them that fails or recognizes during the check makes all be checked once more, in a loop: a chain of
  /// recognizers that wait for each other may be as long as it likes.
  static func reconsiderHeld(afterRecognition: Bool = false) {
    if afterRecognition { request = .complete } else if request == .none { request = .afterFailure }
    if isReconsidering { return }
    isReconsidering = true
    defer { isReconsidering = false }
    while request != .none {
      let isComplete = request == .complete
      request = .none
      if held.isEmpty { return }
      held.removeAll { $0.heldState == nil }
      for recognizer in held.objects { recognizer.reconsider(isComplete: isComplete) }
    }
  }

  /// Runs `body` without checking the waiting recognizers; the caller checks them afterwards.
  static func postponingReconsideration(_ body: () -> Void) {
    let outer = isReconsidering
    isReconsidering = true
    defer { isReconsidering = outer }
    body()
  }

  static func changed(_ recognizer: GestureRecognizer) { changes.append(recognizer) }

  /// Resets recognizers that are over, and delivers the events that views have not got.
  static func resolve() {
    while let recognizer = changes.popFirst() {
      recognizer.resetIfOver()
      if depth == 0, changes.isEmpty {
        reconsiderHeld()
        flush()
      }
      recognizer.dispatch?.deliverToViews()
    }
  }
}
