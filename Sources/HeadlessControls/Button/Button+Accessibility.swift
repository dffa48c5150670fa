import HeadlessViews

extension Button {
  /// What the button is, with what its state says.
  final var suppliedAccessibilityTraits: AccessibilityTraits {
    var traits = AccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
