/// What recognizers have set off and still has to be done: actions first, then resets, then the views' touches.
@MainActor
enum GestureTurn {
  private static var depth = 0
  private static var actions: [GestureRecognizer] = []
  private static var changes: [GestureRecognizer] = []
  private static var held: [WeakGesture] = []

  /// Runs `body`, in which recognizers get an event; what they set off waits until all have got it.
  static func collect(_ body: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    body()
  }

  static func settleUnlessCollecting() {
    if depth > 0 { return }
    flush()
    settle()
  }

  // MARK: Actions

  /// Lets a recognizer send its actions; the same state twice in one event is sent once.
  static func queueAction(of recognizer: GestureRecognizer) {
    changed(recognizer)
    if recognizer.actionsWaiting > 0 { return }
    recognizer.actionsWaiting += 1
    actions.append(recognizer)
  }

  static func flush() {
    while !actions.isEmpty {
      let recognizer = actions.removeFirst()
      recognizer.actionsWaiting -= 1
      recognizer.sendActions()
      changed(recognizer)
    }
  }

  // MARK: Waiting for others

  static func hold(_ recognizer: GestureRecognizer) {
    if held.contains(where: { $0.recognizer === recognizer }) { return }
    held.append(WeakGesture(recognizer: recognizer))
  }

  /// Asks those that wait again, now that one of the others has made up its mind.
  static func reconsiderHeld() {
    held.removeAll { $0.recognizer?.heldState == nil }
    for recognizer in held.compactMap(\.recognizer) { recognizer.reconsider() }
  }

  // MARK: The end of a turn

  static func changed(_ recognizer: GestureRecognizer) {
    changes.append(recognizer)
  }

  /// Resets what is over, and lets the views hear what was kept from them.
  static func settle() {
    while !changes.isEmpty {
      let recognizer = changes.removeFirst()
      recognizer.resetIfOver()
      if depth == 0, changes.isEmpty {
        reconsiderHeld()
        flush()
      }
      recognizer.dispatch?.tellViews()
    }
  }
}
