import HeadlessRecognizers
import HeadlessViews

/// A control of the toolkit, as assistive applications and the gesture recognizers of its superviews see it.
/// > Documented: "Attaching gesture recognizers to UIKit controls": controls handle these gestures before the
/// > recognizers of their superviews; a recognizer of the control itself recognizes first.
@MainActor package protocol StandardControl: Control {
  /// The traits of the control, without its state's.
  var standardTraits: AccessibilityTraits { get }

  /// Whether a tap of one finger changes the control, or runs its action; true unless declared.
  var handlesTaps: Bool { get }

  /// Whether the tracked finger drags a thumb or the like to the left and to the right; false by default.
  var handlesDrag: Bool { get }

  /// Whether the value that is read names the control, as "page 1 of 3" does; false by default.
  var isNamedByValue: Bool { get }
}

extension StandardControl {
  package var handlesTaps: Bool { true }
  package var handlesDrag: Bool { false }
  package var isNamedByValue: Bool { false }
}

extension Control {
  /// Returns whether the control handles the gesture of a superview's recognizer itself.
  final func handlesGesture(of recognizer: GestureRecognizer) -> Bool {
    guard let control = self as? any StandardControl, recognizer.view !== self else { return false }
    switch recognizer {
    case let tap as TapGestureRecognizer:
      return control.handlesTaps && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    case is PanGestureRecognizer, is SwipeGestureRecognizer:
      return recognizer.numberOfTouches == 1 && control.handlesDrag && fingerMovesSideways
    default: return false
    }
  }

  /// Whether the tracked finger has moved farther to a side than up or down, in the control's own coordinates.
  private var fingerMovesSideways: Bool {
    guard let touch = tracking.touch else { return false }
    let (start, end) = (tracking.start, touch.location(in: self))
    return abs(end.x - start.x) > abs(end.y - start.y)
  }

  final var suppliedAccessibilityTraits: AccessibilityTraits {
    var traits = (self as? any StandardControl)?.standardTraits ?? .none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
