/// A semantic description of a view's content, which decides whether the view is mirrored in a right-to-left layout.
/// > Documented: UISemanticContentAttribute, with its raw values.
public enum SemanticContentAttribute: Int, Sendable {
  /// The view is mirrored in a right-to-left layout; the default.
  case unspecified = 0
  /// The view contains playback controls, which are not mirrored.
  case playback = 1
  /// The view contains directions in space, which are not mirrored.
  case spatial = 2
  /// The view has a left-to-right layout in every language.
  case forceLeftToRight = 3
  /// The view has a right-to-left layout in every language.
  case forceRightToLeft = 4
}

/// The direction in which leading and trailing edges are resolved.
public enum UserInterfaceLayoutDirection: Int, Sendable {
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right one.
  case rightToLeft = 1
}
