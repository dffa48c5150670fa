/// A target of a recognizer, with the call of its method or closure.
struct GestureTarget {
  let key: GestureTargetKey
  /// The object that has the method; nil for a closure, and when it was deallocated.
  weak var object: AnyObject?
  /// A closure that calls the target, unless it was deallocated.
  let perform: @MainActor (GestureRecognizer) -> Void

  /// The object that has the method; nil for a closure.
  var identity: ObjectIdentifier? {
    switch key {
    case .line(let identity, _), .selector(let identity, _): identity
    case .closure: nil
    }
  }

  /// The method's name, where it was registered by one.
  var selector: Selector? { if case .selector(_, let selector) = key { selector } else { nil } }
}

/// The identity of a target, by which it is registered once and removed.
enum GestureTargetKey: Hashable {
  /// A method of an object, known by the line of source that registered it.
  case line(ObjectIdentifier, String)
  /// A method of an object, known by its name.
  case selector(ObjectIdentifier, Selector)
  /// A closure, known by its number.
  case closure(Int)
}
