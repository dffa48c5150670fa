/// A semantic description of a view's content, which decides whether the view is mirrored in a right-to-left layout.
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

/// The direction in which leading and trailing edges are resolved.
public enum UserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
