extension AccessibleObject {
  /// The traits that were set, or nil where the class may supply its own.
  package final var ownAccessibilityTraits: AccessibilityTraits? { accessibility.traits }

  /// The value that was set for whether it is an element, or nil for the class's default.
  package final var ownAccessibilityElement: Bool? { accessibility.isElement }

  /// The value that was set for whether it responds to user interaction, or nil for the class's default.
  package final var ownAccessibilityInteraction: Bool? { accessibility.respondsToUserInteraction }
}
