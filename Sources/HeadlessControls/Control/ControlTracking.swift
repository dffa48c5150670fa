import HeadlessViews

/// The finger that a control follows; kept outside the control, as most never meet one.
final class ControlTracking {
  /// The finger, while it is on its way.
  var touch: Touch?
  /// Whether the finger is on the control or near it.
  var isInside = false
  /// The event whose handlers run at present.
  var event: TouchEvent?
}
