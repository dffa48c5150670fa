import HeadlessLayers

extension View {
  /// Attaches a recognizer; one that is attached to another view is removed from it first.
  final func attach(_ recognizer: GestureRecognizer) {
    if recognizer.owner === self { return }
    recognizer.owner?.removeGestureRecognizer(recognizer)
    if rare.gestureRecognizers == nil { rare.gestureRecognizers = KeyedList() }
    rare.gestureRecognizers?.set(recognizer, for: ObjectIdentifier(recognizer))
    recognizer.owner = self
  }

  /// Detaches a recognizer, which cancels its gesture; one that is attached elsewhere stays there.
  final func detach(_ recognizer: GestureRecognizer) {
    guard recognizer.owner === self else { return }
    rare.gestureRecognizers?.removeValue(for: ObjectIdentifier(recognizer))
    recognizer.owner = nil
    recognizer.abandon()
  }

  final func setGestureRecognizers(_ recognizers: [GestureRecognizer]) {
    let kept = Set(recognizers.map { ObjectIdentifier($0) })
    for old in rare.gestureRecognizers?.values ?? [] where !kept.contains(ObjectIdentifier(old)) {
      removeGestureRecognizer(old)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
