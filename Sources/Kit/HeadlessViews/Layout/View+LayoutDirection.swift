extension View {
  final var layoutDirection: UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified: isMirroredByTraits ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// Whether the layout direction of the traits is right to left: the screen's, unless an override is above the view.
  private var isMirroredByTraits: Bool {
    flags.contains(.inheritsDirection)
      ? inheritedTraits.collection.layoutDirection == .rightToLeft
      : Screen.someAreMirrored && View.screen(of: windowLink).isMirrored
  }

  final func setSemanticContentAttribute(_ attribute: SemanticContentAttribute) {
    if attribute == semanticContentAttribute { return }
    changeMargins { rare.semanticContentAttribute = attribute }
    if flags.contains(.hasLayoutItem) { constraintInputsDidChange() }
    markNeedsLayout("semanticContentAttribute")
  }

  /// Returns the layout direction for an attribute in the system's language.
  /// > Documented: UIView.userInterfaceLayoutDirection(for:).
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: Screen.main.layoutDirection)
  }

  /// Returns the layout direction for an attribute within a direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: SemanticContentAttribute, relativeTo layoutDirection: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
