import HeadlessGeometry

/// The insets that a view inherits: its safe area, and the part of the superview's margins that reaches into it.
///
/// A view for which all of them have always been zero has none. They are current at any time; the layout pass notifies.
final class InsetState {
  /// The safe area of the view: the part of the superview's that reaches into it, plus the ``additionalSafeArea``.
  var safeArea = EdgeInsets.zero
  /// The part of the superview's margins that reaches into a view that preserves them.
  var superviewMargins = EdgeInsets.zero
  /// The least margins that the owner of the view wants, without the safe area.
  var minimumMargins = EdgeInsets.zero
  var additionalSafeArea = EdgeInsets.zero
  /// The values of the last notification, if they may have changed since.
  var announced: (safeArea: EdgeInsets, margins: EdgeInsets)?
}
