import HeadlessViews

/// What need not be told because nobody can hear it: a button of no subclass has no overrides, and mostly nobody observes.
///
/// `UnheardLayoutTests` lives random stories with such buttons and with an empty subclass's, and compares all that shows.
extension Button {
  /// Whether the button is of no subclass, so that what stands behind a property is known: it need not be asked.
  final var isExactlyButton: Bool { ObjectIdentifier(type(of: self)) == ObjectIdentifier(Button.self) }

  /// Whether nobody can tell how the subviews come to their looks and places: in such a button's layout, unobserved.
  final var isUnheard: Bool { isExactlyButton && isLayingOut && !LayoutObservation.isActive }

  /// Whether such a button waits for its layout already, so that one more mark would say nothing new.
  final var isMarkedUnheard: Bool { needsLayout && isExactlyButton && !LayoutObservation.isActive }
}
