extension ConformanceScene {
  /// Scroll views.
  static let scrolling = scrollOffsets + scrollInsets + scrollMotions
}
