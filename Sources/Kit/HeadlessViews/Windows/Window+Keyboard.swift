// Keys and presses go to the first responder of a window, without one to the window.

extension Window {
  /// Presses a key of a hardware keyboard, which sends the action of the first key command for it.
  ///
  /// The ``Responder/keyCommands`` of the first responder, or without one the window's, are searched first, then each
  /// responder's up the chain. The first responder on that way that can perform the action gets it; the command is the
  /// sender.
  /// > Documented: UIResponder.keyCommands. Differs: this method replaces the keyboard.
  ///
  /// - Parameters:
  ///   - input: The key: a character, or one of the `input…` constants of ``KeyCommand``.
  ///   - modifierFlags: The keys that are held down.
  /// - Returns: Whether a command was found and its action performed.
  /// - Complexity: O(*n*), where *n* is the number of responders up the chain and of their key commands.
  @discardableResult public final func pressKey(_ input: String, modifierFlags: KeyModifierFlags = []) -> Bool {
    let first = firstResponder ?? self
    let command = first.firstInChain { responder in
      responder.keyCommands?.first { $0.input == input && $0.modifierFlags == modifierFlags }
    }
    return command?.action.call(upFrom: first, command, nil) ?? false
  }

  /// Delivers presses, grouped by phase: at their beginning to the first responder, then to the same one.
  final func deliver(_ event: PressesEvent) {
    let first = firstResponder ?? self
    for press in event.allPresses where press.phase == .began { press.storedResponder = first }
    for phase in [Press.Phase.began, .changed, .ended, .cancelled] {
      let changed = event.allPresses.filter { $0.phase == phase }
      for (_, group) in Dictionary(grouping: changed, by: { $0.responder.map(ObjectIdentifier.init) }) {
        guard let responder = group.first?.responder else { continue }
        event.deliver(Set(group), phase, to: responder)
      }
    }
  }
}

extension PressesEvent {
  fileprivate final func deliver(_ presses: Set<Press>, _ phase: Press.Phase, to responder: Responder) {
    switch phase {
    case .began: responder.pressesBegan(presses, with: self)
    case .changed: responder.pressesChanged(presses, with: self)
    case .ended: responder.pressesEnded(presses, with: self)
    case .cancelled: responder.pressesCancelled(presses, with: self)
    case .stationary: break
    }
  }
}
