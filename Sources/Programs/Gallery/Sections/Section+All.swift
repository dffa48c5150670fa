extension Section {
  /// Every section, in the order they are shown.
  static let all: [Section] = [
    .defaultButton, .alignments, .insets, .rightToLeft, .typesAndStates, .edgeInsets, .rectHooks, .storedRects,
    .imageAboveTitle, .lazySubviews, .ownControl, .readyMade, .positions, .styledButtons, .constraints, .stackViews,
    .conflict, .configurations, .configuredContent, .bothWays, .inputControls, .scrolling, .gestures, .apps,
    .voiceOver,
  ]
}
