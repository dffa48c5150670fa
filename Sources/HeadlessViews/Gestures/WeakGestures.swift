import HeadlessLayers

/// A recognizer that is not kept alive.
struct WeakGesture {
  weak var recognizer: GestureRecognizer?
}

/// Recognizers in the order in which they were added, each once; none of them is kept alive.
typealias WeakGestures = KeyedList<ObjectIdentifier, WeakGesture>

extension WeakGestures {
  /// Those that are still there.
  var recognizers: [GestureRecognizer] { values.compactMap(\.recognizer) }

  /// Whether a recognizer was added.
  func contains(_ recognizer: GestureRecognizer) -> Bool {
    value(for: ObjectIdentifier(recognizer))?.recognizer === recognizer
  }

  /// Adds a recognizer at the end, unless it was added before.
  mutating func add(_ recognizer: GestureRecognizer) {
    let key = ObjectIdentifier(recognizer)
    // An object that has gone may have had the same identity.
    if let known = value(for: key), known.recognizer !== recognizer { removeValue(for: key) }
    set(WeakGesture(recognizer: recognizer), for: key)
    // Those that have gone leave whenever there are twice as many as the last time.
    if count & (count - 1) == 0 { removeAll { $0.recognizer == nil } }
  }

  /// Removes a recognizer.
  mutating func remove(_ recognizer: GestureRecognizer) {
    removeValue(for: ObjectIdentifier(recognizer))
  }
}
