/// Decides for a recognizer which touches it gets and which others it recognizes with.
///
/// Each method has a default implementation. (A class uses the implementations of itself or its superclass at the
/// declaration of conformance: a subclass of a conforming class overrides only methods that that class implements.)
/// > Documented: UIGestureRecognizerDelegate, with its default answers.
@preconcurrency @MainActor public protocol GestureRecognizerDelegate: AnyObject {
  /// Returns whether a recognizer that has seen its gesture may recognize it; true unless implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool

  /// Returns whether a recognizer receives a finger that touches down; true unless implemented.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool

  /// Returns whether a recognizer receives the fingers of an event that touch down; true unless implemented.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: Event) -> Bool

  /// Returns whether two recognizers may recognize the same fingers; false by default. One delegate's true is enough.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Returns whether the recognizer must wait until the other has failed; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Returns whether the other must wait until the recognizer has failed; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool
}

/// The answers of a delegate that does not implement a method.
extension GestureRecognizerDelegate {
  /// Returns true: the recognizer may recognize its gesture.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Returns true: the recognizer receives the finger.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { true }

  /// Returns true: the recognizer receives the fingers of the event.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: Event) -> Bool { true }

  /// Returns false: the two do not recognize the same fingers, unless the other's delegate allows it.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  /// Returns false: the recognizer does not wait for the other to fail.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  /// Returns false: the other does not wait for the recognizer to fail.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
}
