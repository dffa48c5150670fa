/// Decides for a recognizer which touches it gets and which others it recognizes with.
///
/// Each method has a default implementation. (A class uses the implementations of itself or its superclass at the
/// declaration of conformance: a subclass of a conforming class overrides only methods that that class implements.)
///
/// > Documented: UIGestureRecognizerDelegate, with its default answers.
@preconcurrency @MainActor
public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether a recognizer that has seen its gesture may recognize it; true unless answered.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool

  /// Whether a recognizer gets a finger that touches down; true unless answered.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool

  /// Whether a recognizer gets the fingers of an event that touch down; true unless answered.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: Event) -> Bool

  /// Whether two recognizers may recognize the same fingers; false unless answered. One delegate's yes is enough.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Whether the recognizer must wait until the other has failed; false unless answered.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Whether the other must wait until the recognizer has failed; false unless answered.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool
}
