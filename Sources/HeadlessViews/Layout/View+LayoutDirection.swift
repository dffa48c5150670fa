/// Whether a view is mirrored in a right-to-left layout.
///
/// > Documented: UISemanticContentAttribute, with its raw values.
public enum SemanticContentAttribute: Int, Sendable {
  /// Mirrored with the language.
  case unspecified = 0
  /// Playback controls, never mirrored.
  case playback = 1
  /// Directions in space, never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

/// Where a layout begins.
public enum UserInterfaceLayoutDirection: Int, Sendable {
  /// At the left.
  case leftToRight = 0
  /// At the right.
  case rightToLeft = 1
}

extension View {
  final var layoutDirection: UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified: Screen.someAreMirrored && View.screen(of: windowLink).isMirrored ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  final func setSemanticContentAttribute(_ attribute: SemanticContentAttribute) {
    if attribute == semanticContentAttribute { return }
    changeMargins { rare.semanticContentAttribute = attribute }
    markNeedsLayout("semanticContentAttribute")
  }

  /// Where the layout of a view with an attribute begins in the system's language.
  ///
  /// > Documented: UIView.userInterfaceLayoutDirection(for:).
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: Screen.main.layoutDirection)
  }

  /// Where the layout of a view with an attribute begins within a direction.
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
