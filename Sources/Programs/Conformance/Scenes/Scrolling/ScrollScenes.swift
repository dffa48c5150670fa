extension ConformanceScene {
  static let scrolling = scrollOffsets + scrollInsets + scrollMotions
}
